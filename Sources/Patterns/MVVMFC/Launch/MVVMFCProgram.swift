import Catalogue
import Foundation
import HeadlessUI
import Library
import Observing
import Playing

/// The app with some of its parts exchanged, for counterexamples and exercises.
struct MVVMFCProgram {
  /// Creates the session that services ask.
  var makeSession: (ApiBackoff, any ApiTransport, any ApiScheduler) -> any ApiRequesting = {
    ApiSession(backoff: $0, transport: $1, scheduler: $2)
  }

  /// Creates the object that delivers dependencies.
  var makeDependencies: (any ApiRequesting, any FavouritesStore) -> any DependencyManager = {
    AppDependencyManager(catalogue: ApiCatalogueService(onStage: $0), favourites: $1)
  }

  /// Creates the parts of each module.
  var countries = Countries()
  var regions = Regions()
  var films = Films()
  var film = OneFilm()
  var favourites = Favourites()
  var link = Link()

  /// Creates the first screen, and makes it the root of a navigation controller.
  var rootIn: (UINavigationController, FactoryDependencies) -> Void = {
    CountriesFactory.rootIn($0, dependencies: $1)
  }

  /// Starts the program as the application delegate starts the app, and returns the object that owns it.
  var start:
    (UIWindow, any DependencyManager, _ rootIn: @escaping (UINavigationController) -> Void) -> AnyObject = {
      window, dependencies, rootIn in
      let navigationController = UINavigationController()
      navigationController.isToolbarHidden = false
      window.rootViewController = navigationController
      rootIn(navigationController)
      window.makeKeyAndVisible()
      return dependencies
    }

  /// The app whose list of countries awaits its requests.
  static let async: Self = {
    var program = Self()
    program.countries.viewModel = {
      AsyncCountriesViewModel(catalogue: $0, findFavourites: $1, flowController: $2)
    }
    return program
  }()

  /// The app whose list of countries has an observable view model.
  static let observable: Self = {
    var program = Self()
    program.countries.scene = {
      ObservableCountriesViewController(
        viewModel: ObservableCountriesViewModel(catalogue: $0, findFavourites: $1, flowController: $2))
    }
    return program
  }()

  /// Launches the program over a session.
  ///
  /// - Returns: The object that owns the program.
  func launch(
    in window: UIWindow, over session: any ApiRequesting, keeping favourites: any FavouritesStore,
    hasTabs: Bool = false, observedBy observers: Observers?
  ) -> AnyObject {
    let session = Part(session).observed(by: observers)
    let manager = makeDependencies(session, favourites)
    let app = AppDelegate(
      links: LinkFactory.create(
        window: window, dependencies: FactoryDependencies(manager: manager, program: self)))
    let dependencies = Part(manager).observed(by: observers)
    observers?.install(from: app)
    let factoryDependencies = FactoryDependencies(manager: dependencies, program: self)
    if hasTabs {
      startWithTabs(in: window, factoryDependencies)
      app.owner = dependencies
    } else {
      app.owner = start(window, dependencies) { rootIn($0, factoryDependencies) }
    }
    return app
  }

  private func startWithTabs(in window: UIWindow, _ dependencies: FactoryDependencies) {
    let (countries, favourites) = (UINavigationController(), UINavigationController())
    countries.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [countries, favourites]
    window.rootViewController = tabs
    FavouritesFactory.rootIn(favourites, dependencies: dependencies)
    rootIn(countries, dependencies)
    window.makeKeyAndVisible()
  }

  /// The program while it runs: the object that owns it, and the module that opens links.
  private final class AppDelegate: LinkOpening {
    var owner: AnyObject?
    private let links: any LinkHandling

    init(links: any LinkHandling) {
      self.links = links
    }

    func open(_ link: URL) {
      links.open(link)
    }
  }

  /// A reference to a part of the program, in which an observer can be installed.
  private final class Part<Value> {
    private var value: Value

    init(_ value: Value) {
      self.value = value
    }

    /// An observer is written over the property's place in memory, of which the optimiser does not know: inlined, this
    /// would return the value from before.
    @inline(never) func observed(by observers: Observers?) -> Value {
      observers?.install(from: self)
      return value
    }
  }
}
