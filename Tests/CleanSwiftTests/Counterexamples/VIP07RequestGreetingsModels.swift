/// Asks to be called back.
private enum Greetings {
  enum Greet {
    struct Request {
      let completion: (String) -> Void
    }
  }
}
