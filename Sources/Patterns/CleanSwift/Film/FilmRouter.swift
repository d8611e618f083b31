/// The data that is passed to a film.
protocol FilmDataPassing: AnyObject {
  var dataStore: (any FilmDataStore)? { get }
}

/// Takes the data that is passed to a film, and shows failures. A film leads to no other scene.
final class FilmRouter: FailureRouter, FilmDataPassing {
  var dataStore: (any FilmDataStore)?
}
