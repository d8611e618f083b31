import Catalogue
import Foundation

/// What the interactor can be asked to do.
protocol FilmInteractorInput: AnyObject {
  func fetch(request: Film.Fetch.Request)
  func toggleFavourite(request: Film.ToggleFavourite.Request)
  func cancel(request: Film.Cancel.Request)
}

/// Whom the interactor tells what came of it.
typealias FilmInteractorOutput = FilmPresenterInput

/// What the interactor keeps for this scene.
protocol FilmDataStore: AnyObject {
  /// The film that is shown; whoever opens the scene sets it.
  var film: Catalogue.Film? { get set }
}

/// Fetches a film, and marks it.
final class FilmInteractor: FilmInteractorInput, FilmDataStore {
  var output: (any FilmInteractorOutput)?

  var film: Catalogue.Film?
  private var isFavourite = false

  private let dependencies: any Dependencies
  private lazy var fetchWorker = dependencies.makeFetchFilmWorker()
  private lazy var readWorker = dependencies.makeReadFavouritesWorker()
  private lazy var markWorker = dependencies.makeMarkFavouriteWorker()

  init(dependencies: any Dependencies) {
    self.dependencies = dependencies
  }

  func fetch(request: Film.Fetch.Request) {
    guard let film else {
      presentFetchFailure(NoFilm())
      return
    }
    fetchWorker.fetchFilm(film.id) { [weak self] result in
      guard let self else { return }
      do {
        let details = try result.get()
        isFavourite = try readWorker.readFavourites().contains(film.id)
        output?.presentFetch(response: .success(Film.Entry(details, isFavourite: isFavourite)))
      } catch {
        presentFetchFailure(error)
      }
    }
  }

  func toggleFavourite(request: Film.ToggleFavourite.Request) {
    do {
      guard let film else { throw NoFilm() }
      try markWorker.mark(film.id, isFavourite: !isFavourite)
      isFavourite.toggle()
      output?.presentToggleFavourite(response: .success(isFavourite: isFavourite))
    } catch {
      output?.presentToggleFavourite(response: .failure(Film.Failure(error)))
    }
  }

  func cancel(request: Film.Cancel.Request) {
    fetchWorker.cancel()
    output?.presentCancel(response: Film.Cancel.Response())
  }

  private func presentFetchFailure(_ error: any Error) {
    output?.presentFetch(response: .failure(Film.Failure(error), title: film?.title))
  }
}

/// The scene was opened with no film to show.
struct NoFilm: LocalizedError {
  var errorDescription: String? {
    "No film was opened."
  }
}

extension Film.Entry {
  fileprivate init(_ details: FilmDetails, isFavourite: Bool) {
    self.init(
      title: details.film.title, year: details.film.year, countries: details.countries.map(\.name),
      won: details.film.won, isFavourite: isFavourite)
  }
}

extension Film.Failure {
  fileprivate init(_ error: any Error) {
    self.init(reason: error.localizedDescription)
  }
}
