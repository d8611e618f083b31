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
final class CountriesRouter: Router, CountriesDataPassing {
  var dataStore: (any CountriesDataStore)?
}

extension CountriesRouter: CountriesRoutingLogic {
  func routeToFilms(segue _: UIStoryboardSegue?) {
    guard let films = instantiate("Films") as? FilmsViewController else { return }
    // Set before the view loads, because viewDidLoad fetches.
    films.router?.dataStore?.country = dataStore?.selectedCountry
    show(films)
  }

  func routeToFavourites(segue _: UIStoryboardSegue?) {
    guard let favourites = instantiate("Favourites") else { return }
    show(favourites)
  }
}
