import Catalogue
import Foundation

/// A service that the laws are tried on, and what makes its replies arrive.
@MainActor
struct ServiceUnderTest {
  /// The services of this module, each over the embedded catalogue.
  enum Kind: CaseIterable {
    case inMemory
    case file
  }

  let service: any CatalogueService
  private let deliver: () -> Void
  private let folder: TemporaryFolder?

  init(_ kind: Kind) throws {
    switch kind {
    case .inMemory:
      let catalogue = InMemoryCatalogue()
      service = catalogue
      deliver = { catalogue.deliverAll() }
      folder = nil
    case .file:
      let folder = try TemporaryFolder()
      service = FileCatalogue(
        countries: try folder.write(CatalogueData.countriesJSON, to: "countries.json"),
        films: try folder.write(CatalogueData.filmsJSON, to: "films.json"))
      deliver = {}
      self.folder = folder
    }
  }

  /// Puts a request, lets go of its cancellable at once and waits for the reply.
  func reply<Value: Sendable>(
    to request: (any CatalogueService, @escaping (Result<Value, CatalogueError>) -> Void) -> any Cancellable
  ) async -> Result<Value, CatalogueError> {
    await withCheckedContinuation { continuation in
      _ = request(service) { continuation.resume(returning: $0) }
      deliver()
    }
  }
  /// Waits until a request that was made now has its reply.
  func settle() async {
    _ = await reply { $0.countries(completion: $1) }
  }
}
