import Catalogue
import HeadlessUI

/// Shows the first screen, alone or in one of two tabs, and the film that a link leads to: owns the window, and the
/// navigation controller in it.
class RootWireframe {
  private let window: UIWindow
  private let navigationController = UINavigationController()
  let store: any DataStore
  let storyboard: UIStoryboard

  init(window: UIWindow, store: any DataStore, storyboard: UIStoryboard) {
    self.window = window
    self.store = store
    self.storyboard = storyboard
  }

  /// Shows the first screen in the window.
  func show(_ first: UIViewController) {
    show(first, in: navigationController)
  }

  /// Shows the first screen in a tab of the window, and another one beside it, each in a stack of its own.
  func show(_ first: UIViewController, beside second: UIViewController) {
    let tabs = UITabBarController()
    tabs.viewControllers = [navigationController, UINavigationController(rootViewController: second)]
    show(first, in: tabs)
  }

  private func show(_ first: UIViewController, in root: UIViewController) {
    navigationController.setViewControllers([first], animated: false)
    navigationController.isToolbarHidden = false
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  /// Creates the module of a country's films.
  func makeFilms(ofCountry code: String, named name: String) -> UIViewController {
    FilmsWireframe.makeModule(ofCountry: code, named: name, store: store, storyboard: storyboard)
  }

  /// Creates the module of a film.
  func makeFilm(_ id: String, titled title: String) -> UIViewController {
    FilmWireframe.makeModule(film: id, titled: title, store: store, storyboard: storyboard)
  }
}

extension RootWireframe: LinkRouting {
  func showFilm(_ id: String, titled title: String, ofCountry code: String?, named name: String?) {
    var screens: [UIViewController] = []
    if let code, let name { screens.append(makeFilms(ofCountry: code, named: name)) }
    screens.append(makeFilm(id, titled: title))
    whenAtRest { [weak self] in self?.showAboveFirst(screens) }
  }

  /// Shows `message` in an alert over whatever is in front, as soon as no screens are changing.
  func showFailure(_ message: String, retry: @escaping () -> Void) {
    let alert = UIAlertController.failure(message, retry: retry)
    whenAtRest { [weak self] in self?.presentInFront(alert) }
  }

  /// Calls `body` at once, or else at the end of the transition that is under way, in the selected tab or in front of it.
  private func whenAtRest(_ body: @escaping () -> Void) {
    let selected = navigationController.tabBarController?.selectedViewController ?? navigationController
    guard let transition = selected.transitionCoordinator ?? front.transitionCoordinator else {
      return body()
    }
    transition.animate(alongsideTransition: nil) { [weak self] _ in self?.whenAtRest(body) }
  }

  /// Replaces all screens but the first, and selects the tab that they are in, if there is one. What is presented is
  /// dismissed before; the delegate of a sheet is told, as if the user had swiped it away.
  private func showAboveFirst(_ screens: [UIViewController]) {
    guard let presentation = navigationController.presentedViewController?.presentationController else {
      navigationController.setViewControllers(
        navigationController.viewControllers.prefix(1) + screens, animated: true)
      navigationController.tabBarController?.selectedViewController = navigationController
      return
    }
    navigationController.dismiss(animated: true) { [weak self] in
      presentation.delegate?.presentationControllerDidDismiss(presentation)
      self?.showAboveFirst(screens)
    }
  }

  /// Presents an alert over whatever is in front.
  private func presentInFront(_ alert: UIAlertController) {
    front.present(alert, animated: true)
  }

  /// The last of the controllers that are presented, or else the one around all others.
  private var front: UIViewController {
    var front: UIViewController = navigationController.tabBarController ?? navigationController
    while let next = front.presentedViewController { front = next }
    return front
  }
}

extension RootWireframe {
  /// Creates the module that opens links, and returns its presenter.
  func makeLinks() -> any LinkEventHandler {
    let findFilm = FindLinkedFilmInteractor(store: store)
    let presenter = LinkPresenter(findFilm: findFilm, wireframe: self)
    findFilm.output = presenter
    return presenter
  }
}
