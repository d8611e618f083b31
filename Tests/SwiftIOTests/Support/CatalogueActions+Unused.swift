import Catalogue

@testable import SwiftIO

extension CatalogueActions {
  /// Actions for a controller that is never displayed.
  static var unused: CatalogueActions {
    CatalogueActions(catalogue: InMemoryCatalogue(), favourites: InMemoryFavourites())
  }
}
