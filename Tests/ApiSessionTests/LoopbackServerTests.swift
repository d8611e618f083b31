import Foundation
import Library
import LoopbackServer
import ProcessTesting
import Testing

@Suite(
  .enabled("\(LoopbackServer.reason)") { await LoopbackServer.isAvailable },
  .timeLimit(.minutes(30))
)
struct LoopbackServerTests {
  private let session = ApiSession()

  /// Returns the text of a file from the server.
  private func text(_ server: LoopbackServer, _ path: String) async throws(ApiError) -> String {
    let request = ApiRequest(server.url(path)) { String(decoding: $0, as: UTF8.self) }
    return try await session.reply(to: request, retryCount: 0).get()
  }

  @Test func `the server serves the files of its folder, and no others`() async throws {
    let server = try await LoopbackServer(serving: [
      "a.txt": Data("outer file".utf8), "inner/b.json": Data("inner file".utf8),
    ])
    #expect(try await text(server, "a.txt") == "outer file")
    #expect(try await text(server, "inner/b.json") == "inner file")
    #expect(try await text(server, "ok").contains("loopback"))
    for path in ["", "inner/", "nothing", "../../../../etc/hostname", "%2e%2e/%2e%2e/%2e%2e/etc/hostname"] {
      await #expect(throws: ApiError.rejected(status: 404)) { try await text(server, path) }
    }
  }

  @Test func `without a folder the server serves no files`() async throws {
    let server = try await LoopbackServer()
    await #expect(throws: ApiError.rejected(status: 404)) { try await text(server, "server.py") }
  }

  @Test func `the server ends when it is stopped, even twice`() async throws {
    let server = try await LoopbackServer()
    await server.stop()
    await server.stop()
    await #expect(throws: ApiError.unreachable) { try await text(server, "ok") }
  }

  @Test func `the server ends when its input is closed`() async throws {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "LoopbackServer/server.py")
    let process = try ChildProcess(URL(fileURLWithPath: "/usr/bin/env"), ["python3", script.path])
    #expect(await process.statusAtEnd() == 0)
  }
}
