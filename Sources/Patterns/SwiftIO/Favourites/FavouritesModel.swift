import Catalogue

/// What the view model may ask of the model.
protocol FavouritesModelReading: AnyObject {
  /// The favourites, by title.
  var films: [Film] { get }
  /// The film that the user opened last, or nil.
  var openedFilm: Film? { get }
  /// Why the last action failed, or nil where it did not.
  var failure: (any Error)? { get }
}

/// What the interactor may do to the model.
protocol FavouritesModelUpdating: FavouritesModelReading {
  func update(films: [Film])
  func update(openedFilm: Film)
  func update(failure: any Error)
}

/// What is known to the list of favourites.
final class FavouritesModel: FavouritesModelUpdating {
  private(set) var films: [Film] = []
  private(set) var openedFilm: Film?
  private(set) var failure: (any Error)?

  func update(films: [Film]) {
    self.films = films
    failure = nil
  }

  func update(openedFilm: Film) {
    self.openedFilm = openedFilm
    failure = nil
  }

  func update(failure: any Error) {
    self.failure = failure
  }
}
