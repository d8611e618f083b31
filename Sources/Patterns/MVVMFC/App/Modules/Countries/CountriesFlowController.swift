import Catalogue
import HeadlessUI

/// Opens the screens that follow the list of countries.
final class CountriesFlowController: FlowController, CountriesFlowControllerType {
  func showFilms(of country: Country) {
    guard let navigationController else { return }
    FilmsFactory.pushIn(navigationController, country: country, dependencies: dependencies)
  }

  func showFavourites() {
    guard let navigationController else { return }
    FavouritesFactory.pushIn(navigationController, dependencies: dependencies)
  }
}
