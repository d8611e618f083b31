import Catalogue
import Library
import Synchronization
import Testing

@testable import MVVMFC

/// The settings of the requests that the service makes.
@Suite struct RequestSettingsTests {
  private let session = RecordingSession()

  @Test func `a search waits before it is sent, and is not retried; any other request is sent at once`() {
    let service = ApiCatalogueService(session: session, url: CatalogueTransport.url)
    _ = service.countries(matching: "fin") { _ in }
    _ = service.countries(matching: "") { _ in }
    _ = service.countries(matching: nil) { _ in }
    _ = service.films(of: Country(code: "FR", name: "France")) { _ in }
    _ = service.films(["tt0065234"]) { _ in }
    _ = service.film("tt0065234") { _ in }
    #expect(session.delays == [.milliseconds(300)] + Array(repeating: .zero, count: 6))
    #expect(session.retryCounts == [0] + Array(repeating: 2, count: 6))
  }
}

/// A session that never answers.
private nonisolated final class RecordingSession: ApiRequesting {
  private let recorded = Mutex<[(delay: Duration, retryCount: Int)]>([])

  var delays: [Duration] { recorded.withLock { $0.map(\.delay) } }
  var retryCounts: [Int] { recorded.withLock { $0.map(\.retryCount) } }

  func request<Response: Sendable>(
    _ request: ApiRequest<Response>, completion: @escaping @Sendable (Result<Response, ApiError>) -> Void
  ) -> any ApiCancellable {
    recorded.withLock { $0.append((request.delay, request.retryCount)) }
    return StageCancellation(nil)
  }
}
