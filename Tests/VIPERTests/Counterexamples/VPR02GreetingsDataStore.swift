/// Decides which greetings are fit for use, which is a rule of the app.
private final class GreetingsDataStore {
  private var greetings: [String] = []

  func politeGreetings() -> [String] {
    greetings.filter { $0.hasPrefix("Good") }
  }
}
