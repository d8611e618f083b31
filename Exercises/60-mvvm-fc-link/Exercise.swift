import Catalogue
import HeadlessUI

@testable import MVVMFC

/// Opens the screens that a link leads to, and shows failures over whatever is in front.
final class LinkFlowController: FlowController, @MainActor LinkFlowControllerType {
  weak var window: UIWindow?

  override var navigationController: UINavigationController? {
    window?.rootViewController as? UINavigationController
  }

  func showFilm(_ details: FilmDetails) {
    guard let navigationController else { return }
    let films = details.countries.prefix(1).map {
      FilmsFactory.create(country: $0, dependencies: dependencies)
    }
    let film = FilmFactory.create(film: details.film, dependencies: dependencies)
    navigationController.setViewControllers(
      navigationController.viewControllers.prefix(1) + films + [film], animated: true)
  }

  override func show(failure: String, retry: @escaping () -> Void) {
    whenAtRest { [weak self] in
      guard let self, var front: UIViewController = navigationController else { return }
      while let next = front.presentedViewController { front = next }
      AlertFactory.showIn(front, message: failure, retry: retry, dependencies: dependencies)
    }
  }

  /// Calls `body` at once, or else at the end of the transition that is under way, perhaps in another tab.
  private func whenAtRest(_ body: @escaping () -> Void) {
    let shown = navigationController?.tabBarController?.selectedViewController ?? navigationController
    guard let transition = shown?.transitionCoordinator else { return body() }
    transition.animate(alongsideTransition: nil) { [weak self] _ in self?.whenAtRest(body) }
  }
}
