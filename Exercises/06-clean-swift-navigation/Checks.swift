import Checks
import CleanSwiftChecks
import ExerciseSupport
import HeadlessUI
import Playing
import Testing

@testable import CleanSwift

@Suite(.serialized) struct Checks {
  /// The kit's app, with this exercise's router in the Films scene.
  private let app: any Architecture = {
    var program = CleanSwiftProgram()
    program.exchange(in: FilmsViewController.self) { scene, _ in
      let router = FilmsRouter()
      router.viewController = scene
      router.dataStore = scene.output as? any FilmsDataStore
      scene.router = router
    }
    return CleanSwiftArchitecture(program)
  }()

  private let openLaStrada = Story(
    id: "open-la-strada", wish: "open La Strada, and see its details",
    steps: [
      .launch(),
      .reply(),
      .paste("italy"),
      .reply(),
      .pick("Italy"),
      .reply(),
      .pick("La Strada"),
      .see("Loading…"),
      .replyToAll(),
      .see("Italy, 1956"),
    ])

  @Test func `the film that was picked is shown`() {
    expectPerformed(openLaStrada, by: app)
  }

  @Test func `VIP-40 the router passes data on first, and then shows the next scene`() throws {
    try expectMessages(
      after: "The user picks “La Strada”.", in: openLaStrada, by: app, because: "VIP-40",
      """
        User → View: pick(_:) "La Strada"
      1 View → View Controller: tableView(_:didSelectRowAt:) 1
      2 View Controller → Interactor: openFilm(request:) Request(row: 1)
      4 Interactor → Presenter: presentOpenFilm(response:) Response(selectedRow: 1)
      5 Presenter → View Controller: displayOpenFilm(viewModel:) ViewModel(selectedRow: 1)
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) 1
        View Controller → Router: routeToFilm(segue:) nil
        Router → View Controller: made by instantiateViewController(identifier:creator:) "Film"
        Router → View Controller: refers to output: FilmInteractor, router: FilmRouter
        Router → Interactor: refers to output: FilmPresenter, dependencies: CatalogueDependencies
        Router → Presenter: refers to FilmViewController
        Router → Router: refers to viewController: FilmViewController, dataStore: FilmInteractor
        Router → Router: reads dataStore FilmInteractor
        Router → Interactor: reads selectedFilm Film("La Strada")
        Router → Interactor: sets film Film("La Strada")
        Router → Navigation: pushViewController(_:animated:) FilmViewController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
      2 View Controller → Interactor: fetch(request:) Request
      4 Interactor → Presenter: presentFetch(response:) .loading
      5 Presenter → View Controller: displayFetch(viewModel:) .loading
      6 View Controller → View: spinner.startAnimating()
        Interactor → Worker: made by makeFetchFilmWorker()
      3 Interactor → Worker: fetchFilm(_:completion:) tt0047528
        Worker → Catalogue: film(_:completion:) tt0047528
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true
      """)
  }

  @Test func `VIP-36 the router passes on what the next scene needs`() throws {
    try expectKept("VIP-36", by: app, performing: [openLaStrada], using: Check.cleanSwift)
  }

  @Test func `VIP-11 only view controllers send requests`() throws {
    try expectKept("VIP-11", by: app, performing: [openLaStrada], using: Check.cleanSwift)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(in: app, like: CleanSwiftArchitecture(), using: Check.cleanSwift)
  }
}
