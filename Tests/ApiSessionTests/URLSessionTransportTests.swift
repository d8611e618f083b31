import Foundation
import Library
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(30)))
struct URLSessionTransportTests {
  private let session = ApiSession(
    maximumBodySize: 100, transport: URLSessionTransport(configuration: StubProtocol.configuration))

  /// Requests a thing and returns the reply.
  private func reply(_ answer: StubProtocol.Answer) async -> Result<Thing, ApiError> {
    await session.reply(to: ApiRequest(StubProtocol.url(answer)), retryCount: 0)
  }

  @Test func `the parts of a body are joined and decoded`() async {
    let parts = [#"{"na"#, #"me":"#, #""a"}"#].map { Data($0.utf8) }
    #expect(await reply(.response(status: 200, body: parts)) == .success(Thing(name: "a")))
  }

  @Test func `headers are sent`() async throws {
    let url = StubProtocol.url(.echo)
    let headers = try await session.reply(
      to: ApiRequest<[String: String]>(url, headers: ["X-Test": "a b", "Accept": "text/plain"])
    ).get()
    #expect(headers["X-Test"] == "a b")
    #expect(headers["Accept"] == "text/plain")
  }

  @Test(arguments: [
    (400, ApiError.rejected(status: 400)), (404, .rejected(status: 404)), (500, .serverFailed(status: 500)),
    (304, .unexpected(status: 304)),
  ])
  func `a status is reported`(status: Int, error: ApiError) async {
    #expect(await reply(.response(status: status, body: [Data("{}".utf8)])) == .failure(error))
  }

  @Test(arguments: [
    (URLError.Code.notConnectedToInternet, ApiError.offline), (.cannotConnectToHost, .unreachable),
    (.networkConnectionLost, .connectionLost), (.timedOut, .timedOut), unsupportedURL,
    (.httpTooManyRedirects, .tooManyRedirects), (.serverCertificateUntrusted, .insecure),
  ])
  func `an error is reported`(code: URLError.Code, error: ApiError) async {
    #expect(await reply(.failure(code)) == .failure(error))
  }

  /// The error for a response that is not HTTP at all has this code on Linux; on Apple's platforms an address has it.
  private static var unsupportedURL: (URLError.Code, ApiError) {
    #if canImport(FoundationNetworking)
      (.unsupportedURL, .undecodable(reason: "it is not valid HTTP"))
    #else
      (.unsupportedURL, .invalidAddress)
    #endif
  }

  @Test func `the answer has its headers`() async throws {
    let url = StubProtocol.url(.response(status: 503, headers: ["Retry-After": "7", "Date": "now"]))
    let transport = URLSessionTransport(configuration: StubProtocol.configuration)
    let response = try await withCheckedContinuation { continuation in
      _ = transport.send(URLRequest(url: url), limit: 0) { continuation.resume(returning: $0) }
    }.get()
    #expect(response.status == 503)
    #expect(response.header("retry-after") == "7")
    #expect(response.body.isEmpty)
  }

  @Test(arguments: [100, 101])
  func `a body of the longest length is read, and a longer one is not`(length: Int) async {
    let url = StubProtocol.url(.response(status: 200, body: [Data(count: 60), Data(count: length - 60)]))
    let reply = await session.reply(to: ApiRequest(url) { $0.count })
    #expect(reply == (length == 100 ? .success(100) : .failure(.tooLong(limit: 100))))
  }

  @Test func `a body with too long a declared length is not read`() async {
    let reply = await reply(.response(status: 200, headers: ["Content-Length": "101"]))
    #expect(reply == .failure(.tooLong(limit: 100)))
  }

  @Test func `a body that is shorter than its declared length is incomplete`() async {
    let body = [Data(#"{"name":"a"}"#.utf8)]
    #expect(
      await reply(.response(status: 200, headers: ["Content-Length": "13"], body: body))
        == .failure(.connectionLost))
    #expect(
      await reply(.response(status: 200, headers: ["Content-Length": "12"], body: body))
        == .success(Thing(name: "a")))
    #expect(
      await reply(
        .response(status: 200, headers: ["Content-Length": "13", "Content-Encoding": "gzip"], body: body))
        == .success(Thing(name: "a")))
  }

  @Test(arguments: [
    "file:///etc/hostname", "ftp://127.0.0.1/x", "data:text/plain,x", "http:", "http:///x", "/x", "x",
    "mailto:x",
  ])
  @MainActor func `an address other than HTTP is refused, but not before the request has returned`(
    address: String
  ) async throws {
    let url = try #require(URL(string: address))
    let replies = Replies<Thing>()
    await withCheckedContinuation { continuation in
      session.request(ApiRequest(url, retryCount: 0, callback: .main)) { reply in
        replies.add(reply)
        continuation.resume()
      }
      #expect(replies.count == 0)
    }
    #expect(replies.errors == [.invalidAddress])
  }

  @Test func `a cancelled try is never answered and releases its completion at once`() async throws {
    let transport = URLSessionTransport(configuration: StubProtocol.configuration)
    let url = StubProtocol.url(.silence)
    let replies = Replies<Int>()
    for _ in 0..<200 {
      weak var held: Token?
      let attempt: any ApiCancellable
      do {
        let token = Token()
        held = token
        attempt = transport.send(URLRequest(url: url), limit: 0) { _ in
          withExtendedLifetime(token) { replies.add(.success(1)) }
        }
      }
      attempt.cancel()
      #expect(held == nil)
    }
    #expect(replies.count == 0)
  }

  @Test func `a try that is answered while it is cancelled is answered at most once`() async throws {
    let transport = URLSessionTransport(configuration: StubProtocol.configuration)
    let url = StubProtocol.url(.response(status: 200))
    let replies = Replies<Int>()
    for index in 0..<200 {
      transport.send(URLRequest(url: url), limit: 0) { _ in replies.add(.success(index)) }.cancel()
    }
    _ = await withCheckedContinuation { continuation in
      _ = transport.send(URLRequest(url: url), limit: 0) { continuation.resume(returning: $0) }
    }
    let answered = replies.values
    #expect(Set(answered).count == answered.count)
  }

  @Test func `a transport is released after its last answer`() async throws {
    weak var held: URLSessionTransport?
    let reply: Result<ApiResponse, any Error> = await withCheckedContinuation { continuation in
      let transport = URLSessionTransport(configuration: StubProtocol.configuration)
      held = transport
      let url = StubProtocol.url(.response(status: 200))
      _ = transport.send(URLRequest(url: url), limit: 0) { continuation.resume(returning: $0) }
    }
    #expect(try reply.get().status == 200)
    #expect(held == nil)
  }
}
