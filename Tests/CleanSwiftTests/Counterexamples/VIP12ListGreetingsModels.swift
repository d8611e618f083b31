/// Sends the list that is to be sorted.
private enum Greetings {
  enum Sort {
    struct Request {
      let entries: [Entry]
    }

    struct Response {
      let entries: [Entry]
    }
  }

  struct Entry {
    let name: String
  }
}
