/// Tells the developer what it does, in a way of its own.
private final class GreetingsViewModel {
  private(set) var items: [String] = []

  func reload() {
    items = ["Hello"]
    print("loaded \(items.count) greetings")
  }
}
