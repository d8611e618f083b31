import Catalogue

/// The part of the model that the view model reads.
protocol FilmsModelReading: AnyObject {
  /// The country whose films these are.
  var country: Country { get }
  /// Its films, the earliest first.
  var films: [Film] { get }
  /// The row of the film that the user opened last, or nil.
  var selectedRow: Int? { get }
  /// True from the start, and while the scene loads again after a failure.
  var isLoading: Bool { get }
  /// The reason why the last load failed, or nil if it succeeded.
  var failure: (any Error)? { get }
}

/// The model as the interactor updates it.
protocol FilmsModelUpdating: FilmsModelReading {
  func update(films: [Film])
  func update(selected film: Film)
  func update(isLoading: Bool)
  func update(failure: any Error)
}

/// The data of the list of a country's films.
final class FilmsModel: FilmsModelUpdating {
  let country: Country
  private(set) var films: [Film] = []
  private(set) var isLoading = true
  private(set) var failure: (any Error)?

  private var selectedFilm: Film?

  init(country: Country) {
    self.country = country
  }

  var selectedRow: Int? {
    films.firstIndex { $0.id == selectedFilm?.id }
  }

  func update(films: [Film]) {
    self.films = films
    failure = nil
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
    isLoading = false
  }
}
