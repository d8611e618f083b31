import Checks
import CleanSwiftChecks
import Foundation
import PatternTesting

@testable import CleanSwift

/// Clean Swift VIP, as its tests see it.
let cleanSwift = PatternSuite(
  CleanSwiftArchitecture(),
  checks: Check.cleanSwift,
  compilations: { suite in
    let workers = try SourceFile.swiftFiles(below: suite.sourceFolder)
      .filter { $0.lastPathComponent.hasSuffix("Worker.swift") }
    return [
      try suite.typecheck("another object as the view controllers' output", for: "VIP-28", otherInteractors),
      try suite.typecheck("another object as the interactors' output", for: "VIP-47", otherPresenters),
      try suite.toolchain.typecheck(
        "the app's workers", for: "VIP-50", files: workers, snippet: elsewhere, seeing: ["Catalogue"]),
      try suite.typecheck("another object as the presenters' output", for: "VIP-56", otherViewControllers),
    ]
  })

extension PatternSuite {
  /// Asks the compiler about a program that knows the app's parts.
  nonisolated func typecheck(_ subject: String, for rule: String, _ snippet: String) throws -> Compilation {
    try toolchain.typecheck(subject, for: rule, snippet: "@testable import CleanSwift\n" + snippet)
  }

  /// Asks the same while the main actor goes on.
  func awaitTypecheck(_ subject: String, for rule: String, _ snippet: String) async throws -> Compilation {
    try await toolchain.awaitTypecheck(
      subject, for: rule, snippet: "@testable import CleanSwift\n" + snippet)
  }
}

/// The four scenes' interactors that are none.
nonisolated private let otherInteractors = """
  final class CountriesRemote: CountriesInteractorInput {
    func fetch(request: ListCountries.Fetch.Request) {}
    func search(request: ListCountries.Search.Request) {}
    func sort(request: ListCountries.Sort.Request) {}
    func openCountry(request: ListCountries.OpenCountry.Request) {}
    func openFavourites(request: ListCountries.OpenFavourites.Request) {}
  }
  final class FilmRemote: FilmInteractorInput {
    func fetch(request: ShowFilm.Fetch.Request) {}
    func toggleFavourite(request: ShowFilm.ToggleFavourite.Request) {}
    func cancel(request: ShowFilm.Cancel.Request) {}
  }
  final class FilmsRemote: FilmsInteractorInput {
    func fetch(request: ListFilms.Fetch.Request) {}
    func openFilm(request: ListFilms.OpenFilm.Request) {}
    func cancel(request: ListFilms.Cancel.Request) {}
  }
  final class FavouritesRemote: FavouritesInteractorInput {
    func fetch(request: ListFavourites.Fetch.Request) {}
    func openFilm(request: ListFavourites.OpenFilm.Request) {}
    func cancel(request: ListFavourites.Cancel.Request) {}
  }
  func substitute(
    _ countries: CountriesViewController, _ films: FilmsViewController, _ film: FilmViewController,
    _ favourites: FavouritesViewController
  ) {
    countries.output = CountriesRemote()
    films.output = FilmsRemote()
    film.output = FilmRemote()
    favourites.output = FavouritesRemote()
  }
  """

/// The four scenes' presenters that are none.
nonisolated private let otherPresenters = """
  final class CountriesLog: CountriesPresenterInput {
    func presentFetch(response: ListCountries.Fetch.Response) {}
    func presentSearch(response: ListCountries.Search.Response) {}
    func presentSort(response: ListCountries.Sort.Response) {}
    func presentOpenCountry(response: ListCountries.OpenCountry.Response) {}
    func presentOpenFavourites(response: ListCountries.OpenFavourites.Response) {}
  }
  final class FilmLog: FilmPresenterInput {
    func presentFetch(response: ShowFilm.Fetch.Response) {}
    func presentToggleFavourite(response: ShowFilm.ToggleFavourite.Response) {}
  }
  final class FilmsLog: FilmsPresenterInput {
    func presentFetch(response: ListFilms.Fetch.Response) {}
    func presentOpenFilm(response: ListFilms.OpenFilm.Response) {}
  }
  final class FavouritesLog: FavouritesPresenterInput {
    func presentFetch(response: ListFavourites.Fetch.Response) {}
    func presentOpenFilm(response: ListFavourites.OpenFilm.Response) {}
  }
  func substitute(
    _ countries: CountriesInteractor, _ films: FilmsInteractor, _ film: FilmInteractor,
    _ favourites: FavouritesInteractor
  ) {
    countries.output = CountriesLog()
    films.output = FilmsLog()
    film.output = FilmLog()
    favourites.output = FavouritesLog()
  }
  """

/// The four scenes' view controllers that are none.
nonisolated private let otherViewControllers = """
  final class CountriesPage: CountriesViewControllerInput {
    func displayFetch(viewModel: ListCountries.Fetch.ViewModel) {}
    func displaySearch(viewModel: ListCountries.Search.ViewModel) {}
    func displaySort(viewModel: ListCountries.Sort.ViewModel) {}
    func displayOpenCountry(viewModel: ListCountries.OpenCountry.ViewModel) {}
    func displayOpenFavourites(viewModel: ListCountries.OpenFavourites.ViewModel) {}
  }
  final class FilmPage: FilmViewControllerInput {
    func displayFetch(viewModel: ShowFilm.Fetch.ViewModel) {}
    func displayToggleFavourite(viewModel: ShowFilm.ToggleFavourite.ViewModel) {}
  }
  final class FilmsPage: FilmsViewControllerInput {
    func displayFetch(viewModel: ListFilms.Fetch.ViewModel) {}
    func displayOpenFilm(viewModel: ListFilms.OpenFilm.ViewModel) {}
  }
  final class FavouritesPage: FavouritesViewControllerInput {
    func displayFetch(viewModel: ListFavourites.Fetch.ViewModel) {}
    func displayOpenFilm(viewModel: ListFavourites.OpenFilm.ViewModel) {}
  }
  func substitute(
    _ countries: CountriesPresenter, _ films: FilmsPresenter, _ film: FilmPresenter,
    _ favourites: FavouritesPresenter,
    pages: (CountriesPage, FilmsPage, FilmPage, FavouritesPage)
  ) {
    countries.output = pages.0
    films.output = pages.1
    film.output = pages.2
    favourites.output = pages.3
  }
  """

/// Workers at work where there is neither scene nor interactor.
nonisolated private let elsewhere = """
  import Catalogue

  func printFavourites(_ catalogue: any CatalogueService, _ favourites: any FavouritesStore) throws {
    let worker = FetchFavouritesWorker(catalogue: catalogue)
    worker.fetchFilms(try ReadFavouritesWorker(favourites: favourites).readFavourites()) { result in
      withExtendedLifetime(worker) { print(result) }
    }
  }
  """
