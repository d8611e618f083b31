@testable import VIPER

private protocol GreetingView: AnyObject {
  func show(mark: String)
}

/// Has an entity, and changes it as soon as the user taps.
private final class GreetingPresenter {
  weak var view: (any GreetingView)?
  private var mark: Mark

  init(mark: Mark) {
    self.mark = mark
  }

  func markWasTapped() {
    self.mark.isSet = !mark.isSet
    view?.show(mark: mark.isSet ? "Unmark" : "Mark")
  }
}
