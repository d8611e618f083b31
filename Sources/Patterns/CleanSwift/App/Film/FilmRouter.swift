/// The scenes that a film leads to: none.
protocol FilmRoutingLogic: AnyObject {}

/// The data that is passed to a film.
protocol FilmDataPassing: AnyObject {
  var dataStore: (any FilmDataStore)? { get }
}

/// The router of a film, through which other routers pass the film.
final class FilmRouter: Router, FilmRoutingLogic, FilmDataPassing {
  var dataStore: (any FilmDataStore)?
}
