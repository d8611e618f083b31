/// The data that is passed to a film.
protocol FilmDataPassing: AnyObject {
  var dataStore: (any FilmDataStore)? { get }
}

/// The router of a film, which leads to no other scene.
final class FilmRouter: Router, FilmDataPassing {
  var dataStore: (any FilmDataStore)?
}
