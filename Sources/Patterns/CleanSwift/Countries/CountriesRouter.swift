import HeadlessUI

/// Where the list of countries leads.
protocol CountriesRoutingLogic: AnyObject {
  func routeToFilms(segue: UIStoryboardSegue?)
  func routeToFavourites(segue: UIStoryboardSegue?)
}

/// Where the list of countries keeps what it passes on.
protocol CountriesDataPassing: AnyObject {
  var dataStore: (any CountriesDataStore)? { get }
}

/// Leads on from the list of countries.
final class CountriesRouter: CountriesRoutingLogic, CountriesDataPassing {
  weak var viewController: UIViewController?
  var dataStore: (any CountriesDataStore)?

  func routeToFilms(segue: UIStoryboardSegue?) {
    let destination = segue?.destination ?? instantiate("Films")
    guard let films = destination as? FilmsViewController else { return }
    films.router?.dataStore?.country = dataStore?.openedCountry
    if segue == nil { show(films) }
  }

  func routeToFavourites(segue: UIStoryboardSegue?) {
    // The favourites need nothing from here.
    if segue == nil, let favourites = instantiate("Favourites") { show(favourites) }
  }

  private func instantiate(_ scene: String) -> UIViewController? {
    viewController?.storyboard?.instantiateViewController(identifier: scene)
  }

  private func show(_ destination: UIViewController) {
    viewController?.navigationController?.pushViewController(destination, animated: true)
  }
}
