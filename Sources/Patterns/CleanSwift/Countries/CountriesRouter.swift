import HeadlessUI

/// The scenes that the list of countries leads to.
protocol CountriesRoutingLogic: AnyObject {
  func routeToFilms(segue: UIStoryboardSegue?)
  func routeToFavourites(segue: UIStoryboardSegue?)
}

/// The data that the list of countries passes on.
protocol CountriesDataPassing: AnyObject {
  var dataStore: (any CountriesDataStore)? { get }
}

/// Leads from the list of countries to the films of a country and to the favourites.
///
/// Only this scene leads to these two, so the storyboard has a segue to each. The view controller performs the segue,
/// and the router passes the data while the segue is prepared. Without a segue, the router shows the scene in code.
final class CountriesRouter: FailureRouter, CountriesDataPassing {
  var dataStore: (any CountriesDataStore)?
}

extension CountriesRouter: CountriesRoutingLogic {
  func routeToFilms(segue: UIStoryboardSegue?) {
    let destination = segue?.destination ?? instantiate("Films")
    guard let films = destination as? FilmsViewController else { return }
    films.router?.dataStore?.country = dataStore?.selectedCountry
    if segue == nil { show(films) }
  }

  func routeToFavourites(segue: UIStoryboardSegue?) {
    // The favourites need no data from here.
    if segue == nil, let favourites = instantiate("Favourites") { show(favourites) }
  }

  private func instantiate(_ scene: String) -> UIViewController? {
    viewController?.storyboard?.instantiateViewController(identifier: scene)
  }

  private func show(_ destination: UIViewController) {
    viewController?.navigationController?.pushViewController(destination, animated: true)
  }
}
