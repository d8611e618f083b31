/// Prepares a greeting, and has no way on.
private final class GreetingsViewModel {
  private(set) var greetingText = ""

  func reload() {
    greetingText = "Hello"
  }
}
