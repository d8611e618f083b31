import Foundation
import Library
import LoopbackServer
import Synchronization
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Requests to a real server, over real connections.
@Suite(
  .enabled("\(LoopbackServer.reason)") { await LoopbackServer.isAvailable },
  .timeLimit(.minutes(30))
)
struct ServerTests {
  /// One server for all tests of this suite; each test uses its own ids.
  private static let shared = Task { try await LoopbackServer() }

  private let server: LoopbackServer
  private let id = UUID().uuidString

  init() async throws {
    server = try await Self.shared.value
  }

  /// Creates a session with short pauses.
  private func session() -> ApiSession {
    ApiSession(
      backoff: ApiBackoff(first: .milliseconds(10), longest: .milliseconds(20)), maximumBodySize: 1_000_000)
  }

  /// Requests a thing and returns the reply; the server counts the requests under ``id``.
  private func reply(_ path: String, session: ApiSession? = nil) async -> Result<Thing, ApiError> {
    let mark = path.contains("?") ? "&" : "?"
    return await (session ?? self.session()).reply(to: ApiRequest(server.url("\(path)\(mark)id=\(id)")))
  }

  /// Asks the server about its requests.
  private func ask<Value: Decodable & Sendable>(
    _ path: String, _ type: Value.Type = Value.self
  ) async throws -> Value {
    try await session().reply(to: ApiRequest(server.url(path))).get()
  }

  private let thing = Thing(name: "loopback", number: 7)

  @Test(arguments: ["ok", "gzip", "redirect/302?to=/ok", "redirect/307?to=/redirect/301%3Fto=/ok"])
  func `an answer arrives, whether plain, compressed or redirected`(path: String) async {
    #expect(await reply(path) == .success(thing))
  }

  @Test func `a scheme may be in capitals`() async throws {
    let address = server.url("ok").absoluteString.replacing("http:", with: "HTTP:")
    let url = try #require(URL(string: address))
    #expect(await session().reply(to: ApiRequest<Thing>(url)) == .success(thing))
  }

  @Test func `a second request is not answered from a cache`() async throws {
    let session = session()
    for _ in 1...3 {
      #expect(await reply("ok", session: session) == .success(thing))
    }
    #expect(try await ask("count/\(id)") == 3)
  }

  @Test func `headers reach the server`() async throws {
    let request = ApiRequest<[String: String]>(server.url("echo-headers"), headers: ["X-Test": "a b"])
    #expect(try await session().reply(to: request).get()["X-Test"] == "a b")
  }

  @Test(arguments: [400, 401, 403, 404, 429])
  func `a refusal is reported after a single request`(status: Int) async throws {
    #expect(await reply("status/\(status)") == .failure(.rejected(status: status)))
    #expect(try await ask("count/\(id)") == 1)
  }

  @Test(arguments: ["Basic%20realm=%22x%22", "Digest%20realm=%22x%22", "Bearer", "Basic", "realm="])
  func `a 401 that asks for credentials is reported as a refusal`(challenge: String) async throws {
    #expect(await reply("unauthorized/\(challenge)") == .failure(.rejected(status: 401)))
    #expect(try await ask("count/\(id)") == 1)
  }

  @Test func `two failures are followed by an answer`() async throws {
    let request = ApiRequest<Thing>(server.url("fails/2/\(id)"))
    #expect(await session().reply(to: request) == .success(thing))
    #expect(try await ask("count/\(id)") == 3)
  }

  @Test func `a session gives up after three failures`() async throws {
    let request = ApiRequest<Thing>(server.url("fails/3/\(id)"))
    #expect(await session().reply(to: request) == .failure(.serverFailed(status: 500)))
    #expect(try await ask("count/\(id)") == 3)
  }

  @Test func `a session waits as long as the server asks`() async throws {
    let scheduler = HastyScheduler(timeout: .seconds(3600))
    let session = ApiSession(backoff: ApiBackoff(longest: .seconds(2)), scheduler: scheduler)
    let request = ApiRequest<Thing>(server.url("retry-after/1/\(id)"))
    #expect(await session.reply(to: request) == .success(thing))
    #expect(scheduler.pauses == [.seconds(1)])
    #expect(try await ask("count/\(id)") == 2)
  }

  @Test func `a session gives up if the server asks for too long a pause`() async throws {
    let request = ApiRequest<Thing>(server.url("retry-after/3600/\(id)"))
    #expect(await session().reply(to: request) == .failure(.serverFailed(status: 503)))
    #expect(try await ask("count/\(id)") == 1)
  }

