import HeadlessUI

/// Where one film leads: nowhere but back.
protocol FilmRoutingLogic: AnyObject {}

/// Where one film takes what is passed on to it.
protocol FilmDataPassing: AnyObject {
  var dataStore: (any FilmDataStore)? { get }
}

/// Takes what is passed on to one film; it knows its view controller like every router, and leads nowhere.
final class FilmRouter: FilmRoutingLogic, FilmDataPassing {
  weak var viewController: UIViewController?
  var dataStore: (any FilmDataStore)?
}
