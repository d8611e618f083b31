import ApiSession
import Catalogue
import Foundation

/// Delivers the services and use cases that view models depend on.
protocol DependencyManager: AnyObject {
  var catalogue: any CatalogueServiceType { get }
  var favourites: any FavouritesStore { get }
  var findFavourites: any FindFavouritesUseCaseType { get }
}

/// Delivers the app's services, one of each.
final class AppDependencyManager: DependencyManager {
  let catalogue: any CatalogueServiceType
  let favourites: any FavouritesStore

  /// Creates services over a session, which has to reply on the main thread.
  init(session: any ApiRequesting, catalogueURL: URL, favourites: any FavouritesStore) {
    catalogue = ApiCatalogueService(session: session, url: catalogueURL)
    self.favourites = favourites
  }

  /// Creates services that use the network, and a store in the user's defaults.
  convenience init(configuration: AppConfiguration) {
    var api = configuration.api
    // Services live on the main actor.
    api.callback = .queue(.main)
    self.init(
      session: ApiSession(configuration: api), catalogueURL: configuration.catalogueURL,
      favourites: UserDefaultsFavourites(defaults: configuration.defaults))
  }

  var findFavourites: any FindFavouritesUseCaseType {
    FindFavouritesUseCase(catalogue: catalogue, favourites: favourites)
  }
}
