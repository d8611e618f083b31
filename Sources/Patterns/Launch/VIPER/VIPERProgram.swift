import HeadlessUI
import Stories

/// The app with some of its parts exchanged, for counterexamples and exercises.
struct VIPERProgram {
  /// Creates the data store.
  var makeStore: (Environment) -> any DataStore = {
    CatalogueDataStore(catalogue: $0.catalogue, favourites: $0.favourites)
  }

  /// Creates the factory of modules.
  var makeModules: (any DataStore) -> any Modules = { AppModules(store: $0) }

  /// Launches the program without the application delegate: its wireframe is the root.
  ///
  /// - Returns: The object that owns the program.
  func launch(in window: UIWindow, environment: Environment, observedBy observers: Observers?) -> AnyObject {
    let wireframe = RootWireframe(window: window, modules: makeModules(makeStore(environment)))
    observers?.install(from: wireframe)
    wireframe.showCountries()
    return wireframe
  }
}
