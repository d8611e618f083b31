import ApiSession
import Catalogue
import HeadlessUI

/// Leads on from the list of countries.
final class CountriesFlowController: CountriesFlowControllerType {
  weak var viewController: UIViewController?

  private let dependencies: any DependencyManager

  init(dependencies: any DependencyManager) {
    self.dependencies = dependencies
  }

  func showFilms(of country: Country) {
    dependencies.factories.films.pushIn(
      viewController?.navigationController, country: country, dependencies: dependencies)
  }

  func showFavourites() {
    dependencies.factories.favourites.pushIn(
      viewController?.navigationController, dependencies: dependencies)
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
