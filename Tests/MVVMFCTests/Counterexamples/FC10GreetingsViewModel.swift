/// Prepares a greeting, and has no flow controller.
private final class GreetingsViewModel {
  private(set) var greetingText = ""

  func reload() {
    greetingText = "Hello"
  }
}
