import Catalogue
import Checks
import PatternTesting
import Testing

@testable import CleanSwift

@Suite struct VIP47Tests {
  @Test func `VIP-47 the interactor's output may be any object that conforms`() async throws {
    try await expectKept("VIP-47")
  }

  @Test func `VIP-47 a test double receives the responses in place of the presenter`() {
    let catalogue = InMemoryCatalogue()
    let interactor = CountriesInteractor(
      dependencies: CatalogueDependencies(catalogue: catalogue, favourites: InMemoryFavourites()))
    let log = CountriesLog()
    interactor.output = log
    interactor.fetch(request: ListCountries.Fetch.Request())
    catalogue.deliverAll()
    interactor.sort(request: ListCountries.Sort.Request(key: .population))
    interactor.openCountry(request: ListCountries.OpenCountry.Request(row: 0))
    interactor.openRegions(request: ListCountries.OpenRegions.Request())
    interactor.region = .oceania
    interactor.closeRegions(request: ListCountries.CloseRegions.Request())
    interactor.openFavourites(request: ListCountries.OpenFavourites.Request())
    interactor.search(request: ListCountries.Search.Request(text: "finland"))
    catalogue.failNext()
    #expect(
      log.responses == [
        "253 fetched", "253 sorted", "row 0 opened", "regions opened", "28 of Oceania", "favourites opened",
        "The catalogue is unavailable.",
      ])
  }

  @Test func `VIP-47 a test double receives the responses in the other three scenes`() {
    let catalogue = InMemoryCatalogue()
    let dependencies = CatalogueDependencies(catalogue: catalogue, favourites: InMemoryFavourites())
    let films = FilmsInteractor(dependencies: dependencies)
    let film = FilmInteractor(dependencies: dependencies)
    let favourites = FavouritesInteractor(dependencies: dependencies)
    let log = FilmsLog()
    films.output = log
    film.output = log
    favourites.output = log
    films.fetch(request: ListFilms.Fetch.Request())
    film.fetch(request: ShowFilm.Fetch.Request())
    favourites.fetch(request: ListFavourites.Fetch.Request(isRetry: false))
    catalogue.deliverAll()
    #expect(log.responses == ["No country was opened.", "No film was opened.", "0 favourites"])
  }

  @Test func `VIP-47 counterexample: the interactor knows its presenter's class`() async throws {
    var evidence = try await Evidence.compiling("VIP47", for: "VIP-47")
    evidence.declarations = cleanSwift.evidence.declarations
    try await expectBroken(
      "VIP-47", naming: "Interactor → Presenter", "to specified type 'VIP47Presenter'", by: evidence)
  }

  @Test func `VIP-47 counterexample: a method of the interactor's output is named showFetch`() async throws {
    var evidence = Evidence.declaredBeside("VIP47Program")
    evidence.compilations = cleanSwift.evidence.compilations
    try await expectBroken("VIP-47", naming: "Interactor → Presenter", "showFetch(response:)", by: evidence)
  }

  @Test func `VIP-47 counterexample: the response parameter has no label`() async throws {
    var evidence = Evidence.declaredBeside("VIP47LabelProgram")
    evidence.compilations = cleanSwift.evidence.compilations
    try await expectBroken("VIP-47", naming: "Interactor → Presenter", "presentFetch(_:)", by: evidence)
  }
}

/// Records responses, in place of the presenter.
private final class CountriesLog: CountriesPresenterInput {
  private(set) var responses: [String] = []

  func presentFetch(response: ListCountries.Fetch.Response) {
    if case .success(let entries, _) = response { responses.append("\(entries.count) fetched") }
  }

  func presentSearch(response: ListCountries.Search.Response) {
    if case .failure(let failure, _) = response { responses.append(message(for: failure)) }
  }

  func presentSort(response: ListCountries.Sort.Response) {
    responses.append("\(response.entries.count) sorted")
  }

  func presentOpenCountry(response: ListCountries.OpenCountry.Response) {
    responses.append("row \(response.selectedRow) opened")
  }

  func presentOpenRegions(response: ListCountries.OpenRegions.Response) {
    responses.append("regions opened")
  }

  func presentCloseRegions(response: ListCountries.CloseRegions.Response) {
    responses.append("\(response.list?.entries.count ?? 0) of \(response.region ?? "all regions")")
  }

  func presentOpenFavourites(response: ListCountries.OpenFavourites.Response) {
    if case .success = response { responses.append("favourites opened") }
  }
}

/// Records responses, in place of three presenters.
private final class FilmsLog: FilmsPresenterInput, FilmPresenterInput, FavouritesPresenterInput {
  private(set) var responses: [String] = []

  func presentFetch(response: ListFilms.Fetch.Response) {
    if case .failure(let failure) = response { responses.append(message(for: failure)) }
  }

  func presentFetch(response: ShowFilm.Fetch.Response) {
    if case .failure(let failure, _) = response { responses.append(message(for: failure)) }
  }

  func presentFetch(response: ListFavourites.Fetch.Response) {
    if case .success(let entries, _) = response { responses.append("\(entries.count) favourites") }
  }

  func presentOpenFilm(response: ListFilms.OpenFilm.Response) {}
  func presentToggleFavourite(response: ShowFilm.ToggleFavourite.Response) {}
  func presentOpenFilm(response: ListFavourites.OpenFilm.Response) {}
  func presentCancel(response: ListFilms.Cancel.Response) {}
  func presentCancel(response: ShowFilm.Cancel.Response) {}
  func presentCancel(response: ListFavourites.Cancel.Response) {}
}

/// A presenter's input with a command for a view.
enum VIP47Program {
  enum Greetings {
    enum Fetch {
      struct Request {}
      struct Response {}
      struct ViewModel {}
    }
  }

  protocol GreetingsPresenterInput: AnyObject {
    func showFetch(response: Greetings.Fetch.Response)
  }
}

/// A presenter's input without the label `response`.
enum VIP47LabelProgram {
  enum Greetings {
    enum Fetch {
      struct Request {}
      struct Response {}
      struct ViewModel {}
    }
  }

  protocol GreetingsPresenterInput: AnyObject {
    func presentFetch(_ response: Greetings.Fetch.Response)
  }
}

private enum VIP47 {
  protocol VIP47PresenterInput: AnyObject {
    func presentGreet(response: String)
  }

  final class VIP47Presenter: VIP47PresenterInput {
    func presentGreet(response: String) {}
  }

  /// Can send to only one class of presenter.
  final class VIP47Interactor {
    var output: VIP47Presenter?
  }
}
