import Foundation
import ProcessTesting
import Synchronization
import Testing

@testable import Walkthrough

/// Text from outside the program, system errors, and the folder that the program works on.
@Suite(.timeLimit(.minutes(30))) struct SafeTextTests {
  @Test(arguments: [
    ("plain\ntext, “é” – 日本", "plain\ntext, “é” – 日本"),
    ("\u{1B}[2Ja\u{7}\r\u{8}", #"\u{1B}[2Ja\u{7}\u{D}\u{8}"#),
    ("\u{202E}txt\u{2066}\u{61C}", #"\u{202E}txt\u{2066}\u{61C}"#),
    ("a\tb\u{9B}31m\u{85}", #"a b\u{9B}31m\u{85}"#),
  ])
  func `control characters and text-direction marks are shown as code points`(text: String, visible: String) {
    #expect(text.visible == visible)
  }

  @Test func `a page keeps only the escape codes of its own style`() {
    let text = TextStyle.coloured.accent("a") + "\u{1B}[5mb"
    #expect(text.visible(in: .coloured) == "\u{1B}[36ma\u{1B}[0m\\u{1B}[5mb")
    #expect(text.visible(in: .plain) == #"\u{1B}[36ma\u{1B}[0m\u{1B}[5mb"#)
  }

  @Test func `the compiler's output cannot move the cursor`() throws {
    let report = ExerciseOutcomeReport(
      exercise: try .numbered(1), outcome: ExerciseOutcome(verdict: .refused("\u{1B}[31merror\u{202E}")),
      page: Page(width: 80, style: .plain))
    #expect(report.text().contains(#"  \u{1B}[31merror\u{202E}"#))
  }

  @Test func `a folder instead of a file is named, with what to do`() throws {
    let folder = FileManager.default.temporaryDirectory
    let error = #expect(throws: (any Error).self) { try Data(contentsOf: folder) }
    let text = PlainError(try #require(error), about: folder.path)?.description
    #expect(text == "'\(folder.path)' is a folder, and a file is needed there. Move the folder away.")
  }

  @Test func `a file that is missing is named, with what to do`() throws {
    let error = #expect(throws: (any Error).self) { try Data(contentsOf: URL(fileURLWithPath: "/no/file")) }
    #expect(
      PlainError(try #require(error))?.description
        == "'/no/file' is missing. Restore it, or get the kit again.")
  }

  @Test func `an exercise whose part is missing says how to restore it`() throws {
    try inCopy { exercise in
      try FileManager.default.removeItem(at: exercise.part)
      let error = #expect(throws: ExerciseError.self) { try exercise.text() }
      #expect(error?.description.hasSuffix("'swift run walkthrough exercises reset 1' restores it.") == true)
    }
  }

  @Test func `the kit is the nearest enclosing folder with a manifest and patterns`() throws {
    let files = FileManager.default
    let kit = files.temporaryDirectory.appendingPathComponent("kit-\(UUID().uuidString)").standardizedFileURL
    defer { try? files.removeItem(at: kit) }
    let deep = kit.appendingPathComponent(".build/debug")
    try files.createDirectory(at: deep, withIntermediateDirectories: true)
    try files.createDirectory(
      at: kit.appendingPathComponent("Sources/Patterns"), withIntermediateDirectories: true)
    #expect(Package.folder(around: deep)?.path != kit.path)
    try Data().write(to: kit.appendingPathComponent("Package.swift"))
    #expect(Package.folder(around: deep)?.path == kit.path)
    #expect(Package.folder(around: URL(fileURLWithPath: "/")) == nil)
  }

  @Test func `a program in another kit works on that kit`() async throws {
    let files = FileManager.default
    let kit = files.temporaryDirectory.appendingPathComponent("kit-\(UUID().uuidString)")
    defer { try? files.removeItem(at: kit) }
    let folder = kit.appendingPathComponent(".build/debug")
    for path in [".build/debug", "Sources/Patterns"] {
      try files.createDirectory(at: kit.appendingPathComponent(path), withIntermediateDirectories: true)
    }
    try Data().write(to: kit.appendingPathComponent("Package.swift"))
    let program = folder.appendingPathComponent("walkthrough")
    // Copied by another process: a file that this one holds open for writing cannot be run, and a child
    // that another test starts meanwhile inherits it.
    let copy = try await ProcessOutput(
      of: URL(fileURLWithPath: "/bin/cp"), [walkthroughExecutable.path, program.path])
    try #require(copy.status == 0)
    let run = try await ProcessOutput(of: program, ["exercises"])
    #expect(run.status == 1)
    #expect(run.errors.replacing("\n", with: " ").contains("There are no exercises in"))
    #expect(run.errors.replacing("\n", with: "").contains(kit.lastPathComponent))
  }

  @Test func `a wait is shown on one line, which disappears at its end`() {
    let written = Mutex("")
    let notice = WaitingNotice("Running a story", width: 16) { text in written.withLock { $0 += text } }
    notice.update("Running a")
    #expect(written.withLock { $0 }.isEmpty)
    notice.show()
    notice.update("Running a story that is long")
    notice.end()
    notice.show()
    let clear = WaitingNotice.erasure
    #expect(written.withLock { $0 } == clear + "Running a…" + clear + "Running a st…" + clear)
  }

  @Test(arguments: [(true, "Building the checks…\n"), (false, "")])
  func `without a terminal, a long wait is named on a line that stays, and a short one is not`(
    isLong: Bool, line: String
  ) {
    let written = Mutex("")
    let notice = WaitingNotice("Building the checks", width: nil, isLong: isLong) { text in
      written.withLock { $0 += text }
    }
    #expect(written.withLock { $0 } == line)
    notice.show()
    notice.update("Building more")
    notice.end()
    #expect(written.withLock { $0 } == line)
  }

  // Not on the main actor: the request keeps a core busy on Linux, and waiting for that actor would prolong it.
  @Test nonisolated func `Ctrl-C ends a wait at once`() async throws {
    try await withSilentServer { address in
      let terminal = try PseudoTerminal(
        running: ["trace", "swift-io", "go-back", "--catalogue", address],
        environment: ["WALKTHROUGH_TIMEOUT": "600"])
      try await terminal.read(until: "Downloading from ")
      terminal.interrupt()
      #expect(await terminal.statusAtEnd() == 130)
    }
  }

  /// Calls `body` with the address of a server that accepts connections and never answers.
  private nonisolated func withSilentServer(_ body: (_ address: String) async throws -> Void) async throws {
    #if canImport(Darwin)
      let kind = SOCK_STREAM
    #else
      let kind = Int32(SOCK_STREAM.rawValue)
    #endif
    let server = socket(AF_INET, kind, 0)
    defer { close(server) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(server, address, length) == 0 && listen(server, 8) == 0
          && getsockname(server, address, &length) == 0
      }
    }
    try #require(isListening)
    try await body("http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/")
  }
}
