import Catalogue
import Foundation

/// A service under test, with a way to make its replies arrive.
@MainActor
struct ServiceUnderTest {
  /// The services of this module, each with the embedded catalogue.
  enum Kind: CaseIterable {
    case inMemory
    case file
    case debounced
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
    case .debounced:
      let catalogue = InMemoryCatalogue()
      let scheduler = ManualScheduler()
      service = DebouncedCatalogue(catalogue, scheduler: scheduler)
      deliver = {
        scheduler.runAll()
        catalogue.deliverAll()
      }
      folder = nil
    }
  }

  /// Sends a request, releases its cancellable at once and waits for the reply.
  func reply<Value: Sendable>(
    to request: (any CatalogueService, @escaping (Result<Value, CatalogueError>) -> Void) -> any Cancellable
  ) async -> Result<Value, CatalogueError> {
    await withCheckedContinuation { continuation in
      _ = request(service) { continuation.resume(returning: $0) }
      deliver()
    }
  }
  /// Waits for the reply to a request that is sent now.
  func settle() async {
    _ = await reply { $0.countries(completion: $1) }
  }
}
