import HeadlessUI
import Stories
import Tracing

/// What a VIPER program is put together from. Unless told otherwise, that is the app's own parts; a program
/// that is to break a rule exchanges one of them.
struct VIPERProgram {
  /// Makes the data store.
  var makeStore: (Environment) -> any DataStore = {
    CatalogueDataStore(catalogue: $0.catalogue, favourites: $0.favourites)
  }

  /// Makes what makes the modules.
  var makeModules: (any DataStore, UIStoryboard) -> any Modules = {
    AppModules(store: $0, storyboard: $1)
  }

  /// Makes the wireframe.
  var makeWireframe: (UIWindow, any Modules) -> Wireframe = {
    Wireframe(window: $0, modules: $1)
  }

  /// The scenes of the storyboard.
  var scenes = UIStoryboard.main.scenes
}
