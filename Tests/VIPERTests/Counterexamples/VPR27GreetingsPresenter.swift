import HeadlessUI

/// A screen of greetings.
private final class GreetingsViewController: UIViewController {
  func show(_ greeting: String) {}
}

/// Cannot be run without the screen itself.
private final class GreetingsPresenter {
  weak var view: GreetingsViewController?

  func greeted(_ greeting: String) {
    view?.show(greeting)
  }
}
