import HeadlessUI

/// The way back from the regions.
protocol RegionsRoutingLogic: AnyObject {
  func routeToCountries(segue: UIStoryboardSegue?)
}

/// The data that the regions pass back.
protocol RegionsDataPassing: AnyObject {
  var dataStore: (any RegionsDataStore)? { get }
}

/// Leads back to the list of countries, and hands it the chosen region.
final class RegionsRouter: Router, RegionsDataPassing {
  var dataStore: (any RegionsDataStore)?
}

extension RegionsRouter: RegionsRoutingLogic {
  func routeToCountries(segue _: UIStoryboardSegue?) {
    let presenting = viewController?.presentingViewController
    let stack = (presenting as? UITabBarController)?.selectedViewController ?? presenting
    let countries = (stack as? UINavigationController)?.topViewController as? CountriesViewController
    countries?.router?.dataStore?.region = dataStore?.region
    viewController?.dismiss(animated: true)
  }
}
