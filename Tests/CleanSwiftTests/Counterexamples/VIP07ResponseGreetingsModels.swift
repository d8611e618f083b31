/// Responds with an object.
private enum Greetings {
  enum Greet {
    struct Response {
      let guest: Guest
    }
  }

  final class Guest {
    var name = "Ada"
  }
}
