import Catalogue
import HeadlessUI

@testable import VIPER

/// Leads on from the favourites, and shows their failures.
final class FavouritesWireframe: @MainActor FavouritesRouting {
  var viewController: UIViewController?

  private let rootWireframe: any RootRouting
  /// Repeats what failed last.
  private var retry: (() -> Void)?

  init(rootWireframe: any RootRouting) {
    self.rootWireframe = rootWireframe
  }

  func showFilm(_ id: String, titled title: String) {
    rootWireframe.show(.film(id: id, title: title))
  }

  func showFailure(_ message: String, retry: @escaping () -> Void) {
    guard let viewController, viewController.viewIfLoaded?.window != nil else { return }
    self.retry = retry
    if let alert = viewController.presentedViewController as? UIAlertController {
      alert.message = message
      return
    }
    let alert = UIAlertController(title: strings("failure.title"), message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: strings("failure.cancel"), style: .cancel))
    alert.addAction(
      UIAlertAction(title: strings("failure.retry"), style: .default) { [weak self] _ in self?.retry?() })
    viewController.present(alert, animated: true)
  }
}
