/// Puts a completion handler into the request.
private enum Greetings {
  enum Greet {
    struct Request {
      let completion: (String) -> Void
    }
  }
}
