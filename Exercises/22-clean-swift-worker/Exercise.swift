import Catalogue

@testable import CleanSwift

/// Finds countries in the catalogue.
final class FindCountriesWorker: FindCountriesWorking {
  private let catalogue: any CatalogueService

  init(catalogue: any CatalogueService) {
    self.catalogue = catalogue
  }

  func findCountries(
    matching text: String?, completion: @escaping (Result<[Country], CatalogueError>) -> Void
  ) {
    // Write this.
  }
}
