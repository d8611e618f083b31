import Foundation
import PatternTesting
import Specification
import Stories

@testable import CleanSwift

/// Clean Swift VIP, as its tests see it.
let cleanSwift = PatternSuite(
  CleanSwiftArchitecture(),
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
    func fetch(request: Countries.Fetch.Request) {}
    func search(request: Countries.Search.Request) {}
    func sort(request: Countries.Sort.Request) {}
    func open(request: Countries.Open.Request) {}
    func openFavourites(request: Countries.OpenFavourites.Request) {}
  }
  final class FilmRemote: FilmInteractorInput {
    func fetch(request: Film.Fetch.Request) {}
    func toggleFavourite(request: Film.ToggleFavourite.Request) {}
    func cancel(request: Film.Cancel.Request) {}
  }
  final class FilmsRemote: FilmsInteractorInput {
    func fetch(request: Films.Fetch.Request) {}
    func open(request: Films.Open.Request) {}
    func cancel(request: Films.Cancel.Request) {}
  }
  final class FavouritesRemote: FavouritesInteractorInput {
    func fetch(request: Favourites.Fetch.Request) {}
    func open(request: Favourites.Open.Request) {}
    func cancel(request: Favourites.Cancel.Request) {}
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
    func presentFetch(response: Countries.Fetch.Response) {}
    func presentSearch(response: Countries.Search.Response) {}
    func presentSort(response: Countries.Sort.Response) {}
    func presentOpen(response: Countries.Open.Response) {}
    func presentOpenFavourites(response: Countries.OpenFavourites.Response) {}
  }
  final class FilmLog: FilmPresenterInput {
    func presentFetch(response: Film.Fetch.Response) {}
    func presentToggleFavourite(response: Film.ToggleFavourite.Response) {}
    func presentCancel(response: Film.Cancel.Response) {}
  }
  final class FilmsLog: FilmsPresenterInput {
    func presentFetch(response: Films.Fetch.Response) {}
    func presentOpen(response: Films.Open.Response) {}
    func presentCancel(response: Films.Cancel.Response) {}
  }
  final class FavouritesLog: FavouritesPresenterInput {
    func presentFetch(response: Favourites.Fetch.Response) {}
    func presentOpen(response: Favourites.Open.Response) {}
    func presentCancel(response: Favourites.Cancel.Response) {}
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
    func displayFetch(viewModel: Countries.Fetch.ViewModel) {}
    func displaySearch(viewModel: Countries.Search.ViewModel) {}
    func displaySort(viewModel: Countries.Sort.ViewModel) {}
    func displayOpen(viewModel: Countries.Open.ViewModel) {}
    func displayOpenFavourites(viewModel: Countries.OpenFavourites.ViewModel) {}
  }
  final class FilmPage: FilmViewControllerInput {
    func displayFetch(viewModel: Film.Fetch.ViewModel) {}
    func displayToggleFavourite(viewModel: Film.ToggleFavourite.ViewModel) {}
    func displayCancel(viewModel: Film.Cancel.ViewModel) {}
  }
  final class FilmsPage: FilmsViewControllerInput {
    func displayFetch(viewModel: Films.Fetch.ViewModel) {}
    func displayOpen(viewModel: Films.Open.ViewModel) {}
    func displayCancel(viewModel: Films.Cancel.ViewModel) {}
  }
  final class FavouritesPage: FavouritesViewControllerInput {
    func displayFetch(viewModel: Favourites.Fetch.ViewModel) {}
    func displayOpen(viewModel: Favourites.Open.ViewModel) {}
    func displayCancel(viewModel: Favourites.Cancel.ViewModel) {}
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
