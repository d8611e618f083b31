import HeadlessUI

/// Does not need what it imports, and no compiler will object to what comes next.
private final class GreetingsViewModel {
  private(set) var greetingText = "Hello"
}
