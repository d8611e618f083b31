import Catalogue
import Foundation

/// What the interactor can be asked to do.
protocol FilmsInteractorInput: AnyObject {
  func fetch(request: Films.Fetch.Request)
  func open(request: Films.Open.Request)
  func cancel(request: Films.Cancel.Request)
}

/// Whom the interactor tells what came of it.
typealias FilmsInteractorOutput = FilmsPresenterInput

/// What the interactor keeps for this scene and for the next.
protocol FilmsDataStore: AnyObject {
  /// The country whose films are shown; whoever opens the scene sets it.
  var country: Country? { get set }

  /// The film that the user opened last, or nil.
  var openedFilm: Catalogue.Film? { get }
}

/// Fetches the films of a country, and opens one.
final class FilmsInteractor: FilmsInteractorInput, FilmsDataStore {
  var output: (any FilmsInteractorOutput)?

  var country: Country?
  private(set) var openedFilm: Catalogue.Film?
  private var films: [Catalogue.Film] = []

  private let dependencies: any Dependencies
  private lazy var fetchWorker = dependencies.makeFetchFilmsWorker()
  private lazy var pickWorker = dependencies.makePickRowWorker()

  init(dependencies: any Dependencies) {
    self.dependencies = dependencies
  }

  func fetch(request: Films.Fetch.Request) {
    guard let country else {
      presentFetchFailure(NoCountry())
      return
    }
    fetchWorker.fetchFilms(of: country.code) { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let films):
        self.films = films
        output?.presentFetch(
          response: .success(country: country.name, entries: entries, openedRow: openedRow))
      case .failure(let error):
        presentFetchFailure(error)
      }
    }
  }

  func open(request: Films.Open.Request) {
    do {
      openedFilm = try pickWorker.pick(request.row, in: films)
      output?.presentOpen(response: .success(openedRow: request.row))
    } catch {
      output?.presentOpen(response: .failure(Films.Failure(error)))
    }
  }

  func cancel(request: Films.Cancel.Request) {
    fetchWorker.cancel()
    output?.presentCancel(response: Films.Cancel.Response())
  }

  private func presentFetchFailure(_ error: any Error) {
    output?.presentFetch(
      response: .failure(Films.Failure(error), country: country?.name, kept: films.count))
  }

  private var entries: [Films.Entry] {
    films.map { Films.Entry($0) }
  }

  private var openedRow: Int? {
    openedFilm.flatMap { films.firstIndex(of: $0) }
  }
}

/// The scene was opened with no country to show.
struct NoCountry: LocalizedError {
  var errorDescription: String? {
    "No country was opened."
  }
}

extension Films.Entry {
  fileprivate init(_ film: Catalogue.Film) {
    self.init(title: film.title, year: film.year, won: film.won)
  }
}

extension Films.Failure {
  fileprivate init(_ error: any Error) {
    self.init(reason: error.localizedDescription)
  }
}
