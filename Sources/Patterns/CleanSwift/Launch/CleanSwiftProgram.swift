import Catalogue
import HeadlessUI
import Observing
import Playing

/// The app with some of its parts exchanged, for counterexamples and exercises.
struct CleanSwiftProgram {
  /// Create the workers, from the services that they use.
  var findCountries: (any CatalogueService) -> any FindCountriesWorking = {
    FindCountriesWorker(catalogue: $0)
  }
  var asyncFindCountries: (any CatalogueService) -> any AsyncFindCountriesWorking = {
    AsyncFindCountriesWorker(catalogue: $0)
  }
  var sortCountries: () -> any SortCountriesWorking = { SortCountriesWorker() }
  var fetchFilms: (any CatalogueService) -> any FetchFilmsWorking = { FetchFilmsWorker(catalogue: $0) }
  var fetchFilm: (any CatalogueService) -> any FetchFilmWorking = { FetchFilmWorker(catalogue: $0) }
  var readFavourites: (any FavouritesStore) -> any ReadFavouritesWorking = {
    ReadFavouritesWorker(favourites: $0)
  }
  var markFavourite: (any FavouritesStore) -> any MarkFavouriteWorking = {
    MarkFavouriteWorker(favourites: $0)
  }

  /// Creates the scenes, with the scene Countries among them.
  var makeScenes: (any Dependencies) -> [StoryboardScene] = { UIStoryboard.main(dependencies: $0).scenes }

  /// Exchanges parts of the scenes of one view controller, each time its configurator has connected one.
  ///
  /// - Parameter exchange: Connects other parts to the view controller, with the dependencies of its interactor.
  mutating func exchange<ViewController: UIViewController>(
    in type: ViewController.Type, by exchange: @escaping (ViewController, any Dependencies) -> Void
  ) {
    let makeScenes = makeScenes
    self.makeScenes = { dependencies in
      makeScenes(dependencies).map { scene in
        guard let makeController = scene.controller else { return scene }
        var scene = scene
        scene.controller = {
          let controller = makeController()
          if let controller = controller as? ViewController { exchange(controller, dependencies) }
          return controller
        }
        return scene
      }
    }
  }

  /// The app with the scene Countries in its async form.
  static let async: Self = {
    var program = Self()
    program.exchange(in: CountriesViewController.self) { controller, dependencies in
      guard let dependencies = dependencies as? any AsyncDependencies else { return }
      AsyncCountriesConfigurator.shared.configure(controller, dependencies: dependencies)
    }
    return program
  }()

  /// Launches the program by the app delegate.
  ///
  /// - Returns: The object that owns the program.
  func launch(in window: UIWindow, environment: Environment, observedBy observers: Observers?) -> AnyObject {
    let scenes = makeScenes(CatalogueDependencies(environment, program: self))
    let app = AppDelegate(
      window: window, storyboard: UIStoryboard(scenes: scenes), hasTabs: environment.hasTabs)
    observers?.install(from: app)
    app.didFinishLaunching()
    return app
  }

  /// Creates the program's workers.
  private final class CatalogueDependencies: AsyncDependencies {
    let catalogue: any CatalogueService
    let favourites: any FavouritesStore
    private let program: CleanSwiftProgram

    init(_ environment: Environment, program: CleanSwiftProgram) {
      catalogue = environment.catalogue
      favourites = environment.favourites
      self.program = program
    }

    func makeFindCountriesWorker() -> any FindCountriesWorking { program.findCountries(catalogue) }
    func makeAsyncFindCountriesWorker() -> any AsyncFindCountriesWorking {
      program.asyncFindCountries(catalogue)
    }
    func makeSortCountriesWorker() -> any SortCountriesWorking { program.sortCountries() }
    func makeFilterCountriesWorker() -> any FilterCountriesWorking { FilterCountriesWorker() }
    func makeListRegionsWorker() -> any ListRegionsWorking { ListRegionsWorker() }
    func makeFetchFilmsWorker() -> any FetchFilmsWorking { program.fetchFilms(catalogue) }
    func makeFetchFilmWorker() -> any FetchFilmWorking { program.fetchFilm(catalogue) }
    func makeReadFavouritesWorker() -> any ReadFavouritesWorking { program.readFavourites(favourites) }
    func makeMarkFavouriteWorker() -> any MarkFavouriteWorking { program.markFavourite(favourites) }
  }
}
