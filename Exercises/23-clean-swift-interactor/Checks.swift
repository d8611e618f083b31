import Catalogue
import Checks
import CleanSwiftChecks
import ExerciseSupport
import HeadlessUI
import Observing
import Playing
import Testing

@testable import CleanSwift

@Suite(.serialized) struct Checks {
  /// The kit's app, with this exercise's interactor in the Films scene.
  private let app: any Architecture = {
    var program = CleanSwiftProgram()
    program.exchange(in: FilmsViewController.self) { scene, dependencies in
      let interactor = FilmsInteractor(dependencies: dependencies)
      interactor.output = (scene.output as? CleanSwift.FilmsInteractor)?.output
      scene.output = interactor
      (scene.router as? FilmsRouter)?.dataStore = interactor
    }
    return CleanSwiftArchitecture(program)
  }()

  /// The user opens Nepal.
  private static let opening: [Story.Step] = [
    .launch(),
    .reply(),
    .paste("nepal"),
    .reply(),
    .pick("Nepal"),
  ]

  private let openNepal = Story(id: "open-nepal", wish: "open a country", steps: opening)

  private let seeFilms = Story(
    id: "see-films", wish: "see the films of a country",
    steps: opening + [
      .reply(),
      .see("Nepal: 1 film"),
      .see("Caravan"),
    ])

  private let openCaravan = Story(
    id: "open-caravan", wish: "open a film of a country",
    steps: opening + [
      .reply(),
      .pick("Caravan"),
      .replyToAll(),
      .see("Nepal, 1999"),
    ])

  private let retryNepal = Story(
    id: "retry-nepal", wish: "be told that the films cannot be fetched, and try again",
    steps: opening + [
      .fail(),
      .see("The catalogue is unavailable."),
      .tap("Try Again"),
      .reply(),
      .see("Caravan"),
    ])

  private let leaveNepal = Story(
    id: "leave-nepal", wish: "go back while the films are being fetched",
    steps: opening + [
      .goBack(),
      .see("Nepal"),
    ])

  @Test func `VIP-43 fetch: a worker fetches the films`() throws {
    try expectMessages(
      after: "The user picks “Nepal”.", in: openNepal, by: app, because: "VIP-43",
      """
        User → View: pick(_:) "Nepal"
      1 View → View Controller: tableView(_:didSelectRowAt:) 0
      2 View Controller → Interactor: openCountry(request:) Request(row: 0)
      4 Interactor → Presenter: presentOpenCountry(response:) Response(selectedRow: 0)
      5 Presenter → View Controller: displayOpenCountry(viewModel:) ViewModel(selectedRow: 0)
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) 0
        View Controller → Router: routeToFilms(segue:) nil
        Router → View Controller: made by instantiateViewController(identifier:creator:) "Films"
        Router → View Controller: refers to output: FilmsInteractor, router: FilmsRouter
        Router → Interactor: refers to output: FilmsPresenter, dependencies: CatalogueDependencies
        Router → Presenter: refers to FilmsViewController
        Router → Router: refers to viewController: FilmsViewController, dataStore: FilmsInteractor
        Router → Router: reads dataStore FilmsInteractor
        Router → Interactor: reads selectedCountry Country("Nepal")
        Router → Interactor: sets country Country("Nepal")
        Router → Navigation: pushViewController(_:animated:) FilmsViewController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
      2 View Controller → Interactor: fetch(request:) Request
      4 Interactor → Presenter: presentFetch(response:) .loading
      5 Presenter → View Controller: displayFetch(viewModel:) .loading
      6 View Controller → View: spinner.startAnimating()
        Interactor → Worker: made by makeFetchFilmsWorker()
      3 Interactor → Worker: fetchFilms(of:completion:) NP
        Worker → Catalogue: films(of:completion:) NP
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true
      """)
  }

  @Test func `VIP-45 fetch: the response holds the worker's films`() throws {
    try expectMessages(
      after: "The catalogue replies.", in: seeFilms, by: app, because: "VIP-45",
      """
        Catalogue → Worker: completion .success(1 × Film: Caravan)
        Worker → Interactor: completion .success(1 × Film: Caravan)
      4 Interactor → Presenter: presentFetch(response:) .success(country: "Nepal", entries: 1 × Entry: Caravan)
      5 Presenter → View Controller: displayFetch(viewModel:) .success(rows: 1 × Row: Caravan, summary: "Nepal: 1 film")
      6 View Controller → View: list.reloadData()
      6 View Controller → View: sets summary.text "Nepal: 1 film"
      6 View Controller → View: spinner.stopAnimating()
      """)
  }

