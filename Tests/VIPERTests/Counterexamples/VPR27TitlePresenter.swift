import HeadlessUI

/// Speaks to whatever screen there is in the toolkit's words, and to no view of its own.
private final class TitlePresenter {
  weak var view: UIViewController?

  func greeted(_ greeting: String) {
    view?.title = greeting
  }
}
