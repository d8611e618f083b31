import Catalogue
import Foundation

/// As a user, I want to see the films of a country.
protocol ListFilmsInteractorInput: AnyObject {
  /// Lists the films of the country that was opened, in place of a list that is still on its way.
  func listFilms()
  /// Stops what is on its way.
  func cancel()
}

/// What came of listing films.
protocol ListFilmsInteractorOutput: AnyObject {
  func listed(_ films: FilmOverview)
  func failedToList(_ failure: ListFilmsFailure)
}

/// Why no films were listed.
struct ListFilmsFailure: Equatable {
  let reason: String
  let country: String
  /// How many films are there from before.
  let kept: Int
}

/// Lists the films of a country.
final class ListFilmsInteractor: ListFilmsInteractorInput {
  weak var output: (any ListFilmsInteractorOutput)?

  private let country: CountryCode
  private let store: any DataStore
  private var request: (any Cancellable)?

  init(country: CountryCode, store: any DataStore) {
    self.country = country
    self.store = store
  }

  func listFilms() {
    request?.cancel()
    request = store.findFilms(of: country) { [weak self] result in
      self?.finish(result)
    }
  }

  func cancel() {
    request?.cancel()
    request = nil
  }

  private func finish(_ result: Result<[Film], any Error>) {
    request = nil
    guard var list = store.filmList(of: country) else {
      output?.failedToList(
        ListFilmsFailure(reason: NoCountry().localizedDescription, country: country.rawValue, kept: 0))
      return
    }
    switch result {
    case .success(let films):
      list.films = films
      store.put(list)
      output?.listed(list.overview)
    case .failure(let error):
      output?.failedToList(
        ListFilmsFailure(
          reason: error.localizedDescription, country: list.country.name, kept: list.films.count))
    }
  }
}

/// The films of a country were asked for that nobody had opened.
private struct NoCountry: LocalizedError {
  var errorDescription: String? {
    "No country was opened."
  }
}
