import HeadlessUI

/// The scenes that the list of countries leads to.
protocol CountriesRoutingLogic: AnyObject {
  func routeToFilms(segue: UIStoryboardSegue?)
  func routeToRegions(segue: UIStoryboardSegue?)
  func routeToFavourites(segue: UIStoryboardSegue?)
}

/// The data that the list of countries passes on.
protocol CountriesDataPassing: AnyObject {
  var dataStore: (any CountriesDataStore)? { get }
}

/// Leads from the list of countries to the films of a country, the regions and the favourites.
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

  func routeToRegions(segue _: UIStoryboardSegue?) {
    guard let regions = instantiate("Regions") as? RegionsViewController else { return }
    regions.router?.dataStore?.region = dataStore?.region
    regions.delegate = viewController as? any RegionsDelegate
    let navigation = UINavigationController(rootViewController: regions)
    navigation.presentationController?.delegate = regions
    viewController?.present(navigation, animated: true)
  }

  func routeToFavourites(segue _: UIStoryboardSegue?) {
    guard let favourites = instantiate("Favourites") else { return }
    show(favourites)
  }
}
