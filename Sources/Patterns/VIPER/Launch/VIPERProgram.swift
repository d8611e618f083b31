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

  /// Launches the program as the application delegate does.
  ///
  /// - Returns: The object that owns the program.
  func launch(in window: UIWindow, environment: Environment, observedBy observers: Observers?) -> AnyObject {
    let app = AppDelegate(window: window, store: makeStore(environment), storyboard: storyboard)
    observers?.install(from: app)
    app.wireframe.show(makeCountries(store: app.store, storyboard: app.storyboard))
    return app
  }

  private var storyboard: UIStoryboard {
    UIStoryboard(scenes: [countries.scene, regions.scene, films.scene, film.scene, favourites.scene])
  }

  /// The object that owns the program.
  private final class AppDelegate {
    let store: any DataStore
    let storyboard: UIStoryboard
    let wireframe: RootWireframe

    init(window: UIWindow, store: any DataStore, storyboard: UIStoryboard) {
      self.store = store
      self.storyboard = storyboard
      wireframe = RootWireframe(window: window)
    }
  }
}
