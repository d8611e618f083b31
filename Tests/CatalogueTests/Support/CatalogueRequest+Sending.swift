import Catalogue

extension CatalogueRequest {
  /// One request of each kind, each of which gets an answer.
  static let samples: [CatalogueRequest] = [
    .countries, .search("fra"), .films(of: "FR"), .film("tt0040137"), .filmsWithIDs(["tt0040137"]),
  ]

  /// Sends this request to a service and calls back without the answer.
  @MainActor
  func send(to service: any CatalogueService, completion: @escaping () -> Void) -> any Cancellable {
    switch self {
    case .countries: service.countries { _ in completion() }
    case .search(let text): service.countries(matching: text) { _ in completion() }
    case .films(let country): service.films(of: country) { _ in completion() }
    case .film(let id): service.film(id) { _ in completion() }
    case .filmsWithIDs(let ids): service.films(ids) { _ in completion() }
    }
  }
}
