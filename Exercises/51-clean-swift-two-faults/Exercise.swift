import Catalogue

@testable import CleanSwift

/// Fetches a film, and marks or unmarks it.
final class FilmInteractor: FilmDataStore {
  var output: (any FilmInteractorOutput)?

  var film: Film?
  private var isFavourite = false

  private let dependencies: any Dependencies
  private lazy var fetchWorker = dependencies.makeFetchFilmWorker()
  private lazy var readWorker = dependencies.makeReadFavouritesWorker()
  private lazy var markWorker = dependencies.makeMarkFavouriteWorker()

  init(dependencies: any Dependencies) {
    self.dependencies = dependencies
  }

  private func finish(_ details: FilmDetails) {
    do {
      let entry = ShowFilm.Entry(details, isFavourite: isFavourite)
      isFavourite = try readWorker.readFavourites().contains(details.film.id)
      output?.presentFetch(response: .success(entry))
    } catch {
      presentFetchFailure(Failure(error))
    }
  }

  private func presentFetchFailure(_ failure: Failure) {
    output?.presentFetch(response: .failure(failure, title: film?.title))
  }
}

extension FilmInteractor: FilmInteractorInput {
  func fetch(request: ShowFilm.Fetch.Request) {
    guard let film else {
      presentFetchFailure(.noFilm)
      return
    }
    output?.presentFetch(response: .loading)
    fetchWorker.fetchFilm(film.id) { [weak self] result in
      switch result {
      case .success(let details): self?.finish(details)
      case .failure(let error): self?.presentFetchFailure(Failure(error))
      }
    }
  }

  func toggleFavourite(request: ShowFilm.ToggleFavourite.Request) {
    guard let film else { return }
    do {
      try markWorker.mark(film.id, isFavourite: isFavourite)
      isFavourite.toggle()
      output?.presentToggleFavourite(response: .success(isFavourite: isFavourite))
    } catch {
      output?.presentToggleFavourite(response: .failure(Failure(error)))
    }
  }

  func cancel(request: ShowFilm.Cancel.Request) {
    fetchWorker.cancel()
    output?.presentCancel(response: ShowFilm.Cancel.Response())
  }
}

extension ShowFilm.Entry {
  fileprivate init(_ details: FilmDetails, isFavourite: Bool) {
    self.init(
      title: details.film.title, year: details.film.year, countries: details.countries.map(\.name),
      won: details.film.won, isFavourite: isFavourite)
  }
}
