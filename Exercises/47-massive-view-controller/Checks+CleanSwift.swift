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
  /// The kit's app, with this exercise's Favourites scene.
  private let app: any Architecture = {
    var program = CleanSwiftProgram()
    let makeScenes = program.makeScenes
    program.makeScenes = { dependencies in
      var scenes = makeScenes(dependencies)
      let index = scenes.firstIndex { $0.identifier == "Favourites" } ?? 0
      scenes[index].controller = { FavouritesViewController(dependencies: dependencies) }
      scenes[index].outlets = [
        .outlet("owner", \FavouritesViewController.$summary, to: "summary"),
        .outlet("owner", \FavouritesViewController.$retryButton, to: "retryButton"),
        .outlet("owner", \FavouritesViewController.$list, to: "list"),
        .outlet("owner", \FavouritesViewController.$spinner, to: "spinner"),
        .outlet("list", \UITableView.delegate, to: "owner"),
      ]
      return scenes
    }
    return CleanSwiftArchitecture(program)
  }()

  @Test func `VIP-43 the interactor has workers do the work`() throws {
    try expectMessages(
      after: "The user taps “Favourites”.", in: Story.ofFavourites[0], by: app, because: "VIP-43",
      """
        User → View: tap(_:) "Favourites"
      1 View → View Controller: openFavourites(_:) UIBarButtonItem
      2 View Controller → Interactor: openFavourites(request:) Request
        Interactor → Worker: made by makeReadFavouritesWorker()
      3 Interactor → Worker: readFavourites()
        Worker → Favourites: reads favourites() 1 × FilmID: tt0042876
      4 Interactor → Presenter: presentOpenFavourites(response:) .success
      5 Presenter → View Controller: displayOpenFavourites(viewModel:) .success
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
        View Controller → Router: routeToFavourites(segue:) nil
        Router → View Controller: made by instantiateViewController(identifier:creator:) "Favourites"
        Router → View Controller: refers to output: FavouritesInteractor, router: FavouritesRouter
        Router → Interactor: refers to output: FavouritesPresenter, dependencies: CatalogueDependencies
        Router → Presenter: refers to FavouritesViewController
        Router → Router: refers to viewController: FavouritesViewController, dataStore: FavouritesInteract…
        Router → Navigation: pushViewController(_:animated:) FavouritesViewController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
      2 View Controller → Interactor: fetch(request:) Request(isRetry: false)
        Interactor → Worker: made by makeReadFavouritesWorker()
      3 Interactor → Worker: readFavourites()
        Worker → Favourites: reads favourites() 1 × FilmID: tt0042876
      4 Interactor → Presenter: presentFetch(response:) .loading
      5 Presenter → View Controller: displayFetch(viewModel:) .loading
      6 View Controller → View: spinner.startAnimating()
        Interactor → Worker: made by makeFetchFilmsWorker()
      3 Interactor → Worker: fetchFilms(_:completion:) 1 × FilmID: tt0042876
        Worker → Catalogue: films(_:completion:) 1 × FilmID: tt0042876
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true
      """)
  }

  @Test func `VIP-53 the presenter formats what the workers found`() throws {
    try expectMessages(
      after: "The catalogue replies.", in: Story.openingFavourites, by: app, because: "VIP-53",
      """
        Catalogue → Worker: completion .success(1 × Film: Rashomon)
        Worker → Interactor: completion .success(1 × Film: Rashomon)
      4 Interactor → Presenter: presentFetch(response:) .success(entries: 1 × Entry: Rashomon, selectedRow: nil)
      5 Presenter → View Controller: displayFetch(viewModel:) .success(rows: 1 × Row, selectedRow: nil, summary: "1 favourite")
      6 View Controller → View: list.reloadData()
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      6 View Controller → View: sets summary.text "1 favourite"
      6 View Controller → View: spinner.stopAnimating()
      """)
  }

  @Test func `VIP-38 the router passes the film on`() throws {
    try expectMessages(
      after: "The user picks “Rashomon”.", in: Story.openingAFavourite, by: app, because: "VIP-38",
      """
        User → View: pick(_:) "Rashomon"
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
        Router → Interactor: reads selectedFilm Film("Rashomon")
        Router → Interactor: sets film Film("Rashomon")
        Router → Navigation: pushViewController(_:animated:) FilmViewController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
      2 View Controller → Interactor: fetch(request:) Request
      4 Interactor → Presenter: presentFetch(response:) .loading
      5 Presenter → View Controller: displayFetch(viewModel:) .loading
      6 View Controller → View: spinner.startAnimating()
        Interactor → Worker: made by makeFetchFilmWorker()
      3 Interactor → Worker: fetchFilm(_:completion:) tt0042876
        Worker → Catalogue: film(_:completion:) tt0042876
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

  @Test func `the screen passes its stories`() {
    for story in Story.ofFavourites { expectPerformed(story, by: app) }
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(
      in: app, like: CleanSwiftArchitecture(), using: Check.cleanSwift,
      with: ["FavouritesInteractor", "FavouritesPresenter"])
  }
}
