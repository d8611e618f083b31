import ExerciseSupport
import HeadlessUI
import Specification
import Stories
import Testing

@testable import VIPER

@Suite struct Checks {
  /// The kit's app, with the interactor of this exercise in the module of the favourites.
  private let app: any Architecture = {
    var program = VIPERProgram()
    program.makeModules = { ExerciseModules(store: $0, storyboard: $1) }
    return VIPERArchitecture(program)
  }()

  private let readAgain = Story(
    id: "read-again", wish: "read of a favourite, and see on return which one it was",
    steps: .toMyFavourite + [
      .goBack(),
      .reply(),
      .see("▸ Rashomon"),
    ])

  private let tidyUp = Story(
    id: "tidy-up", wish: "unmark a favourite, and not find it on return",
    steps: .toMyFavourite + [
      .tap("Unmark Favourite"),
      .goBack(),
      .reply(),
      .see("No favourites yet"),
    ])

  @Test func `on return the list shows which favourite was opened`() {
    expectTold(readAgain, by: app)
  }

  @Test func `on return a favourite that was unmarked has left the list`() {
    expectTold(tidyUp, by: app)
  }

  @Test func `VPR-10 with the reply the interactor gets the list, changes it and puts it back`() throws {
    try expectMessages(
      after: "The catalogue replies.", in: readAgain, by: app, because: "VPR-10",
      """
        Catalogue → Data Store: completion .success(1 × Film: Rashomon)
        Data Store → Interactor: completion .success(1 × Film: Rashomon)
      3 Interactor → Data Store: reads favouriteList FavouriteList(films: 1 × Film: Rashomon, opened: tt0042876)
      5 Interactor → Data Store: put(_:) FavouriteList(films: 1 × Film: Rashomon, opened: tt0042876)
      6 Interactor → Presenter: listed(_:) FavouriteOverview(films: 1 × FavouriteFacts: Rashomon, openedRow: 0)
      7 Presenter → View Controller: show(_:openedRow:) 1 × FavouriteContent: Rashomon, openedRow: 0
      8 View Controller → View: list.reloadData()
      8 View Controller → View: sets failure.message nil
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) 0
      7 Presenter → View Controller: show(summary:) "1 favourite"
      8 View Controller → View: sets summary.text "1 favourite"
      7 Presenter → View Controller: showRest()
      8 View Controller → View: spinner.stopAnimating()
      """)
  }

  @Test func `VPR-09 the interactor gets its entities from the data store`() throws {
    try expectKept("VPR-09", by: app, telling: [readAgain])
  }
}

extension [Story.Step] {
  /// The steps to Rashomon, the only favourite, by way of the favourites.
  fileprivate static let toMyFavourite: Self = [
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
    .goBack(),
    .tap("Favourites"),
    .reply(),
    .pick("Rashomon"),
    .reply(),
  ]
}

/// Makes the app's own modules, and gives that of the favourites the interactor of this exercise.
private final class ExerciseModules: Modules {
  private let store: any DataStore
  private let app: AppModules

  init(store: any DataStore, storyboard: UIStoryboard) {
    self.store = store
    app = AppModules(store: store, storyboard: storyboard)
  }

  func make(_ screen: AppScreen, wireframe: any Routing) -> UIViewController {
    let view = app.make(screen, wireframe: wireframe)
    guard let view = view as? FavouritesViewController, let presenter = view.presenter as? FavouritesPresenter
    else { return view }
    let listFavourites = ListFavouritesInteractor(store: store)
    listFavourites.output = presenter
    presenter.listFavourites = listFavourites
    return view
  }
}

/// The trace watches the interactor's output.
extension ListFavouritesInteractor: OutputHolder {}
