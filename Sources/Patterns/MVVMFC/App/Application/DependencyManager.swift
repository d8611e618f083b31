import Catalogue
import Foundation
import Library

/// Delivers the services and use cases that view models depend on.
protocol DependencyManager: AnyObject {
  var catalogue: any CatalogueServiceType { get }
  var favourites: any FavouritesStore { get }
  var findFavourites: any FindFavouritesUseCaseType { get }
}

/// Delivers the app's services, always the same ones, and a new use case each time.
final class AppDependencyManager: DependencyManager {
  let catalogue: any CatalogueServiceType
  let favourites: any FavouritesStore

  init(catalogue: any CatalogueServiceType, favourites: any FavouritesStore) {
    self.catalogue = catalogue
    self.favourites = favourites
  }

  /// Creates services that use the network, and a store in a suite of the user's defaults.
  ///
  /// - Parameters:
  ///   - catalogueURL: The folder on a server that has countries.json and films.json.
  ///   - suiteName: The name of the suite, which must not be that of the app or of the global domain.
  convenience init(catalogueURL: URL, suiteName: String = "architectures.favourites") {
    guard let defaults = UserDefaults(suiteName: suiteName) else {
      preconditionFailure("The user's defaults cannot have a suite called \(suiteName).")
    }
    self.init(
      catalogue: ApiCatalogueService(session: ApiSession(), url: catalogueURL),
      favourites: UserDefaultsFavourites(defaults: defaults))
  }

  var findFavourites: any FindFavouritesUseCaseType {
    FindFavouritesUseCase(catalogue: catalogue, favourites: favourites)
  }
}
