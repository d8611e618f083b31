import Checks
import CleanSwiftChecks
import ExerciseSupport
import HeadlessUI
import Playing
import Testing

@testable import CleanSwift

@Suite(.serialized) struct Checks {
  /// The kit's app, with this exercise's presenter in the Films scene.
  private let app: any Architecture = {
    var program = CleanSwiftProgram()
    program.exchange(in: FilmsViewController.self) { scene, _ in
      let presenter = FilmsPresenter()
      presenter.output = scene
      (scene.output as? FilmsInteractor)?.output = presenter
    }
    return CleanSwiftArchitecture(program)
  }()

  private let openLagaan = Story(
    id: "open-lagaan", wish: "open the film that I pick",
    steps: [
      .launch(),
      .reply(),
      .paste("india"),
      .reply(),
      .pick("India"),
      .reply(),
      .pick("Lagaan"),
      .reply(),
      .see("Lagaan"),
      .see("India, 2001"),
    ])

  @Test func `VIP-41 the rows are in the same order as the interactor's films`() throws {
    try expectMessages(
      after: "The user picks “Lagaan”.", in: openLagaan, by: app, because: "VIP-41",
      """
        User → View: pick(_:) "Lagaan"
      1 View → View Controller: tableView(_:didSelectRowAt:) 2
      2 View Controller → Interactor: openFilm(request:) Request(row: 2)
      4 Interactor → Presenter: presentOpenFilm(response:) Response(selectedRow: 2)
      5 Presenter → View Controller: displayOpenFilm(viewModel:) ViewModel(selectedRow: 2)
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) 2
        View Controller → Router: routeToFilm(segue:) nil
        Router → View Controller: made by instantiateViewController(identifier:creator:) "Film"
        Router → View Controller: refers to output: FilmInteractor, router: FilmRouter
        Router → Interactor: refers to output: FilmPresenter, dependencies: CatalogueDependencies
        Router → Presenter: refers to FilmViewController
        Router → Router: refers to viewController: FilmViewController, dataStore: FilmInteractor
        Router → Router: reads dataStore FilmInteractor
        Router → Interactor: reads selectedFilm Film("Lagaan")
        Router → Interactor: sets film Film("Lagaan")
        Router → Navigation: pushViewController(_:animated:) FilmViewController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
      2 View Controller → Interactor: fetch(request:) Request
      4 Interactor → Presenter: presentFetch(response:) .loading
      5 Presenter → View Controller: displayFetch(viewModel:) .loading
      6 View Controller → View: spinner.startAnimating()
        Interactor → Worker: made by makeFetchFilmWorker()
      3 Interactor → Worker: fetchFilm(_:completion:) tt0169102
        Worker → Catalogue: film(_:completion:) tt0169102
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true
      """)
  }

  @Test func `the film that was picked is opened`() {
    expectPerformed(openLagaan, by: app)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(in: app, like: CleanSwiftArchitecture(), using: Check.cleanSwift)
  }
}
