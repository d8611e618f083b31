import Catalogue
import HeadlessUI

/// Opens the screens that follow the list of countries.
final class CountriesFlowController: FlowController, CountriesFlowControllerType {
  func showFilms(of country: Country) {
    FilmsFactory.pushIn(
      viewController?.navigationController, country: country, dependencies: dependencies)
  }

  func showFavourites() {
    FavouritesFactory.pushIn(viewController?.navigationController, dependencies: dependencies)
  }
}
