import ApiSession
import Catalogue
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The server in stories: it answers requests for countries.json and films.json as soon as the catalogue replies.
///
/// The requests for a film and for its countries become one question to the catalogue.
nonisolated final class CatalogueTransport: ApiTransport {
  /// The folder that has the files.
  static let url = URL(filePath: "/").appending(path: "catalogue", directoryHint: .isDirectory)

  private let server: CatalogueServer

  /// Creates a server whose files hold a catalogue's answers.
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

/// The clock in stories, in which no time passes: it never runs any work.
nonisolated struct StageScheduler: ApiScheduler {
  func schedule(after pause: Duration, _ work: @escaping @Sendable () -> Void) -> any ApiCancellable {
    StageCancellation(nil)
  }
}

/// Adapts a catalogue request to `ApiCancellable`.
nonisolated final class StageCancellation: ApiCancellable {
  private nonisolated(unsafe) let request: (any Cancellable)?

  init(_ request: (any Cancellable)?) {
    self.request = request
  }

  func cancel() {
    MainActor.assumeIsolated { request?.cancel() }
  }
}
