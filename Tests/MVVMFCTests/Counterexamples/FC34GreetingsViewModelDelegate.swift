/// The notices from a list of greetings to its view controller.
private protocol GreetingsViewModelDelegate: AnyObject {
  func reloadTable()
}

/// Says what is to be done with the screen, instead of what has changed.
private final class GreetingsViewModel {
  weak var delegate: (any GreetingsViewModelDelegate)?

  func reload() {
    delegate?.reloadTable()
  }
}
