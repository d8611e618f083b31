import Checks
import ExerciseSupport
import HeadlessUI
import Playing
import Testing
import VIPERChecks

@testable import VIPER

@Suite(.serialized) struct Checks {
  /// The kit's app, with this exercise's Favourites module.
  private let app: any Architecture = {
    var program = VIPERProgram()
    program.favourites.listFavourites = { part(ListFavouritesInteractor(store: $0), connectedBy: \.output) }
    program.favourites.presenter = {
      part(FavouritesPresenter(listFavourites: $0, wireframe: $1), connectedBy: \.view)
    }
    program.favourites.viewController = { FavouritesViewController(presenter: $0) }
    program.favourites.scene.outlets = [
      .outlet("owner", \FavouritesViewController.$summary, to: "summary"),
      .outlet("owner", \FavouritesViewController.$retryButton, to: "retryButton"),
      .outlet("owner", \FavouritesViewController.$list, to: "list"),
      .outlet("owner", \FavouritesViewController.$spinner, to: "spinner"),
      .outlet("list", \UITableView.delegate, to: "owner"),
    ]
    return VIPERArchitecture(program)
  }()

  @Test func `VPR-09 the favourites come from the data store`() throws {
    try expectMessages(
      after: "The user taps “Favourites”.", in: Story.ofFavourites[0], by: app, because: "VPR-09",
      """
        User → View: tap(_:) "Favourites"
        View → View Controller: openFavourites(_:) UIBarButtonItem
      1 View Controller → Presenter: openFavourites()
      2 Presenter → Interactor: checkFavourites()
      3 Interactor → Data Store: reads markedFilms() 1 × FilmID: tt0042876
        Data Store → Favourites: reads favourites() 1 × FilmID: tt0042876
      6 Interactor → Presenter: checkedFavourites()
      7 Presenter → View Controller: show(countries:opened:) countries: 1 × ListItem: Japan, opened: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
        Presenter → Wireframe: showFavourites()
        Wireframe → View Controller: made by instantiateViewController(identifier:creator:) "Favourites"
        Wireframe → Navigation: pushViewController(_:animated:) FavouritesViewController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
      1 View Controller → Presenter: updateView()
      2 Presenter → Interactor: listFavourites()
      3 Interactor → Data Store: reads markedFilms() 1 × FilmID: tt0042876
        Data Store → Favourites: reads favourites() 1 × FilmID: tt0042876
      3 Interactor → Data Store: findFilms(_:completion:) 1 × FilmID: tt0042876
        Data Store → Catalogue: films(_:completion:) 1 × FilmID: tt0042876
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true
      """)
  }

  @Test func `VPR-17 the presenter turns facts into content`() throws {
    try expectMessages(
      after: "The catalogue replies.", in: Story.openingFavourites, by: app, because: "VPR-17",
      """
        Catalogue → Data Store: completion .success(1 × Film: Rashomon)
        Data Store → Interactor: completion .success(1 × Film: Rashomon)
      6 Interactor → Presenter: listedFavourites(_:) 1 × FilmFacts: Rashomon
      7 Presenter → View Controller: show(favourites:opened:) favourites: 1 × ListItem: Rashomon, opened: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: show(summary:) "1 favourite"
      8 View Controller → View: sets summary.text "1 favourite"
      7 Presenter → View Controller: show(isLoading:) false
      8 View Controller → View: spinner.stopAnimating()
      """)
  }

  @Test func `VPR-32 the presenter decides when to open a film`() throws {
    try expectMessages(
      after: "The user picks “Rashomon”.", in: Story.openingAFavourite, by: app, because: "VPR-32",
      """
        User → View: pick(_:) "Rashomon"
        View → View Controller: tableView(_:didSelectRowAt:) 0
      1 View Controller → Presenter: openFilm(at:) 0
        Presenter → Wireframe: showFilm(_:titled:) "tt0042876", titled: "Rashomon"
        Wireframe → View Controller: made by instantiateViewController(identifier:creator:) "Film"
        Wireframe → Navigation: pushViewController(_:animated:) FilmViewController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
      1 View Controller → Presenter: updateView()
      2 Presenter → Interactor: findFilm()
      3 Interactor → Data Store: findFilm(_:completion:) tt0042876
        Data Store → Catalogue: film(_:completion:) tt0042876
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
      1 View Controller → Presenter: leave()
      2 Presenter → Interactor: cancel()
      ? 7 Presenter → View Controller: show(isLoading:) false
      ? 8 View Controller → View: spinner.stopAnimating()
        Navigation → View Controller: viewDidAppear(_:) true
      """)
  }

  @Test func `the screen passes its stories`() {
    for story in Story.ofFavourites { expectPerformed(story, by: app) }
  }

  @Test func `the view controller keeps no values`() throws {
    try expectNoValues(in: "FavouritesViewController")
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(
      in: app, like: VIPERArchitecture(), using: Check.viper,
      with: ["FavouritesPresenter", "ListFavouritesInteractor"])
  }
}
