import Catalogue

/// The part of the model that the view model reads.
protocol FavouritesModelReading: AnyObject {
  /// The favourites, sorted by title.
  var films: [Film] { get }
  /// The row of the film that the user opened last, or nil.
  var selectedRow: Int? { get }
  /// True from the start, and while the scene loads again after a failure.
  var isLoading: Bool { get }
  /// The reason why the last load failed, or nil if it succeeded.
  var failure: (any Error)? { get }
}

/// The model as the interactor updates it.
protocol FavouritesModelUpdating: FavouritesModelReading {
  /// True once a load has ended.
  var hasLoaded: Bool { get }

  func update(films: [Film])
  func update(selected film: Film)
  func update(isLoading: Bool)
  func update(failure: any Error)
}

/// The data of the list of favourites.
final class FavouritesModel: FavouritesModelUpdating {
  private(set) var films: [Film] = []
  private(set) var isLoading = true
  private(set) var hasLoaded = false
  private(set) var failure: (any Error)?

  private var selectedFilm: Film?

  var selectedRow: Int? {
    films.firstIndex { $0.id == selectedFilm?.id }
  }

  func update(films: [Film]) {
    self.films = films
    failure = nil
    hasLoaded = true
    isLoading = false
  }

  func update(selected film: Film) {
    selectedFilm = film
  }

  func update(isLoading: Bool) {
    self.isLoading = isLoading
  }

  func update(failure: any Error) {
    self.failure = failure
    hasLoaded = true
    isLoading = false
  }
}
