/// The models of the scene, declared in the file of one component.
private enum Greetings {
  enum Fetch {
    struct Request {}

    struct Response {
      let greeting: String
    }
  }
}

private final class GreetingsInteractor {
  func fetch(request: Greetings.Fetch.Request) -> Greetings.Fetch.Response {
    Greetings.Fetch.Response(greeting: "Hello")
  }
}
