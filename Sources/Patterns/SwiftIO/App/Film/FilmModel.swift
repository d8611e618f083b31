import Catalogue

/// The part of the model that the view model reads.
protocol FilmModelReading: AnyObject {
  /// The film that was opened.
  var film: Film { get }
  /// The countries that submitted the film; empty until they are known.
  var countries: [Country] { get }
  /// True if the user has marked the film as a favourite; nil until it is known.
  var isFavourite: Bool? { get }
  /// True from the start, and while the scene loads again after a failure.
  var isLoading: Bool { get }
  /// The reason why the last load failed, or nil if it succeeded.
  var failure: (any Error)? { get }
  /// The reason why the last change of the mark failed, or nil if it succeeded.
  var markFailure: (any Error)? { get }
}

/// The model as the interactor updates it.
protocol FilmModelUpdating: FilmModelReading {
  func update(details: FilmDetails, isFavourite: Bool)
  func update(isFavourite: Bool)
  func update(isLoading: Bool)
  func update(failure: any Error)
  func update(markFailure: any Error)
}

/// The data of one film.
final class FilmModel: FilmModelUpdating {
  private(set) var film: Film
  private(set) var countries: [Country] = []
  private(set) var isFavourite: Bool?
  private(set) var isLoading = true
  private(set) var failure: (any Error)?
  private(set) var markFailure: (any Error)?

  init(film: Film) {
    self.film = film
  }

  func update(details: FilmDetails, isFavourite: Bool) {
    film = details.film
    countries = details.countries
    self.isFavourite = isFavourite
    failure = nil
    isLoading = false
  }

  func update(isFavourite: Bool) {
    self.isFavourite = isFavourite
    markFailure = nil
  }

  func update(isLoading: Bool) {
    self.isLoading = isLoading
  }

  func update(failure: any Error) {
    self.failure = failure
    isLoading = false
  }

  func update(markFailure: any Error) {
    self.markFailure = markFailure
  }
}
