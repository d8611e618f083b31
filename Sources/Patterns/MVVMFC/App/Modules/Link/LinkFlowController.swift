import Catalogue
import HeadlessUI

/// Opens the screens that a link leads to, and shows failures over whatever is in front.
class LinkFlowController: FlowController, LinkFlowControllerType {
  weak var window: UIWindow?

  /// The stack of the countries: the window's only one, or that of the first tab.
  override var navigationController: UINavigationController? {
    let root = window?.rootViewController
    return ((root as? UITabBarController)?.viewControllers?.first ?? root) as? UINavigationController
  }

  func showFilm(_ details: FilmDetails) {
    showAboveFirst { [dependencies] in
      details.countries.prefix(1).map { FilmsFactory.create(country: $0, dependencies: dependencies) }
        + [FilmFactory.create(film: details.film, dependencies: dependencies)]
    }
  }

  /// Shows screens in place of all but the first, as soon as no screens are changing; only then they are created.
  func showAboveFirst(_ makeScreens: @escaping () -> [UIViewController]) {
    whenAtRest { [weak self] in self?.replaceAllButFirst(with: makeScreens) }
  }

  override func show(failure: String, retry: @escaping () -> Void) {
    whenAtRest { [weak self] in
      guard let self, let front else { return }
      AlertFactory.showIn(front, message: failure, retry: retry, dependencies: dependencies)
    }
  }

  /// The last of the controllers that are presented, or else the one around all others.
  private var front: UIViewController? {
    var front = window?.rootViewController
    while let next = front?.presentedViewController { front = next }
    return front
  }

  /// Calls `body` at once, or else at the end of the transition that is under way, in the selected tab or in front of it.
  private func whenAtRest(_ body: @escaping () -> Void) {
    let selected = navigationController?.tabBarController?.selectedViewController ?? navigationController
    guard let transition = selected?.transitionCoordinator ?? front?.transitionCoordinator else {
      return body()
    }
    transition.animate(alongsideTransition: nil) { [weak self] _ in self?.whenAtRest(body) }
  }

  /// Replaces all screens but the first, and selects the tab that they are in, if there is one. What is presented is
  /// dismissed before; the delegate of a sheet is told, as if the user had swiped it away.
  private func replaceAllButFirst(with makeScreens: @escaping () -> [UIViewController]) {
    guard let navigationController else { return }
    guard let presentation = navigationController.presentedViewController?.presentationController else {
      navigationController.setViewControllers(
        navigationController.viewControllers.prefix(1) + makeScreens(), animated: true)
      navigationController.tabBarController?.selectedViewController = navigationController
      return
    }
    navigationController.dismiss(animated: true) { [weak self] in
      presentation.delegate?.presentationControllerDidDismiss(presentation)
      self?.replaceAllButFirst(with: makeScreens)
    }
  }
}
