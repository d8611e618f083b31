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
  /// The kit's app, with this exercise's Film scene and the routers that lead to it.
  private let app: any Architecture = {
    var program = CleanSwiftProgram()
    let makeScenes = program.makeScenes
    program.makeScenes = { dependencies in
      var scenes = makeScenes(dependencies)
      let index = scenes.firstIndex { $0.identifier == "Film" } ?? 0
      scenes[index].controller = { FilmViewController(dependencies: dependencies) }
      scenes[index].outlets = [
        .outlet("owner", \FilmViewController.$name, to: "name"),
        .outlet("owner", \FilmViewController.$origin, to: "origin"),
        .outlet("owner", \FilmViewController.$retryButton, to: "retryButton"),
        .outlet("owner", \FilmViewController.$award, to: "award"),
        .outlet("owner", \FilmViewController.$favouriteButton, to: "favouriteButton"),
        .outlet("owner", \FilmViewController.$spinner, to: "spinner"),
      ]
      return scenes
    }
    program.exchange(in: FilmsViewController.self) { scene, _ in
      let router = FilmsRouter()
      router.viewController = scene
      router.dataStore = scene.output as? any FilmsDataStore
      scene.router = router
    }
    program.exchange(in: FavouritesViewController.self) { scene, _ in
      let router = FavouritesRouter()
      router.viewController = scene
      router.dataStore = scene.output as? any FavouritesDataStore
      scene.router = router
    }
    program.exchange(in: LinkViewController.self) { scene, _ in
      let router = LinkRouter()
      router.viewController = scene
      router.dataStore = scene.output as? any LinkDataStore
      scene.router = router
    }
    return CleanSwiftArchitecture(program)
  }()

  /// The user opens Rashomon.
  private static let opening: [Story.Step] = [
    .launch(),
    .reply(),
    .paste("japan"),
    .reply(),
    .pick("Japan"),
    .reply(),
    .pick("Rashomon"),
    .reply(),
  ]

  private let markRashomon = Story(
    id: "mark-rashomon", wish: "mark Rashomon, and find it among my favourites",
    steps: opening + [
      .tap("Mark as Favourite"),
      .see("Unmark Favourite"),
      .goBack(),
      .goBack(),
      .tap("Favourites"),
      .reply(),
      .see("Rashomon"),
    ])

  private let changeMyMind = Story(
    id: "change-my-mind", wish: "mark Rashomon, and unmark it",
    steps: opening + [
      .tap("Mark as Favourite"),
      .tap("Unmark Favourite"),
      .see("Mark as Favourite"),
      .goBack(),
      .goBack(),
      .tap("Favourites"),
      .see("No favourites yet"),
    ])

  @Test func `VIP-02 a tap passes through the whole cycle`() throws {
    try expectMessages(
      after: "The user taps “Mark as Favourite”.", in: markRashomon, by: app, because: "VIP-02",
      """
        User → View: tap(_:) "Mark as Favourite"
      1 View → View Controller: toggleFavourite(_:) UIButton
      2 View Controller → Interactor: toggleFavourite(request:) Request
        Interactor → Worker: made by makeMarkFavouriteWorker()
      3 Interactor → Worker: mark(_:isFavourite:) tt0042876, isFavourite: true
        Worker → Favourites: add(_:) tt0042876
      4 Interactor → Presenter: presentToggleFavourite(response:) .success(isFavourite: true)
      5 Presenter → View Controller: displayToggleFavourite(viewModel:) .success(favouriteTitle: "Unmark Favourite")
      6 View Controller → View: favouriteButton.setTitle(_:for:) "Unmark Favourite"
      """)
  }

  @Test func `a film that was marked is among the favourites`() {
    expectPerformed(markRashomon, by: app)
  }

  @Test func `VIP-41 a second tap unmarks the film`() throws {
    try expectMessages(
      after: "The user taps “Unmark Favourite”.", in: changeMyMind, by: app, because: "VIP-41",
      """
        User → View: tap(_:) "Unmark Favourite"
      1 View → View Controller: toggleFavourite(_:) UIButton
      2 View Controller → Interactor: toggleFavourite(request:) Request
      3 Interactor → Worker: mark(_:isFavourite:) tt0042876, isFavourite: false
        Worker → Favourites: remove(_:) tt0042876
      4 Interactor → Presenter: presentToggleFavourite(response:) .success(isFavourite: false)
      5 Presenter → View Controller: displayToggleFavourite(viewModel:) .success(favouriteTitle: "Mark as Favourite")
      6 View Controller → View: favouriteButton.setTitle(_:for:) "Mark as Favourite"
      """)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(in: app, like: CleanSwiftArchitecture(), using: Check.cleanSwift)
  }
}

// The rest of the scene: it fetches the film and shows it. Exercise.swift adds the mark.

/// Shows one film.
final class FilmViewController: UIViewController, FilmEvents, FilmViewControllerInput {
  @Outlet var name: UILabel
  @Outlet var origin: UILabel
  @Outlet var retryButton: UIButton
  @Outlet var award: UILabel
  @Outlet var favouriteButton: UIButton
  @Outlet var spinner: UIActivityIndicatorView

  var output: (any FilmViewControllerOutput)?
  var router: (any FilmRoutingLogic & FilmDataPassing)?

  /// Shows failures.
  let alert = FailureAlert()

