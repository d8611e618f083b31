import Catalogue
import Checks
import PatternTesting
import Stories
import Testing

@testable import CleanSwift

@Suite struct VIP47Tests {
  @Test func `VIP-47 the interactor's output is any object that can be told`() throws {
    try expectKept("VIP-47")
  }

  @Test func `VIP-47 another object takes the presenter's place, and gets the responses`() {
    let catalogue = InMemoryCatalogue()
    let interactor = CountriesInteractor(
      dependencies: CatalogueDependencies(catalogue: catalogue, favourites: InMemoryFavourites()))
    let log = CountriesLog()
    interactor.output = log
    interactor.fetch(request: ListCountries.Fetch.Request())
    catalogue.deliverAll()
    interactor.sort(request: ListCountries.Sort.Request(key: .population))
    interactor.openCountry(request: ListCountries.OpenCountry.Request(row: 0))
    interactor.openFavourites(request: ListCountries.OpenFavourites.Request())
    interactor.search(request: ListCountries.Search.Request(text: "finland"))
    catalogue.failNext()
    #expect(
      log.responses == [
        "253 fetched", "253 sorted", "row 0 opened", "favourites opened", "The catalogue is unavailable.",
      ])
  }

  @Test func `VIP-47 the same holds in the other scenes`() {
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
    favourites.fetch(request: ListFavourites.Fetch.Request())
    catalogue.deliverAll()
    #expect(log.responses == ["No country was opened.", "No film was opened.", "0 favourites"])
  }

  @Test func `VIP-47 counterexample: the interactor knows its presenter's class`() async throws {
    var evidence = try await Evidence.compiling("VIP47.swift", for: "VIP-47")
    evidence.declarations = cleanSwift.evidence.declarations
    try expectBroken(
      "VIP-47", naming: "Interactor → Presenter", "to specified type 'VIP47Presenter'", by: evidence)
  }

  @Test func `VIP-47 counterexample: the interactor tells its output to show something`() throws {
    var evidence = Evidence.declaredBeside("VIP47Program")
    evidence.compilations = cleanSwift.evidence.compilations
    try expectBroken("VIP-47", naming: "Interactor → Presenter", "showFetch(response:)", by: evidence)
  }

  @Test func `VIP-47 counterexample: a response has no label`() throws {
    var evidence = Evidence.declaredBeside("VIP47LabelProgram")
    evidence.compilations = cleanSwift.evidence.compilations
    try expectBroken("VIP-47", naming: "Interactor → Presenter", "presentFetch(_:)", by: evidence)
  }
}

/// Records its messages, instead of a presenter.
private final class CountriesLog: CountriesPresenterInput {
  private(set) var responses: [String] = []

  func presentFetch(response: ListCountries.Fetch.Response) {
    if case .success(let entries, _) = response { responses.append("\(entries.count) fetched") }
  }

  func presentSearch(response: ListCountries.Search.Response) {
    if case .failure(let failure, _) = response { responses.append(failure.message) }
  }

  func presentSort(response: ListCountries.Sort.Response) {
    responses.append("\(response.entries.count) sorted")
  }

  func presentOpenCountry(response: ListCountries.OpenCountry.Response) {
    responses.append("row \(response.selectedRow) opened")
  }

  func presentOpenFavourites(response: ListCountries.OpenFavourites.Response) {
    if case .success = response { responses.append("favourites opened") }
  }
}

/// Records its messages, instead of three presenters.
private final class FilmsLog: FilmsPresenterInput, FilmPresenterInput, FavouritesPresenterInput {
  private(set) var responses: [String] = []

  func presentFetch(response: ListFilms.Fetch.Response) {
    if case .failure(let failure) = response { responses.append(failure.message) }
  }

  func presentFetch(response: ShowFilm.Fetch.Response) {
    if case .failure(let failure, _) = response { responses.append(failure.message) }
  }

  func presentFetch(response: ListFavourites.Fetch.Response) {
    if case .success(let entries, _) = response { responses.append("\(entries.count) favourites") }
  }

  func presentOpenFilm(response: ListFilms.OpenFilm.Response) {}
  func presentToggleFavourite(response: ShowFilm.ToggleFavourite.Response) {}
  func presentOpenFilm(response: ListFavourites.OpenFilm.Response) {}
}

/// A presenter that receives commands as if it were a view.
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

/// A presenter that receives values without their meaning.
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
