import Catalogue

@testable import CleanSwift

/// Fetches the films of a country, and opens one.
final class FilmsInteractor: FilmsDataStore {
  var output: (any FilmsInteractorOutput)?

  var country: Country?
  private(set) var selectedFilm: Film?

  private let dependencies: any Dependencies

  init(dependencies: any Dependencies) {
    self.dependencies = dependencies
  }
}

extension FilmsInteractor: FilmsInteractorInput {
  func fetch(request: ListFilms.Fetch.Request) {
    // Write this.
  }

  func openFilm(request: ListFilms.OpenFilm.Request) {
    // Write this.
  }

  func cancel(request: ListFilms.Cancel.Request) {
    // Write this.
  }
}
