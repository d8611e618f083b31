/// Asks for a list to be sorted, and gives it along.
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
