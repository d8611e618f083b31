import HeadlessUI

@testable import CleanSwift

/// Takes it for granted that its scene is there, as the routers of well-known samples do.
final class RecklessRouter: CountriesRoutingLogic {
  weak var viewController: UIViewController?
  var dataStore: (any CountriesDataStore)?

  func routeToFilms(segue: UIStoryboardSegue?) {
    let storyboard = viewController!.storyboard!
    let films = storyboard.instantiateViewController(identifier: "Films") as! FilmsViewController
    films.router!.dataStore!.country = dataStore!.openedCountry
    viewController!.navigationController!.pushViewController(films, animated: true)
  }

  func routeToFavourites(segue: UIStoryboardSegue?) {}
}
