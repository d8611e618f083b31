import Catalogue
import Foundation
import Library

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

extension ApiCatalogueService {
  /// Creates the service of stories: no request is retried, so each failure is seen at once.
  convenience init(onStage session: any ApiRequesting) {
    self.init(session: session, url: CatalogueTransport.url, retryCount: 0)
  }
}

/// Adapts the clock of stories to `ApiScheduler`.
nonisolated struct StageScheduler: ApiScheduler {
  let scheduler: any Scheduler

  func schedule(after pause: Duration, _ work: @escaping @Sendable () -> Void) -> any ApiCancellable {
    MainActor.assumeIsolated { StageCancellation(scheduler.schedule(after: pause, work)) }
  }
}

/// Adapts a catalogue request, or scheduled work, to `ApiCancellable`.
nonisolated final class StageCancellation: ApiCancellable {
  private nonisolated(unsafe) let request: (any Cancellable)?

  init(_ request: (any Cancellable)?) {
    self.request = request
  }

  func cancel() {
    MainActor.assumeIsolated { request?.cancel() }
  }
}