  init(dependencies: any Dependencies) {
    super.init()
    connect(self, dependencies)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    fetch()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { output?.cancel(request: ShowFilm.Cancel.Request()) }
  }

  private func fetch() {
    output?.fetch(request: ShowFilm.Fetch.Request())
  }

  @IBAction func reload(_ sender: Any) {
    fetch()
  }

  func displayFetch(viewModel: ShowFilm.Fetch.ViewModel) {
    switch viewModel {
    case .loading:
      spinner.startAnimating()
    case .success(let title, let origin, let award, let favouriteTitle):
      name.text = title
      self.origin.text = origin
      self.award.text = award
      favouriteButton.setTitle(favouriteTitle, for: .normal)
      favouriteButton.isEnabled = true
      retryButton.isHidden = true
      spinner.stopAnimating()
    case .failure(let message, let title):
      alert.show(message, over: self) { [weak self] in self?.fetch() }
      name.text = title
      origin.text = message
      retryButton.isHidden = false
      spinner.stopAnimating()
    }
  }

  func displayCancel(viewModel: ShowFilm.Cancel.ViewModel) {
    spinner.stopAnimating()
  }
}

/// Fetches a film, and marks or unmarks it.
final class FilmInteractor: FilmInteractorInput, FilmDataStore {
  var output: (any FilmInteractorOutput)?

  var film: Film?
  /// True if the film was marked when the interactor last learned of it.
  var isFavourite = false

  private let dependencies: any Dependencies
  private lazy var fetchWorker = dependencies.makeFetchFilmWorker()
  private lazy var readWorker = dependencies.makeReadFavouritesWorker()
  /// Marks a film in the store, or unmarks it.
  lazy var markWorker = dependencies.makeMarkFavouriteWorker()

  init(dependencies: any Dependencies) {
    self.dependencies = dependencies
  }

  func fetch(request: ShowFilm.Fetch.Request) {
    guard let film else {
      presentFetchFailure(.noFilm)
      return
    }
    output?.presentFetch(response: .loading)
    fetchWorker.fetchFilm(film.id) { [weak self] result in
      switch result {
      case .success(let details): self?.finish(details)
      case .failure(let error): self?.presentFetchFailure(Failure(error))
      }
    }
  }

  func cancel(request: ShowFilm.Cancel.Request) {
    fetchWorker.cancel()
    output?.presentCancel(response: ShowFilm.Cancel.Response())
  }

  private func finish(_ details: FilmDetails) {
    do {
      isFavourite = try readWorker.readFavourites().contains(details.film.id)
      let entry = ShowFilm.Entry(
        title: details.film.title, year: details.film.year, countries: details.countries.map(\.name),
        won: details.film.won, isFavourite: isFavourite)
      output?.presentFetch(response: .success(entry))
    } catch {
      presentFetchFailure(Failure(error))
    }
  }

  private func presentFetchFailure(_ failure: Failure) {
    output?.presentFetch(response: .failure(failure, title: film?.title))
  }
}

// In the view controller and the interactor, a method that Exercise.swift leaves out does nothing.

extension FilmEvents {
  func toggleFavourite(_ sender: Any) {}
}

extension FilmViewControllerInput {
  func displayToggleFavourite(viewModel: ShowFilm.ToggleFavourite.ViewModel) {}
}

extension FilmInteractorInput {
  func toggleFavourite(request: ShowFilm.ToggleFavourite.Request) {}
}

/// Leads from the films of a country to this exercise's Film scene.
private final class FilmsRouter: Router, FilmsRoutingLogic, FilmsDataPassing {
  var dataStore: (any FilmsDataStore)?

  func routeToFilm(segue _: UIStoryboardSegue?) {
    guard let film = instantiate("Film") as? FilmViewController else { return }
    film.router?.dataStore?.film = dataStore?.selectedFilm
    show(film)
  }
}

/// Leads from the favourites to this exercise's Film scene.
private final class FavouritesRouter: Router, FavouritesRoutingLogic, FavouritesDataPassing {
  var dataStore: (any FavouritesDataStore)?

  func routeToFilm(segue _: UIStoryboardSegue?) {
    guard let film = instantiate("Film") as? FilmViewController else { return }
    film.router?.dataStore?.film = dataStore?.selectedFilm
    show(film)
  }
}

/// Leads from a link to this exercise's Film scene.
private final class LinkRouter: Router, LinkRoutingLogic, LinkDataPassing {
  var dataStore: (any LinkDataStore)?

  func routeToFilm(segue _: UIStoryboardSegue?) {
    guard let root = (viewController as? any LinkRoot)?.root else { return }
    var screens: [UIViewController] = []
    if let country = dataStore?.country, let films = instantiate("Films") as? FilmsViewController {
      films.router?.dataStore?.country = country
      screens.append(films)
    }
    if let film = instantiate("Film") as? FilmViewController {
      film.router?.dataStore?.film = dataStore?.film
      screens.append(film)
    }
    root.whenAtRest { [weak root, screens] in root?.showAboveRoot(screens) }
  }
}

private func connect(_ scene: FilmViewController, _ dependencies: any Dependencies) {
  let interactor = FilmInteractor(dependencies: dependencies)
  let presenter = FilmPresenter()
  let router = FilmRouter()
  scene.output = interactor
  scene.router = router
  interactor.output = presenter
  presenter.output = scene
  router.viewController = scene
  router.dataStore = interactor
}
