import Foundation

/// Keeps what was greeted last where no signature tells of it.
private final class GreetingsViewModel {
  private(set) var greetingText = ""

  func reload() {
    greetingText = UserDefaults.standard.string(forKey: "greeting") ?? ""
  }
}
