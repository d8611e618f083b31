/// Every view model's greetings.
private var greetings = ["Hello"]

/// Cannot be given other greetings.
private final class GreetingsViewModel {
  private(set) var items: [String] = []

  func reload() {
    items = greetings
  }
}