  @Test func `VIP-44 fetch: a failure becomes a response`() throws {
    try expectMessages(
      after: "The catalogue fails.", in: retryNepal, by: app, because: "VIP-44",
      """
        Catalogue → Worker: completion .failure(The catalogue is unavailable.)
        Worker → Interactor: completion .failure(The catalogue is unavailable.)
      4 Interactor → Presenter: presentFetch(response:) .failure(.unavailable)
      5 Presenter → View Controller: displayFetch(viewModel:) .failure(message: "The catalogue is unavailable.")
        View Controller → Navigation: present(_:animated:completion:) UIAlertController
      6 View Controller → View: sets summary.text "The catalogue is unavailable."
      6 View Controller → View: sets retryButton.isHidden false
      6 View Controller → View: spinner.stopAnimating()
      """)
  }

  @Test func `VIP-44 fetch: without a country, the response is a failure`() {
    let catalogue = InMemoryCatalogue()
    let dependencies = CatalogueDependencies(catalogue: catalogue, favourites: InMemoryFavourites())
    let interactor = FilmsInteractor(dependencies: dependencies)
    let output = FailureRecorder()
    interactor.output = output
    interactor.fetch(request: ListFilms.Fetch.Request())
    expectEqual(output.failures, [.noCountry], because: "VIP-44")
  }

  @Test func `VIP-42 openFilm: the film is kept, and the response names its row`() throws {
    try expectMessages(
      after: "The user picks “Caravan”.", in: openCaravan, by: app, because: "VIP-42",
      """
        User → View: pick(_:) "Caravan"
      1 View → View Controller: tableView(_:didSelectRowAt:) 0
      2 View Controller → Interactor: openFilm(request:) Request(row: 0)
      4 Interactor → Presenter: presentOpenFilm(response:) Response(selectedRow: 0)
      5 Presenter → View Controller: displayOpenFilm(viewModel:) ViewModel(selectedRow: 0)
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) 0
        View Controller → Router: routeToFilm(segue:) nil
        Router → View Controller: made by instantiateViewController(identifier:creator:) "Film"
        Router → View Controller: refers to output: FilmInteractor, router: FilmRouter
        Router → Interactor: refers to output: FilmPresenter, dependencies: CatalogueDependencies
        Router → Presenter: refers to FilmViewController
        Router → Router: refers to viewController: FilmViewController, dataStore: FilmInteractor
        Router → Router: reads dataStore FilmInteractor
        Router → Interactor: reads selectedFilm Film("Caravan")
        Router → Interactor: sets film Film("Caravan")
        Router → Navigation: pushViewController(_:animated:) FilmViewController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
      2 View Controller → Interactor: fetch(request:) Request
      4 Interactor → Presenter: presentFetch(response:) .loading
      5 Presenter → View Controller: displayFetch(viewModel:) .loading
      6 View Controller → View: spinner.startAnimating()
        Interactor → Worker: made by makeFetchFilmWorker()
      3 Interactor → Worker: fetchFilm(_:completion:) tt0210727
        Worker → Catalogue: film(_:completion:) tt0210727
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true
      """)
  }

  @Test func `VIP-42 cancel: the fetch is cancelled when the user leaves`() throws {
    try expectMessages(
      after: "The user goes back.", in: leaveNepal, by: app, because: "VIP-42",
      """
        User → View: goBack() "Countries"
        View → Navigation: popViewController(animated:)
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
      2 View Controller → Interactor: cancel(request:) Request
      3 Interactor → Worker: cancel()
        Worker → Catalogue: cancel()
      4 Interactor → Presenter: presentCancel(response:) Response
      5 Presenter → View Controller: displayCancel(viewModel:) ViewModel
      6 View Controller → View: spinner.stopAnimating()
        Navigation → View Controller: viewDidAppear(_:) true
      """)
  }

  @Test func `VIP-43 fetch: the same worker serves the next request`() throws {
    try expectMessages(
      after: "The user taps “Try Again”.", in: retryNepal, by: app, because: "VIP-43",
      """
        User → View: tap(_:) "Try Again"
        View → Navigation: dismiss(animated:completion:)
        Navigation → View: completion
      1 View → View Controller: handler(_:) "Try Again"
      2 View Controller → Interactor: fetch(request:) Request
      4 Interactor → Presenter: presentFetch(response:) .loading
      5 Presenter → View Controller: displayFetch(viewModel:) .loading
      6 View Controller → View: spinner.startAnimating()
      3 Interactor → Worker: fetchFilms(of:completion:) NP
        Worker → Catalogue: films(of:completion:) NP
      """)
  }

  @Test func `a film can be opened, and a failed fetch tried again`() {
    expectPerformed(openCaravan, by: app)
    expectPerformed(retryNepal, by: app)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(in: app, like: CleanSwiftArchitecture(), using: Check.cleanSwift)
  }
}

/// Keeps the failures that an interactor responds with.
private final class FailureRecorder: FilmsPresenterInput {
  private(set) var failures: [Failure] = []

  func presentFetch(response: ListFilms.Fetch.Response) {
    if case .failure(let failure) = response { failures.append(failure) }
  }

  func presentOpenFilm(response: ListFilms.OpenFilm.Response) {}
  func presentCancel(response: ListFilms.Cancel.Response) {}
}
