/// Adds a field to a request that needs none.
private enum Greetings {
  enum Greet {
    struct Request {
      let isReserved: Bool
    }
  }
}

private final class GreetingsInteractor {
  func greet(request: Greetings.Greet.Request) {}
}
