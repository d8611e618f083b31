import HeadlessUI

@testable import CleanSwift

/// The plain program's router.
class PlainRouter: Router, CountriesRoutingLogic, CountriesDataPassing {
  var dataStore: (any CountriesDataStore)?

  required override init() {}

  func routeToFilms(segue: UIStoryboardSegue?) {
    guard let films = instantiateFilms() else { return }
    passData(to: films)
    show(films)
  }

  func routeToRegions(segue: UIStoryboardSegue?) {}

  func routeToFavourites(segue: UIStoryboardSegue?) {}

  func instantiateFilms() -> FilmsViewController? {
    instantiate("Films") as? FilmsViewController
  }

  func passData(to films: FilmsViewController) {
    films.router?.dataStore?.country = dataStore?.selectedCountry
  }
}
