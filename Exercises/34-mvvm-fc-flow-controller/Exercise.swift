import Catalogue
import HeadlessUI
import Library

@testable import MVVMFC

/// Opens the screens that follow the favourites, and shows their failures.
final class FavouritesFlowController: @MainActor FavouritesFlowControllerType {
  weak var viewController: UIViewController?

  private let dependencies: any DependencyManager

  init(dependencies: any DependencyManager) {
    self.dependencies = dependencies
  }

  func showFilm(_ film: Film) {
  }

  func show(apiError: ApiError, retry: @escaping () -> Void) {
  }

  func show(favouritesError: FavouritesError, retry: @escaping () -> Void) {
  }
}
