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
/// Navigates by segue: the view controller performs the segue, and `prepare(for:sender:)` calls the router, which
/// passes the data.
final class CountriesRouter: Router, CountriesDataPassing {
  var dataStore: (any CountriesDataStore)?
}

extension CountriesRouter: CountriesRoutingLogic {
  func routeToFilms(segue: UIStoryboardSegue?) {
    let destination = segue?.destination ?? instantiate("Films")
    guard let films = destination as? FilmsViewController else { return }
    // Set before the view loads, because viewDidLoad fetches.
    films.router?.dataStore?.country = dataStore?.selectedCountry
    if segue == nil { show(films) }
  }

  func routeToFavourites(segue: UIStoryboardSegue?) {
    // The favourites need no data from here.
    if segue == nil, let favourites = instantiate("Favourites") { show(favourites) }
  }
}
