/// Decides which greetings to show and in which order: two business rules where only formatting belongs.
private final class GreetingsPresenter {
  func presentFetch(greetings: [String]) -> [String] {
    greetings.filter { !$0.isEmpty }.sorted()
  }
}
