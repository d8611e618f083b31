import Catalogue

@testable import SwiftIO

/// As a user, I want to see my favourites.
final class ListFavourites: Action {
  private let ids: [FilmID]
  private let catalogue: any CatalogueService

  init(_ ids: [FilmID], catalogue: any CatalogueService) {
    self.ids = ids
    self.catalogue = catalogue
  }

  func run(completion: @escaping (Result<[Film], CatalogueError>) -> Void) {
  }

  func cancel() {
  }
}
