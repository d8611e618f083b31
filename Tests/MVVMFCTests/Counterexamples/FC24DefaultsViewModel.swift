import Foundation

/// Reads the user defaults, which its initializer does not show.
private final class GreetingsViewModel {
  private(set) var greetingText = ""

  func reload() {
    greetingText = UserDefaults.standard.string(forKey: "greeting") ?? ""
  }
}
