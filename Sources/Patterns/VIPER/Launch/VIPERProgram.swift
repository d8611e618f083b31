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
  var films = Films()
  var film = OneFilm()
  var favourites = Favourites()

  /// Creates the factory of modules; nil for the modules of these parts.
  var makeModules: ((any DataStore) -> any Modules)?

  /// Launches the program without the application delegate: its wireframe is the root.
  ///
  /// - Returns: The object that owns the program.
  func launch(in window: UIWindow, environment: Environment, observedBy observers: Observers?) -> AnyObject {
    let store = makeStore(environment)
    let modules = makeModules?(store) ?? AppModules(store: store, program: self)
    let wireframe = RootWireframe(window: window, modules: modules)
    observers?.install(from: wireframe)
    wireframe.showCountries()
    return wireframe
  }
}
