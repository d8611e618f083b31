import Catalogue

/// Gives entities to the interactor, and keeps what the interactor puts back.
protocol CountryListDataStore: AnyObject {
  /// Finds all countries; the reply comes later, on the main actor.
  func findCountries(completion: @escaping (Result<[Country], CatalogueError>) -> Void)
  func put(_ list: CountryList)
}

/// Entities from the catalogue.
final class CatalogueDataStore: CountryListDataStore {
  private let catalogue: any CatalogueService
  private var list = CountryList()

  init(catalogue: any CatalogueService) {
    self.catalogue = catalogue
  }

  func findCountries(completion: @escaping (Result<[Country], CatalogueError>) -> Void) {
    _ = catalogue.countries(completion: completion)
  }

  func put(_ list: CountryList) {
    self.list = list
  }
}
