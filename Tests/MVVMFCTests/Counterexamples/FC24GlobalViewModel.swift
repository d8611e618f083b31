/// The greetings of every view model.
private var greetings = ["Hello"]

/// Reads a global variable, so a test cannot give it other greetings.
private final class GreetingsViewModel {
  private(set) var items: [String] = []

  func reload() {
    items = greetings
  }
}
