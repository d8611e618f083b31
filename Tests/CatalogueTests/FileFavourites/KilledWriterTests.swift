import Catalogue
import Foundation
import Testing

/// The files after a process was killed during a save.
@Suite(.timeLimit(.minutes(30)))
struct KilledWriterTests {
  private let folder: TemporaryFolder
  private let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = folder.file("favourites.json")
  }

  @Test func `a writer that is killed at any of 100 moments leaves a state that it had saved or was saving`()
    async throws
  {
    var found: [Film.ID] = []
    for round in 0..<100 {
      let changes = (0..<2).flatMap { ["+tt\(round)\($0)", "+tt\(round)\($0)x", "-tt\(round)\($0)"] }
      let states = states(from: found, changes)
      let writer = try await WriterProcess(file, changes)
      try writer.go()
      await writer.waitForReports(round % 4)
      for _ in 0..<(round * 7 % 40) { sched_yield() }
      writer.send(SIGKILL)
      await writer.waitUntilExit()

      found = try await favourites(in: file)
      let reached = writer.reports.count
      try #require(
        states[reached...].prefix(2).contains(found),
        "In round \(round), after \(reached) reports, \(found) was found.")
    }
    try await mark("last", in: file)
    #expect(try await favourites(in: file) == found + ["last"])
    #expect(try folder.names() == ["favourites.json", "favourites.json.lock"])
  }

  /// Writes every draft that a killed writer can leave: each prefix of the new text, from the empty one to the whole
  /// text.
  @Test func `any part of a draft is harmless and is removed by the next save`() async throws {
    let new = #"{"version":1,"favourites":["tt1","tt2"]}"# + "\n"
    try folder.write(#"{"version":1,"favourites":["tt1"]}"#, to: "favourites.json")
    for length in 0...new.utf8.count {
      try folder.write(Data(new.utf8.prefix(length)), to: "favourites.json.\(UUID()).saving")
    }
    #expect(try await favourites(in: file) == ["tt1"])
    try await mark("tt3", in: file)
    #expect(try await favourites(in: file) == ["tt1", "tt3"])
    #expect(try folder.names() == ["favourites.json", "favourites.json.lock"])
  }

  @Test func `a draft without a file is harmless`() async throws {
    try folder.write("", to: "favourites.json.lock")
    try folder.write("{", to: "favourites.json.\(UUID()).saving")
    #expect(try await favourites(in: file).isEmpty)
    try await mark("tt1", in: file)
    #expect(try folder.names() == ["favourites.json", "favourites.json.lock"])
  }

  @Test func `files that are not drafts of this file stay`() async throws {
    let others = [
      "favourites.json.saving", "favourites.json.old.saving", "favourites.json~",
      "other.json.\(UUID()).saving",
      "favourites.json.\(UUID())", "favourites.json.\(UUID()).saving.txt",
    ]
    for name in others {
      try folder.write("mine", to: name)
    }
    let nested = "favourites.json.\(UUID()).saving"
    try FileManager.default.createDirectory(at: folder.file(nested), withIntermediateDirectories: true)
    try await mark("tt1", in: file)
    #expect(try folder.names() == (others + [nested, "favourites.json", "favourites.json.lock"]).sorted())
  }
}
