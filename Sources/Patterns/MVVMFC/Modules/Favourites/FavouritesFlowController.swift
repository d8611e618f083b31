import ApiSession
import Catalogue
import HeadlessUI

/// Leads on from the favourites.
final class FavouritesFlowController: FavouritesFlowControllerType {
  weak var viewController: UIViewController?

  private let dependencies: any DependencyManager

  init(dependencies: any DependencyManager) {
    self.dependencies = dependencies
  }

  func show(film: Film) {
    dependencies.factories.film.pushIn(
      viewController?.navigationController, film: film, dependencies: dependencies)
  }

  func show(apiError: ApiError, retry: @escaping () -> Void) {
    dependencies.factories.alert.showIn(
      viewController, message: apiError.message, retry: retry, dependencies: dependencies)
  }

  func show(favouritesError: FavouritesError, retry: @escaping () -> Void) {
    dependencies.factories.alert.showIn(
      viewController, message: favouritesError.description, retry: retry, dependencies: dependencies)
  }
}
