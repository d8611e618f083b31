import Catalogue

/// The reason for which a use case failed, as it crosses the boundaries of a scene.
enum Failure: Equatable {
  /// The catalogue cannot be reached.
  case unavailable
  /// The scene was given no country.
  case noCountry
  /// The scene was given no film.
  case noFilm
  /// A failure that the catalogue or the store of favourites describes itself.
  case other(String)
}

extension Failure {
  /// Creates a failure from an error of the catalogue.
  init(_ error: CatalogueError) {
    self = error == .unavailable ? .unavailable : .other(error.description)
  }

  /// Creates a failure from an error of the store of favourites.
  init(_ error: FavouritesError) {
    self = .other(error.description)
  }

  /// The sentence with which presenters report the failure.
  var message: String {
    switch self {
    case .unavailable: strings("failure.unavailable")
    case .noCountry: strings("failure.noCountry")
    case .noFilm: strings("failure.noFilm")
    case .other(let description): description
    }
  }
}
