import Foundation
import HeadlessUI
import Observing
import Playing

/// The app with some of its parts exchanged, for counterexamples and exercises.
struct VIPERProgram {
  /// Creates the data store.
  var makeStore: (Environment) -> any DataStore = {
    CatalogueDataStore(catalogue: $0.catalogue, favourites: $0.favourites)
  }

  /// Creates the parts of each module.
  var countries = Countries()
  var regions = Regions()
  var films = Films()
  var film = OneFilm()
  var favourites = Favourites()

  /// Creates the first module, which leads to the program's others; nil for the module of these parts.
  var makeFirstModule: ((any DataStore, UIStoryboard, VIPERProgram) -> UIViewController)?

  /// The app whose module of the list of countries awaits its requests.
  static let async: Self = {
    var program = Self()
    program.makeFirstModule = { store, storyboard, _ in
      VIPER.CountriesWireframe.makeAsyncModule(store: store, storyboard: storyboard)
    }
    return program
  }()

  /// Launches the program as the application delegate does.
  ///
  /// - Returns: The object that owns the program.
  func launch(in window: UIWindow, environment: Environment, observedBy observers: Observers?) -> AnyObject {
    let wireframe = RootWireframe(
      window: window, store: makeStore(environment), storyboard: storyboard, program: self)
    let app = AppDelegate(wireframe)
    observers?.install(from: app)
    if environment.hasTabs {
      app.show(makeCountries, beside: makeFavourites)
    } else {
      app.show(makeCountries)
    }
    return app
  }

  private var storyboard: UIStoryboard {
    UIStoryboard(scenes: [countries.scene, regions.scene, films.scene, film.scene, favourites.scene])
  }

  /// The object that owns the program.
  private final class AppDelegate: LinkOpening {
    private let store: any DataStore
    private let storyboard: UIStoryboard
    private let wireframe: RootWireframe
    private let links: any LinkEventHandler

    init(_ wireframe: RootWireframe) {
      store = wireframe.store
      storyboard = wireframe.storyboard
      self.wireframe = wireframe
      links = wireframe.makeLinks()
    }

    func show(_ makeFirst: (any DataStore, UIStoryboard) -> UIViewController) {
      wireframe.show(makeFirst(store, storyboard))
    }

    func show(
      _ makeFirst: (any DataStore, UIStoryboard) -> UIViewController,
      beside makeSecond: (any DataStore, UIStoryboard) -> UIViewController
    ) {
      wireframe.show(makeFirst(store, storyboard), beside: makeSecond(store, storyboard))
    }

    func open(_ link: URL) {
      links.open(link.absoluteString)
    }
  }
}
