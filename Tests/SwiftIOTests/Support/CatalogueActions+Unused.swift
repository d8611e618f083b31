import Catalogue

@testable import SwiftIO

extension CatalogueActions {
  /// Actions for a controller that is never shown.
  static var unused: CatalogueActions {
    CatalogueActions(catalogue: InMemoryCatalogue(), favourites: InMemoryFavourites())
  }
}
