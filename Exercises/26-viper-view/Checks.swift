import Catalogue
import Checks
import ExerciseSupport
import HeadlessUI
import Stories
import Testing
import VIPERChecks

@testable import VIPER

@Suite(.serialized) struct Checks {
  /// The kit's app, with this exercise's view controller in the Film module.
  private let app: any Architecture = {
    var program = VIPERProgram()
    program.makeModules = { ExerciseModules(store: $0) }
    return VIPERArchitecture(program)
  }()

  /// The same app with favourites that can be read but not written.
  private let appWithReadOnlyStore: any Architecture = {
    var program = VIPERProgram()
    program.makeModules = { ExerciseModules(store: $0) }
    program.makeStore = { CatalogueDataStore(catalogue: $0.catalogue, favourites: ReadOnlyFavourites()) }
    return VIPERArchitecture(program)
  }()

  private let markInVain = Story(
    id: "mark-in-vain", wish: "be told when a film cannot be marked, and see that it is not",
    steps: [
      .launch(),
      .reply(),
      .paste("japan"),
      .reply(),
      .pick("Japan"),
      .reply(),
      .pick("Rashomon"),
      .reply(),
      .tap("Mark as Favourite"),
      .see("favourites.json cannot be written"),
      .tap("Cancel"),
      .see("Mark as Favourite"),
    ])

  private let changeMyMind = Story(
    id: "change-my-mind", wish: "mark Rashomon as a favourite, and unmark it",
    steps: [
      .launch(),
      .reply(),
      .paste("japan"),
      .reply(),
      .pick("Japan"),
      .reply(),
      .pick("Rashomon"),
      .reply(),
      .tap("Mark as Favourite"),
      .see("Unmark Favourite"),
      .tap("Unmark Favourite"),
      .see("Mark as Favourite"),
    ])

  @Test func `VPR-21 a tap on the button changes nothing on the screen by itself`() throws {
    try expectMessages(
      after: "The user taps “Mark as Favourite”.", in: markInVain, by: appWithReadOnlyStore,
      because: "VPR-21",
      """
        User → View: tap(_:) "Mark as Favourite"
        View → View Controller: toggleFavourite(_:) UIButton
      1 View Controller → Presenter: toggleFavourite()
      2 Presenter → Interactor: toggleMark()
      3 Interactor → Data Store: reads mark(of:) Mark(film: tt0042876, isSet: false)
      5 Interactor → Data Store: put(_:) Mark(film: tt0042876, isSet: true)
      6 Interactor → Presenter: failedToMarkFilm(_:) .favouritesUnwritable(file: "favourites.json", reason: "permission deni…
        Presenter → Wireframe: showFailure(_:retry:) "favourites.json cannot be written: permission denied."
        Wireframe → Navigation: present(_:animated:completion:) UIAlertController
      """)
  }

  @Test func `a film that could not be marked is not shown as marked`() {
    expectPerformed(markInVain, by: appWithReadOnlyStore)
  }

  @Test func `VPR-21 the view shows only what the presenter has given it`() throws {
    try expectKept("VPR-21", by: app, performing: [changeMyMind], using: Check.viper)
  }

  @Test func `a film that was marked can be unmarked`() {
    expectPerformed(changeMyMind, by: app)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(in: app, like: VIPERArchitecture(), using: Check.viper)
  }
}

/// Creates the app's own modules, and the Film module with this exercise's view controller.
private final class ExerciseModules: Modules {
  private let store: any DataStore
  private let storyboard = UIStoryboard(scenes: [.filmOfExercise])
  private let app: AppModules

  init(store: any DataStore) {
    self.store = store
    app = AppModules(store: store)
  }

  func makeCountries(wireframe: any RootRouting) -> UIViewController {
    app.makeCountries(wireframe: wireframe)
  }

  func make(_ screen: AppScreen, wireframe: any RootRouting) -> UIViewController {
    guard case .film(let id, let title) = screen else { return app.make(screen, wireframe: wireframe) }
    let findFilm = FindFilmInteractor(film: FilmID(rawValue: id), store: store)
    let markFilm = MarkFilmInteractor(film: FilmID(rawValue: id), store: store)
    let filmWireframe = FilmWireframe()
    let presenter = FilmPresenter(
      title: title, findFilm: findFilm, markFilm: markFilm, wireframe: filmWireframe)
    findFilm.output = presenter
    markFilm.output = presenter
    let view = storyboard.instantiateViewController(identifier: "Film") {
      FilmViewController(presenter: presenter)
    }
    presenter.view = view
    filmWireframe.viewController = view
    return view
  }
}

extension StoryboardScene {
  /// The storyboard scene of one film, for this exercise's view controller.
  static let filmOfExercise = StoryboardScene(
    "Film", title: strings("film.title"),
    views: [
      .view("name", UILabel.init) { $0.numberOfLines = 0 },
      .view("origin", UILabel.init) { $0.numberOfLines = 0 },
      .view("award", UILabel.init),
      .view("favouriteButton", UIButton.init),
      .view("spinner", UIActivityIndicatorView.init) { $0.startAnimating() },
    ],
    outlets: [
      .outlet("owner", \FilmViewController.$name, to: "name"),
      .outlet("owner", \FilmViewController.$origin, to: "origin"),
      .outlet("owner", \FilmViewController.$award, to: "award"),
      .outlet("owner", \FilmViewController.$favouriteButton, to: "favouriteButton"),
      .outlet("owner", \FilmViewController.$spinner, to: "spinner"),
    ],
    actions: [
      .action("favouriteButton", to: "owner") { (target: any FilmEvents, sender) in
        target.toggleFavourite(sender)
      }
    ])
}

/// A store that cannot be written to.
private final class ReadOnlyFavourites: FavouritesStore {
  func favourites() -> [FilmID] { [] }
  func add(_ id: FilmID) throws(FavouritesError) {
    throw .unwritable(file: "favourites.json", reason: "permission denied")
  }
  func remove(_ id: FilmID) {}
}
