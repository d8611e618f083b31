import ApiSession
import Foundation
import LoopbackServer
import Testing

@Suite(
  .enabled(if: LoopbackServer.isAvailable, Comment(rawValue: LoopbackServer.reason)),
  .timeLimit(.minutes(5))
)
struct LoopbackServerTests {
  private let session = ApiSession(configuration: ApiConfiguration(retryCount: 0, callback: .immediate))

  /// The text of a file that a server has.
  private func text(_ server: LoopbackServer, _ path: String) async throws(ApiError) -> String {
    let request = ApiRequest(server.url(path)) { String(decoding: $0, as: UTF8.self) }
    return try await session.reply(to: request).get()
  }

  @Test func `it serves the files of a folder, and no others`() async throws {
    let server = try LoopbackServer(serving: [
      "a.txt": Data("outer file".utf8), "inner/b.json": Data("inner file".utf8),
    ])
    #expect(try await text(server, "a.txt") == "outer file")
    #expect(try await text(server, "inner/b.json") == "inner file")
    #expect(try await text(server, "ok").contains("loopback"))
    for path in ["", "inner/", "nothing", "../../../../etc/hostname", "%2e%2e/%2e%2e/%2e%2e/etc/hostname"] {
      await #expect(throws: ApiError.rejected(status: 404)) { try await text(server, path) }
    }
  }

  @Test func `without a folder it serves no files`() async throws {
    let server = try LoopbackServer()
    await #expect(throws: ApiError.rejected(status: 404)) { try await text(server, "server.py") }
  }

  @Test func `it ends when it is stopped, which may be said twice`() async throws {
    let server = try LoopbackServer()
    server.stop()
    server.stop()
    await #expect(throws: ApiError.unreachable) { try await text(server, "ok") }
  }

  @Test func `it ends when nobody holds its input any more`() async throws {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "LoopbackServer/server.py")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", script.path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    let status = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    #expect(status == 0)
  }
}
