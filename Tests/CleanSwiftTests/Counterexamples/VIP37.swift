import HeadlessUI

@testable import CleanSwift

/// Assumes that its scene still exists, as the routers of well-known samples do.
final class RecklessRouter: Router, CountriesRoutingLogic {
  var dataStore: (any CountriesDataStore)?

  func routeToFilms(segue: UIStoryboardSegue?) {
    let storyboard = viewController!.storyboard!
    let films = storyboard.instantiateViewController(identifier: "Films") as! FilmsViewController
    films.router!.dataStore!.country = dataStore!.selectedCountry
    viewController!.navigationController!.pushViewController(films, animated: true)
  }

  func routeToFavourites(segue: UIStoryboardSegue?) {}
}
