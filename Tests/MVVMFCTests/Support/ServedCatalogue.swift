import Catalogue
import Foundation
import Library
import LoopbackServer

@testable import MVVMFC

/// The service over a real session and its own server.
final class ServedCatalogue {
  let service: ApiCatalogueService
  private let server: LoopbackServer

  /// Starts a server of the built-in catalogue's files.
  ///
  /// - Parameter countries: The bytes of countries.json.
  convenience init(countries: Data = CatalogueData.countriesJSON) async throws {
    self.init(server: try await LoopbackServer.servingCatalogue(countries: countries))
  }

  /// Sends requests to a running server, searches at once, with a timeout that even a slow machine never reaches.
  init(server: LoopbackServer) {
    self.server = server
    service = ApiCatalogueService(
      session: ApiSession(), url: server.url, searchDelay: .zero, timeout: .seconds(3600))
  }

  /// Makes a request and waits for the answer.
  func answer<Value: Sendable>(
    _ ask: (ApiCatalogueService, @escaping (Result<Value, ApiError>) -> Void) -> any Cancellable
  ) async -> Result<Value, ApiError> {
    await withCheckedContinuation { continuation in
      _ = ask(service) { continuation.resume(returning: $0) }
    }
  }
}
