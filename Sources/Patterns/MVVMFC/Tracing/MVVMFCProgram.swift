import ApiSession
import Catalogue
import Foundation
import HeadlessUI

/// What an MVVM-FC program is put together from. Unless told otherwise, that is the app's own parts; a program
/// that is to break a rule exchanges one of them.
struct MVVMFCProgram {
  /// Makes the service, over what makes requests.
  var makeCatalogue: (any ApiRequesting) -> any CatalogueServiceType = {
    ApiCatalogueService(session: $0, url: CatalogueTransport.url)
  }

  /// Makes what delivers dependencies.
  var makeDependencies: (any CatalogueServiceType, any FavouritesStore, Factories) -> any DependencyManager =
    {
      AppDependencyManager(catalogue: $0, favourites: $1, factories: $2)
    }

  /// The factories of the modules.
  var factories = Factories()

  /// Starts the app; answers what owns it.
  var start: (UIWindow, any DependencyManager, UINavigationController) -> AnyObject = {
    let app = AppDelegate(window: $0, dependencies: $1, navigationController: $2)
    app.didFinishLaunching()
    return app
  }
}
