/// The notifications of a list of greetings.
private protocol GreetingsViewModelDelegate: AnyObject {
  func reloadTable()
}

/// Says what to do with the table, instead of what has changed.
private final class GreetingsViewModel {
  weak var delegate: (any GreetingsViewModelDelegate)?

  func reload() {
    delegate?.reloadTable()
  }
}
