import ApiSession
import Catalogue
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Plays the server in stories: answers requests for countries.json and films.json from a catalogue, whenever
/// that replies.
///
/// A film is asked for in two requests, for itself and for its countries, which are one question to the catalogue.
nonisolated final class CatalogueTransport: ApiTransport {
  /// The folder that has the files.
  static let url = URL(filePath: "/").appending(path: "catalogue", directoryHint: .isDirectory)

  private let server: CatalogueServer

  /// Takes the catalogue that knows the answers.
  @MainActor init(_ catalogue: any CatalogueService) {
    server = CatalogueServer(catalogue)
  }

  func send(
    _ request: URLRequest, limit: Int,
    completion: @escaping @Sendable (Result<ApiResponse, any Error>) -> Void
  ) -> any ApiCancellable {
    MainActor.assumeIsolated {
      StageCancellation(server.answer(request.url ?? Self.url) { completion(.success($0)) })
    }
  }
}

/// Never runs anything: no time passes in a story.
nonisolated struct StageScheduler: ApiScheduler {
  func schedule(after pause: Duration, _ work: @escaping @Sendable () -> Void) -> any ApiCancellable {
    StageCancellation(nil)
  }
}

/// A request of the catalogue's that can be called off by the name that the session has for that.
private nonisolated final class StageCancellation: ApiCancellable {
  private nonisolated(unsafe) let request: (any Cancellable)?

  init(_ request: (any Cancellable)?) {
    self.request = request
  }

  func cancel() {
    MainActor.assumeIsolated { request?.cancel() }
  }
}
