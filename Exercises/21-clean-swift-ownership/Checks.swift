import Checks
import CleanSwiftChecks
import ExerciseSupport
import HeadlessUI
import Playing
import Testing

@testable import CleanSwift

@Suite(.serialized) struct Checks {
  /// The kit's app, with this exercise's router in the Favourites scene.
  private let app: any Architecture = {
    var program = CleanSwiftProgram()
    program.exchange(in: FavouritesViewController.self) { scene, _ in
      let router = FavouritesRouter()
      router.viewController = scene
      router.dataStore = scene.output as? any FavouritesDataStore
      scene.router = router
    }
    return CleanSwiftArchitecture(program)
  }()

  /// The user marks two films, opens one of them from the favourites, and goes back.
  private static let openingOne: [Story.Step] = [
    .launch(),
    .reply(),
    .paste("japan"),
    .reply(),
    .pick("Japan"),
    .reply(),
    .pick("Rashomon"),
    .reply(),
    .tap("Mark as Favourite"),
    .goBack(),
    .pick("Gate of Hell"),
    .reply(),
    .tap("Mark as Favourite"),
    .goBack(),
    .goBack(),
    .tap("Favourites"),
    .reply(),
    .pick("Rashomon"),
    .reply(),
    .goBack(),
  ]

  private let openOne = Story(
    id: "open-one", wish: "open a favourite, and go back", steps: openingOne)

  private let openBoth = Story(
    id: "open-both", wish: "open one favourite, and then the other",
    steps: openingOne + [
      .reply(),
      .pick("Gate of Hell"),
      .replyToAll(),
      .see("Gate of Hell"),
      .see("Japan, 1954"),
    ])

  @Test func `VIP-37 the navigation controller alone keeps a film's scene alive`() {
    expectEqual(
      owners(of: "FilmViewController", in: openOne, by: app),
      "\n• UIWindow.root → UINavigationController.viewControllers → FilmViewController", because: "VIP-37")
  }

  @Test func `VIP-33 each film gets a new scene`() throws {
    try expectMessages(
      after: "The user picks “Gate of Hell”.", in: openBoth, by: app, because: "VIP-33",
      """
        User → View: pick(_:) "Gate of Hell"
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
        Router → Interactor: reads selectedFilm Film("Gate of Hell")
        Router → Interactor: sets film Film("Gate of Hell")
        Router → Navigation: pushViewController(_:animated:) FilmViewController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
      2 View Controller → Interactor: fetch(request:) Request
      4 Interactor → Presenter: presentFetch(response:) .loading
      5 Presenter → View Controller: displayFetch(viewModel:) .loading
      6 View Controller → View: spinner.startAnimating()
        Interactor → Worker: made by makeFetchFilmWorker()
      3 Interactor → Worker: fetchFilm(_:completion:) tt0045935
        Worker → Catalogue: film(_:completion:) tt0045935
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
      2 View Controller → Interactor: cancel(request:) Request
      3 Interactor → Worker: cancel()
      4 Interactor → Presenter: presentCancel(response:) Response
      5 Presenter → View Controller: displayCancel(viewModel:) ViewModel
      6 View Controller → View: spinner.stopAnimating()
        Navigation → View Controller: viewDidAppear(_:) true
      """)
  }

  @Test func `the second favourite is shown too`() {
    expectPerformed(openBoth, by: app)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(in: app, like: CleanSwiftArchitecture(), using: Check.cleanSwift)
  }
}