  @Test(arguments: ["silence", "stall", "drip", "drip-trailers"])
  func `the timeout ends an endless answer and its connection`(path: String) async throws {
    let url = server.url("\(path)?id=\(id)")
    let reply = await session().reply(
      to: ApiRequest<Thing>(url), retryCount: 0, timeout: .milliseconds(300))
    #expect(reply == .failure(.timedOut))
    // On a busy machine the timeout may pass before the request reaches the server.
    if try await ask("count/\(id)") > 0 { #expect(try await ask("gone/\(id)")) }
  }

  @Test(arguments: ["cut/length", "cut/chunks", "cut/gzip", "close"])
  func `an incomplete body is never a reply, and is requested again`(path: String) async throws {
    #expect(await reply(path) == .failure(.connectionLost))
    #expect(try await ask("count/\(id)") == 3)
  }

  @Test(arguments: [
    "garbage", "malformed/gzip", "malformed/checksum", "malformed/br", "malformed/encoding",
    "malformed/length", "malformed/chunk", "malformed/header", "malformed-status/000", "malformed-status/99",
    "malformed-status/1000",
  ])
  func `a response that is not valid HTTP cannot be decoded, and is not requested again`(
    path: String
  ) async throws {
    #expect(await reply(path) == .failure(.undecodable(reason: "it is not valid HTTP")))
    #expect(try await ask("count/\(id)") == 1)
  }

  @Test func `a cycle of redirects ends`() async throws {
    #expect(await reply("redirect-loop") == .failure(.tooManyRedirects))
    #expect(try await ask("count/\(id)", Int.self) <= 32)
  }

  @Test func `a redirect without a target is an unexpected answer`() async {
    #expect(await reply("redirect/302") == .failure(.unexpected(status: 302)))
  }

  @Test(arguments: ["ftp://127.0.0.1:1/x", "gopher://127.0.0.1:1/x"])
  func `a redirect to a scheme other than HTTP is refused`(address: String) async throws {
    #expect(await reply("redirect/302?to=\(address)") == .failure(.invalidAddress))
    #expect(try await ask("count/\(id)") == 1)
  }

  @Test func `secrets are not passed on to another server`() async throws {
    let other = try await LoopbackServer()
    let headers = ["Authorization": "secret", "Cookie": "secret", "X-Test": "open"]
    for (target, isSent) in [("/echo-headers", true), (other.url("echo-headers").absoluteString, false)] {
      let url = server.url("redirect/302?to=\(target)")
      let echo = try await session().reply(to: ApiRequest<[String: String]>(url, headers: headers)).get()
      #expect((echo["Authorization"] != nil) == isSent)
      #expect((echo["Cookie"] != nil) == isSent)
      #expect(echo["X-Test"] == "open")
    }
  }

  @Test func `a closed port cannot be reached`() async throws {
    let closed = try await LoopbackServer()
    await closed.stop()
    let reply = await session().reply(to: ApiRequest<Thing>(closed.url("ok")))
    #expect(reply == .failure(.unreachable))
  }

  @Test func `a server without TLS is reported as insecure`() async throws {
    let address = server.url("ok").absoluteString.replacing("http:", with: "https:")
    let url = try #require(URL(string: address))
    #expect(await session().reply(to: ApiRequest<Thing>(url)) == .failure(.insecure))
  }

  @Test(arguments: ["big", "big-length", "big-gzip"])
  func `a body is cut at the size limit, and its connection ends`(path: String) async throws {
    #expect(await reply(path) == .failure(.tooLong(limit: 1_000_000)))
    #expect(try await ask("count/\(id)") == 1)
    if path != "big-gzip" { #expect(try await ask("gone/\(id)")) }
  }

  @Test func `fifty requests at once get one reply each`() async {
    let session = session()
    let replies = Replies<Thing>()
    await withTaskGroup { group in
      for number in 0..<50 {
        let path = number.isMultiple(of: 5) ? "fails/1/\(id)-\(number)" : "ok"
        group.addTask { replies.add(await session.reply(to: ApiRequest(server.url(path)))) }
      }
    }
    #expect(replies.values == Array(repeating: thing, count: 50))
  }

  @Test func `cancelling a request ends its connection without a reply`() async throws {
    let session = session()
    let replies = Replies<Thing>()
    // On a busy machine the shorter timeout would pass before the cancellation, and the request be sent again.
    let request = ApiRequest<Thing>(server.url("stall?id=\(id)"), timeout: .seconds(3600))
    let cancellable = session.request(request) { replies.add($0) }
    #expect(try await ask("asked/\(id)"))
    cancellable.cancel()
    #expect(try await ask("gone/\(id)"))
    #expect(replies.count == 0)
    #expect(try await ask("count/\(id)") == 1)
  }

  @Test func `cancelling at any moment is harmless`() async throws {
    let session = session()
    let replies = Replies<Thing>()
    for round in 0..<200 {
      let cancellable = session.request(ApiRequest<Thing>(server.url("ok"), callback: .immediate)) {
        replies.add($0)
      }
      // Each round cancels a little later.
      for _ in 0..<(round * 20) where replies.count < 0 {}
      cancellable.cancel()
    }
    #expect(await reply("ok", session: session) == .success(thing))
    #expect(replies.errors.isEmpty)
  }

  @Test func `a session may be released during a request`() async {
    let result = await withCheckedContinuation { continuation in
      session().request(ApiRequest<Thing>(server.url("fails/1/\(id)"), callback: .immediate)) {
        continuation.resume(returning: $0)
      }
    }
    #expect(result == .success(thing))
  }
}
