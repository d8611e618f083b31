import Catalogue
import Foundation
import Testing

/// The system calls of a save: their order, and the state of the file if one fails or the writer is killed before it.
@Suite(
  .enabled("it needs strace and permission to trace") { await Strace.isAvailable() },
  .timeLimit(.minutes(30))
)
struct CallsOfSaveTests {
  private let folder: TemporaryFolder
  private let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = folder.file("favourites.json")
  }

  /// Marks tt2 in a separate process, when tt1 is marked already, and returns the calls.
  private func callsOfSave() async throws -> [Strace.Call] {
    try prepare()
    let log = folder.file("log")
    #expect(try await WriterProcess.reports(file, ["+tt2"], under: Strace.writingCalls(to: log)) == ["done"])
    defer { try? FileManager.default.removeItem(at: log) }
    return try Strace.callsOfChange(in: log)
  }

  /// Marks tt2 in a separate process, when tt1 is marked already, changes one of the calls, and returns the reports.
  ///
  /// Now and then a process reads once more or once less before the change; then it makes no call of that number, or makes
  /// it before its start signal, and is run again.
  private func reports(changing call: Strace.Call, _ event: String) async throws -> [String] {
    let log = folder.file("log")
    defer { try? FileManager.default.removeItem(at: log) }
    for _ in 1...5 {
      try prepare()
      let command = Strace.at(call, event, log: log)
      let reports = try await WriterProcess.reports(file, ["+tt2"], under: command)
      if try Strace.hasReached(in: log) { return reports }
    }
    throw NotReached(call: call.line)
  }

  private struct NotReached: Error {
    let call: String
  }

  /// Writes a file with one favourite, tt1, and an empty lock file.
  private func prepare() throws {
    try folder.write(#"{"version":1,"favourites":["tt1"]}"#, to: "favourites.json")
    try folder.write("", to: "favourites.json.lock")
  }

  @Test func `a save takes the lock, writes a draft, and renames it once it is on the disk`() async throws {
    let calls = try await callsOfSave()
    let places = ["flock", "write", "fsync", "rename"].map { name in calls.firstIndex { $0.name == name } }
    let steps = try places.map { try #require($0) }
    #expect(steps == steps.sorted(), "\(calls.map(\.line))")
    #expect(
      calls[..<steps[1]].last { $0.name == "openat" }?.line.contains(".saving\", O_WRONLY|O_CREAT|O_EXCL")
        == true)
    #expect(calls[steps[3]...].contains { $0.name == "openat" && $0.line.contains("O_DIRECTORY") })
    #expect(calls[steps[3]...].contains { $0.name == "fsync" })
    #expect(calls.count { $0.name == "rename" } == 1)
    #expect(!calls.contains { $0.name == "ftruncate" || $0.line.contains("O_TRUNC") })
  }

  @Test func `a new folder is synchronised to the disk together with its parent`() async throws {
    let log = folder.file("log")
    let file = folder.file("a/b/favourites.json")
    #expect(try await WriterProcess.reports(file, ["+tt1"], under: Strace.writingCalls(to: log)) == ["done"])
    let calls = try Strace.callsOfChange(in: log).filter { $0.name == "mkdir" || $0.name == "fsync" }
    #expect(calls.map(\.name) == ["mkdir", "fsync", "mkdir", "fsync", "fsync", "fsync"])
  }

  @Test func `a writer that is killed before any of its calls leaves the old state or the new one`()
    async throws
  {
    let calls = try await callsOfSave()
    let renaming = try #require(calls.firstIndex { $0.name == "rename" })
    for (index, call) in calls.enumerated() {
      #expect(try await reports(changing: call, "signal=SIGKILL").isEmpty)
      try #require(
        try await favourites(in: file) == (index <= renaming ? ["tt1"] : ["tt1", "tt2"]), "\(call.line)")
      try await mark("tt3", in: file)
      try #require(
        try await favourites(in: file) == (index <= renaming ? ["tt1", "tt3"] : ["tt1", "tt2", "tt3"]))
      try #require(try folder.names() == ["favourites.json", "favourites.json.lock"], "\(call.line)")
    }
  }

  @Test(arguments: [("EIO", "input/output error"), ("ENOSPC", "no space left on device")])
  func `a save with a failing call is either reported and changes nothing, or succeeds`(
    error: String, reason: String
  ) async throws {
    let fallible: Set = [
      "access", "fchmod", "fchown", "flock", "fsync", "getdents64", "openat", "read", "rename", "write",
    ]
    var failed: [String] = []
    for call in try await callsOfSave() where fallible.contains(call.name) {
      let reports = try await reports(changing: call, "error=\(error)")
      let found = try await favourites(in: file)
      if reports == ["done"] {
        try #require(found == ["tt1", "tt2"], "\(call.line)")
      } else {
        failed.append(call.name)
        try #require(reports.count == 1 && reports[0].hasPrefix("failed favourites.json"), "\(call.line)")
        try #require(reports[0].contains(reason), "\(reports) \(call.line)")
        try #require(found == ["tt1"], "\(call.line)")
      }
      try #require(try folder.names() == ["favourites.json", "favourites.json.lock"], "\(call.line)")
    }
    // A read, the lock, another read, the draft. Failures on the folder, the owner or the permissions do not matter.
    #expect(
      failed == [
        "openat", "read", "openat", "flock", "openat", "read", "access", "openat", "write", "fsync", "rename",
      ])
  }

  @Test(arguments: ["flock", "write", "fsync", "rename"])
  func `a call that a signal interrupts is repeated`(name: String) async throws {
    let call = try #require(await callsOfSave().first { $0.name == name })
    #expect(try await reports(changing: call, "error=EINTR") == ["done"])
    #expect(try await favourites(in: file) == ["tt1", "tt2"])
  }

  @Test(arguments: ["ENOLCK", "EOPNOTSUPP", "ENOSYS"])
  func `without locks a save succeeds, but removes no drafts`(error: String) async throws {
    let call = try #require(await callsOfSave().first { $0.name == "flock" })
    let draft = "favourites.json.\(UUID()).saving"
    try folder.write("{", to: draft)
    #expect(try await reports(changing: call, "error=\(error)") == ["done"])
    #expect(try await favourites(in: file) == ["tt1", "tt2"])
    #expect(try folder.names() == [draft, "favourites.json", "favourites.json.lock"].sorted())
  }

  @Test func `the draft of a running writer stays, and the next writer waits`() async throws {
    let call = try #require(await callsOfSave().first { $0.name == "fsync" })
    try prepare()
    let halted = "inject=\(call.systemName):signal=SIGSTOP:when=\(call.number)"
    let first = try await WriterProcess(file, ["+tt2"], under: Strace.showing("fsync") + ["-e", halted])
    defer { first.send(SIGKILL) }
    try first.go()
    try #require(await first.remarks.wait(for: "stopped by SIGSTOP"))

    let second = try await WriterProcess(file, ["+tt3"], under: Strace.showing("flock"))
    defer { second.send(SIGKILL) }
    try second.go()
    try #require(await second.remarks.wait(for: "flock("))
    #expect(try folder.names().contains { $0.hasSuffix(".saving") })
    #expect(try await favourites(in: file) == ["tt1"])

    first.send(SIGCONT)
    await first.waitUntilExit()
    await second.waitUntilExit()
    #expect(first.reports == ["done"])
    #expect(second.reports == ["done"])
    #expect(try await favourites(in: file) == ["tt1", "tt2", "tt3"])
    #expect(try folder.names() == ["favourites.json", "favourites.json.lock"])
  }
}
