import Catalogue
import HeadlessUI

@testable import VIPER

/// Leads on from the favourites, and shows their failures.
final class FavouritesWireframe: @MainActor FavouritesRouting {
  weak var viewController: UIViewController?

  private let store: any DataStore
  private let storyboard: UIStoryboard
  /// Repeats what failed last.
  private var retry: (() -> Void)?

  init(store: any DataStore, storyboard: UIStoryboard) {
    self.store = store
    self.storyboard = storyboard
  }

  func showFilm(_ id: String, titled title: String) {
    let film = FilmWireframe.makeModule(film: id, titled: title, store: store, storyboard: storyboard)
    viewController?.navigationController?.pushViewController(film, animated: true)
  }

  func showFailure(_ message: String, retry: @escaping () -> Void) {
    if let alert = viewController?.presentedViewController as? UIAlertController {
      guard !alert.isBeingDismissed else { return }
      alert.message = message
      self.retry = retry
      return
    }
    guard let viewController, viewController.isInFront else { return }
    self.retry = retry
    let alert = UIAlertController(title: strings("failure.title"), message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: strings("failure.cancel"), style: .cancel))
    alert.addAction(
      UIAlertAction(title: strings("failure.retry"), style: .default) { [weak self] _ in self?.retry?() })
    viewController.present(alert, animated: true)
  }
}

extension FavouritesWireframe {
  /// Creates the module of the favourites, and returns its view controller.
  static func makeModule(store: any DataStore, storyboard: UIStoryboard) -> UIViewController {
    let listFavourites = ListFavouritesInteractor(store: store)
    let wireframe = FavouritesWireframe(store: store, storyboard: storyboard)
    let presenter = FavouritesPresenter(listFavourites: listFavourites, wireframe: wireframe)
    listFavourites.output = presenter
    let view = storyboard.instantiateViewController(identifier: "Favourites") {
      FavouritesViewController(presenter: presenter)
    }
    presenter.view = view
    wireframe.viewController = view
    return view
  }
}
