import ApiSession
import Foundation
import Tracing

/// The boundary to the session that makes requests, watched.
nonisolated final class TracingApiSession: ApiRequesting {
  private let target: any ApiRequesting
  private let trace: Trace
  private let participant: Participant

  @MainActor init(_ target: any ApiRequesting, _ trace: Trace) {
    self.target = target
    self.trace = trace
    participant = trace.participant(.apiSession, target)
  }

  func request<Response: Sendable>(
    _ request: ApiRequest<Response>, completion: @escaping @Sendable (Result<Response, ApiError>) -> Void
  ) -> any ApiCancellable {
    MainActor.assumeIsolated {
      trace.message(to: participant, request.url.file, name: "request(_:completion:)") {
        nonisolated(unsafe) let reply = trace.reply(completion)
        let request = target.request(request) { result in MainActor.assumeIsolated { reply(result) } }
        return TracingApiRequest(request, trace, participant)
      }
    }
  }
}

/// A request under way, whose cancellation is a message to the session.
private nonisolated final class TracingApiRequest: ApiCancellable {
  private let target: any ApiCancellable
  private let trace: Trace
  private let participant: Participant

  init(_ target: any ApiCancellable, _ trace: Trace, _ participant: Participant) {
    self.target = target
    self.trace = trace
    self.participant = participant
  }

  func cancel() {
    MainActor.assumeIsolated { trace.message(to: participant) { target.cancel() } }
  }
}

extension URL {
  /// The file and the query, as a reader knows them.
  fileprivate nonisolated var file: String {
    lastPathComponent + (query(percentEncoded: false).map { "?\($0)" } ?? "")
  }
}
