/// Has a field in a request that has nothing to carry.
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
