import ApiSession
import Catalogue
import HeadlessUI

@testable import MVVMFC

/// The plain program's flow controller.
class PlainFlowController: CountriesFlowControllerType {
  weak var viewController: UIViewController?

  let dependencies: any DependencyManager

  required init(dependencies: any DependencyManager) {
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
