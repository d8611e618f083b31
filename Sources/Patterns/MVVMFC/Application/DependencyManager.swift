import ApiSession
import Catalogue
import Dispatch

/// Delivers what view models depend on, and the factories that flow controllers use.
protocol DependencyManager: AnyObject {
  var catalogue: any CatalogueServiceType { get }
  var favourites: any FavouritesStore { get }
  var findFavourites: any FindFavouritesUseCaseType { get }
  var factories: Factories { get }
}

/// Delivers the app's services, of which there is one each.
final class AppDependencyManager: DependencyManager {
  let catalogue: any CatalogueServiceType
  let favourites: any FavouritesStore
  let factories: Factories

  init(
    catalogue: any CatalogueServiceType, favourites: any FavouritesStore, factories: Factories = Factories()
  ) {
    self.catalogue = catalogue
    self.favourites = favourites
    self.factories = factories
  }

  /// Asks the network, and keeps marks in the user's defaults.
  convenience init(configuration: AppConfiguration) {
    var api = configuration.api
    // Services live on the main actor.
    api.callback = .queue(.main)
    self.init(
      catalogue: ApiCatalogueService(
        session: ApiSession(configuration: api), url: configuration.catalogueURL),
      favourites: UserDefaultsFavourites(defaults: configuration.defaults))
  }

  var findFavourites: any FindFavouritesUseCaseType {
    FindFavouritesUseCase(catalogue: catalogue, favourites: favourites)
  }
}
