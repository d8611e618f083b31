import Foundation
import ProcessTesting
import Testing

@testable import Tracing

/// The lines that the program finds for its messages, with `llvm-symbolizer` and without it.
@Suite(.timeLimit(.minutes(30))) nonisolated struct LocatedMessageTests {
  @Test(
    .enabled("there is no llvm-symbolizer") { Symbolizer.program() != nil },
    arguments: ["exit 1", "echo nonsense", "echo '[]'", "kill -9 $$"])
  func `without a symbolizer that works there are fewer lines, and all else is the same`(
    script: String
  )
    async throws
  {
    let usual = try await TraceDocument(json: Data(Self.usual.value.output.utf8)).messages
    try await withSymbolizer(script) { symbolizer in
      let run = try await walkthrough(Self.words, environment: symbolizer)
      #expect(run.errors.isEmpty)
      let messages = try TraceDocument(json: Data(run.output.utf8)).messages
      #expect(messages.count { $0.line != nil } < usual.count { $0.line != nil })
      #expect(messages.map(\.withoutLine) == usual.map(\.withoutLine))
    }
  }

  private static let words = ["trace", "swift-io", "list-countries", "--format", "json"]
  /// A run with the installed symbolizer, if there is one.
  private static let usual = Task { try await walkthrough(words) }

  @Test(.enabled("there is no llvm-symbolizer") { Symbolizer.program() != nil })
  func `one run of the symbolizer answers for all patterns, and no address is asked for twice`()
    async throws
  {
    let program = try #require(Symbolizer.program()).path
    let script = #"printf 'run\n' >>"$0.log"; tee -a "$0.log" | '\#(program)' "$@""#
    try await withSymbolizer(script) { symbolizer in
      let run = try await walkthrough(
        ["compare", "list-countries", "--format", "json"], environment: symbolizer)
      #expect(run.status == 0)
      let path = try #require(symbolizer["LLVM_SYMBOLIZER_PATH"])
      let log = try String(contentsOfFile: "\(path).log", encoding: .utf8).split(separator: "\n")
      #expect(log.count { $0 == "run" } == 1)
      // The first address is requested only to make the symbolizer read its files.
      let addresses = log.filter { $0.contains(" 0x") }.dropFirst()
      #expect(addresses.count > 100)
      #expect(Set(addresses).count == addresses.count)
    }
  }

  /// Writes a script, passes `body` an environment that names it, and removes it afterwards.
  private func withSymbolizer(
    _ script: String, _ body: (_ environment: [String: String]) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("symbolizer-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("symbolizer")
    // A shell writes the script. A file that is open for writing cannot be run, and processes that other tests start
    // meanwhile would inherit the file if this process opened it.
    let writing = try await ProcessOutput(
      of: URL(fileURLWithPath: "/bin/sh"), ["-c", #"cat >"$0" && chmod 755 "$0""#, file.path],
      typing: "#!/bin/sh\n\(script)\n")
    #expect(writing.status == 0)
    try await body(["LLVM_SYMBOLIZER_PATH": file.path])
  }
}

extension Message {
  nonisolated fileprivate var withoutLine: Message {
    var message = self
    message.file = nil
    message.line = nil
    return message
  }
}
