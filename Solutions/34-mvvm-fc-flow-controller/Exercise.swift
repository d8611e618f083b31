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
    guard let navigationController = viewController?.navigationController else { return }
    FilmFactory.pushIn(navigationController, film: film, dependencies: dependencies)
  }

  func show(apiError: ApiError, retry: @escaping () -> Void) {
    show(failure: apiError.message, retry: retry)
  }

  func show(favouritesError: FavouritesError, retry: @escaping () -> Void) {
    show(failure: favouritesError.description, retry: retry)
  }

  /// Shows a failure over the screen.
  private func show(failure: String, retry: @escaping () -> Void) {
    guard let viewController else { return }
    AlertFactory.showIn(viewController, message: failure, retry: retry, dependencies: dependencies)
  }
}
