import Catalogue

@testable import CleanSwift

/// What the test below asks of a double of the worker that fetches films.
protocol FetchFilmsWorkerDouble: FetchFilmsWorking {
  init()

  /// The countries whose films were asked for, in order.
  var countries: [CountryCode] { get }

  /// True while a request is under way: it was neither completed nor cancelled.
  var isFetching: Bool { get }

  /// Completes the request under way; does nothing if there is none.
  func complete(with result: Result<[Film], CatalogueError>)
}

/// An interactor of the films of a country, as the test knows it.
typealias TestedInteractor = FilmsInteractorInput & FilmsDataStore

/// Tests an interactor of the films of a country, with a double of its worker.
struct FilmsInteractorTest {
  /// Makes an interactor that sends its responses to a presenter and gets its worker from the dependencies.
  let makeInteractor: (any FilmsInteractorOutput, any Dependencies) -> any TestedInteractor
  /// Makes a double of the worker.
  let makeWorker: () -> any FetchFilmsWorkerDouble

  private let nepal = Country(code: "NP", name: "Nepal")
  private let caravan = Film(id: "1", title: "Caravan", year: 1999, countries: ["NP"], won: false)

  /// Returns a sentence for each fault of the interactor; none if it is right.
  func faults() -> [String] {
    faultsOfFetching() + faultsOfFailing() + faultsOfLeaving() + faultsOfFetchingTwice() + faultsOfEnding()
  }

  private func faultsOfFetching() -> [String] {
    let scene = fetching()
    var faults: [String] = []
    if scene.worker.countries != [nepal.code] {
      faults.append("The worker is not asked for the country's films, or more than once.")
    }
    if !scene.worker.isFetching { faults.append("No request is under way after a fetch.") }
    if scene.presenter.responses != ["loading"] {
      faults.append("There is another response than “loading” before the films have arrived.")
    }
    scene.worker.complete(with: .success([caravan]))
    if scene.worker.isFetching { faults.append("The request is still under way when it has been completed.") }
    if scene.presenter.responses != ["loading", "Nepal: Caravan"] {
      faults.append("The films that arrived are not presented, or not once.")
    }
    return faults
  }

  private func faultsOfFailing() -> [String] {
    let scene = fetching()
    scene.worker.complete(with: .failure(.unavailable))
    return scene.presenter.responses == ["loading", "unavailable"] ? [] : ["A failure is not presented."]
  }

  private func faultsOfLeaving() -> [String] {
    let scene = fetching()
    scene.interactor.cancel(request: ListFilms.Cancel.Request())
    let wasCancelled = !scene.worker.isFetching
    scene.worker.complete(with: .success([caravan]))
    return
      (wasCancelled ? [] : ["The request goes on when the user has left."])
      + (scene.presenter.responses == ["loading", "cancelled"]
        ? [] : ["There is a response to a request that was cancelled."])
  }

  private func faultsOfFetchingTwice() -> [String] {
    let scene = fetching()
    scene.interactor.fetch(request: ListFilms.Fetch.Request())
    scene.worker.complete(with: .success([caravan]))
    scene.worker.complete(with: .success([caravan]))
    return scene.presenter.responses == ["loading", "loading", "Nepal: Caravan"]
      ? [] : ["Two fetches lead to more than one response, or to none: the second has replaced the first."]
  }

  private func faultsOfEnding() -> [String] {
    let worker = makeWorker()
    weak var interactor: (any TestedInteractor)?
    do {
      let scene = fetching(with: worker)
      interactor = scene.interactor
    }
    let isAlive = interactor != nil
    // The request ends, so that nothing stays behind.
    worker.cancel()
    return isAlive ? ["The request under way keeps the interactor alive."] : []
  }

  private func fetching(with worker: (any FetchFilmsWorkerDouble)? = nil) -> Scene {
    let worker = worker ?? makeWorker()
    let presenter = FilmsPresenterSpy()
    let interactor = makeInteractor(presenter, WorkerDependencies(worker: worker))
    interactor.country = nepal
    interactor.fetch(request: ListFilms.Fetch.Request())
    return Scene(interactor: interactor, presenter: presenter, worker: worker)
  }

  private struct Scene {
    let interactor: any TestedInteractor
    let presenter: FilmsPresenterSpy
    let worker: any FetchFilmsWorkerDouble
  }
}

/// Notes the responses that it gets, in words.
private final class FilmsPresenterSpy: FilmsPresenterInput {
  private(set) var responses: [String] = []

  func presentFetch(response: ListFilms.Fetch.Response) {
    switch response {
    case .loading: responses.append("loading")
    case .success(let country, let entries):
      responses.append("\(country): \(entries.map(\.title).joined(separator: ", "))")
    case .failure(let failure): responses.append("\(failure)")
    }
  }

  func presentOpenFilm(response: ListFilms.OpenFilm.Response) { responses.append("opened") }
  func presentCancel(response: ListFilms.Cancel.Response) { responses.append("cancelled") }
}

/// Dependencies with one worker. The interactor of the films asks for no other.
private final class WorkerDependencies: Dependencies {
  private let worker: any FetchFilmsWorking

  init(worker: any FetchFilmsWorking) { self.worker = worker }

  func makeFetchFilmsWorker() -> any FetchFilmsWorking { worker }

  func makeFindCountriesWorker() -> any FindCountriesWorking { fatalError("not asked for") }
  func makeSortCountriesWorker() -> any SortCountriesWorking { fatalError("not asked for") }
  func makeFilterCountriesWorker() -> any FilterCountriesWorking { fatalError("not asked for") }
  func makeListRegionsWorker() -> any ListRegionsWorking { fatalError("not asked for") }
  func makeFetchFilmWorker() -> any FetchFilmWorking { fatalError("not asked for") }
  func makeReadFavouritesWorker() -> any ReadFavouritesWorking { fatalError("not asked for") }
  func makeMarkFavouriteWorker() -> any MarkFavouriteWorking { fatalError("not asked for") }
}
