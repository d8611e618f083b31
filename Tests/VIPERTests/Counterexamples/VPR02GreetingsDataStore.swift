/// Decides which greetings are polite, which is a business rule.
private final class GreetingsDataStore {
  private var greetings: [String] = []

  func politeGreetings() -> [String] {
    greetings.filter { $0.hasPrefix("Good") }
  }
}
