/// Logs with `print` instead of the shared tool.
private final class GreetingsViewModel {
  private(set) var items: [String] = []

  func reload() {
    items = ["Hello"]
    print("loaded \(items.count) greetings")
  }
}
