import Catalogue

@testable import SwiftIO

/// As a user, I want to see my favourites.
final class ListFavourites: Action {
  private let catalogue: any CatalogueService
  private let favourites: any FavouritesStore

  init(catalogue: any CatalogueService, favourites: any FavouritesStore) {
    self.catalogue = catalogue
    self.favourites = favourites
  }

  func run(completion: @escaping (Result<[Film], any Error>) -> Void) {
  }

  func cancel() {
  }
}
