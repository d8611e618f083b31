import HeadlessUI

/// Imports the view layer without using it, so later code could use it unnoticed.
private final class GreetingsViewModel {
  private(set) var greetingText = "Hello"
}
