import Checks
import Foundation
import Library
import MVVMFCChecks
import Testing

@Suite struct FC05Tests {
  @Test func `FC-05 a session uses the callback queue and the decoder of each request`() async throws {
    try await expectKept("FC-05")
  }

  @Test func `FC-05 counterexample: a session calls back on the thread of the response`() async throws {
    let evidence = Evidence.sessionBesidePlain { backoff, transport, scheduler in
      MeddlingSession(ApiSession(backoff: backoff, transport: transport, scheduler: scheduler)) {
        $0.callback = .immediate
      }
    }
    try await expectBroken("FC-05", naming: "Api Session → Service", "called back on", by: evidence)
  }

  @Test func `FC-05 counterexample: a session uses the same decoder for every request`() async throws {
    let evidence = Evidence.sessionBesidePlain { backoff, transport, scheduler in
      OwnDecodingSession(ApiSession(backoff: backoff, transport: transport, scheduler: scheduler))
    }
    try await expectBroken("FC-05", naming: "Api Session → Service", "decoded with", by: evidence)
  }
}

/// A session that ignores the body, and how the request would read it.
private nonisolated final class OwnDecodingSession: ApiRequesting {
  private let session: ApiSession

  init(_ session: ApiSession) {
    self.session = session
  }

  func request<Response: Sendable>(
    _ request: ApiRequest<Response>, completion: @escaping @Sendable (Result<Response, ApiError>) -> Void
  ) -> any ApiCancellable {
    var request = request
    request.decode = { _ in
      let body = Data(#"{"decoder":"its own"}"#.utf8)
      guard let type = Response.self as? any Decodable.Type,
        let value = try JSONDecoder().decode(type, from: body) as? Response
      else { throw ApiError.other(reason: "the response is not decodable") }
      return value
    }
    return session.request(request, completion: completion)
  }
}
