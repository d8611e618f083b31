import Catalogue

/// What the view model may ask of the model.
protocol FilmModelReading: AnyObject {
  /// The film that was opened.
  var film: Film { get }
  /// The countries that submitted the film; empty until they are known.
  var countries: [Country] { get }
  /// Whether the user has marked the film.
  var isFavourite: Bool { get }
  /// Why the last action failed, or nil where it did not.
  var failure: (any Error)? { get }
}

/// What the interactor may do to the model.
protocol FilmModelUpdating: FilmModelReading {
  func update(record: FilmRecord)
  func update(isFavourite: Bool)
  func update(failure: any Error)
}

/// What is known of one film.
final class FilmModel: FilmModelUpdating {
  private(set) var film: Film
  private(set) var countries: [Country] = []
  private(set) var isFavourite = false
  private(set) var failure: (any Error)?

  init(film: Film) {
    self.film = film
  }

  func update(record: FilmRecord) {
    film = record.details.film
    countries = record.details.countries
    isFavourite = record.isFavourite
    failure = nil
  }

  func update(isFavourite: Bool) {
    self.isFavourite = isFavourite
    failure = nil
  }

  func update(failure: any Error) {
    self.failure = failure
  }
}
