import Catalogue

@testable import MVVMFC

/// A dependency manager that delivers given services.
final class PlainDependencyManager: DependencyManager {
  let catalogue: any CatalogueServiceType
  let favourites: any FavouritesStore

  init(catalogue: any CatalogueServiceType, favourites: any FavouritesStore) {
    self.catalogue = catalogue
    self.favourites = favourites
  }

  var findFavourites: any FindFavouritesUseCaseType {
    FindFavouritesUseCase(catalogue: catalogue, favourites: favourites)
  }
}
