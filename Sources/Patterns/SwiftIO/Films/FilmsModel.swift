import Catalogue

/// What the view model may ask of the model.
protocol FilmsModelReading: AnyObject {
  /// The country whose films these are.
  var country: Country { get }
  /// Its films, the earliest first.
  var films: [Film] { get }
  /// The film that the user opened last, or nil.
  var openedFilm: Film? { get }
  /// Why the last action failed, or nil where it did not.
  var failure: (any Error)? { get }
}

/// What the interactor may do to the model.
protocol FilmsModelUpdating: FilmsModelReading {
  func update(films: [Film])
  func update(openedFilm: Film)
  func update(failure: any Error)
}

/// What is known to the list of a country's films.
final class FilmsModel: FilmsModelUpdating {
  let country: Country
  private(set) var films: [Film] = []
  private(set) var openedFilm: Film?
  private(set) var failure: (any Error)?

  init(country: Country) {
    self.country = country
  }

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
