import Foundation
import Library
import Synchronization
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The defaults that the documentation of the session promises.
@Suite struct DefaultsTests {
  @Test
  func
    `a request has two retries, ten seconds for a try, pauses of up to five seconds, and a limit of 16 MiB`()
    throws
  {
    let url = try #require(URL(string: "http://localhost"))
    let decoded = ApiRequest<String>(url)
    let read = ApiRequest(url) { $0.count }
    #expect(decoded.retryCount == 2)
    #expect(decoded.timeout == .seconds(10))
    #expect(decoded.headers.isEmpty)
    #expect(read.retryCount == 2)
    #expect(read.timeout == .seconds(10))
    #expect(read.headers.isEmpty)
    #expect(ApiBackoff().first == .milliseconds(250))
    #expect(ApiBackoff().longest == .seconds(5))
    #expect(Set((1...20).map { _ in ApiBackoff().jitter() }).count > 1)
    let transport = SilentTransport()
    ApiSession(transport: transport).request(read) { _ in }.cancel()
    #expect(transport.limits == [16 << 20])
  }
}

/// Answers nothing.
nonisolated private final class SilentTransport: ApiTransport {
  private let seen = Mutex<[Int]>([])

  /// The limits of the tries so far.
  var limits: [Int] { seen.withLock { $0 } }

  func send(
    _ request: URLRequest, limit: Int,
    completion: @escaping @Sendable (Result<ApiResponse, any Error>) -> Void
  ) -> any ApiCancellable {
    seen.withLock { $0.append(limit) }
    return Nothing()
  }

  private final class Nothing: ApiCancellable {
    func cancel() {}
  }
}
