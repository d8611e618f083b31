import Catalogue
import Foundation
import Testing

/// Processes that save at the same time lose no mark.
@Suite(.timeLimit(.minutes(30)))
struct WritersAtOnceTests {
  private let folder: TemporaryFolder
  private let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = folder.file("favourites.json")
  }

  @Test func `three processes lose none of their marks and keep the order of each`() async throws {
    let names = ["a", "b", "c"]
    var writers: [WriterProcess] = []
    for name in names {
      writers.append(try await WriterProcess(file, (0..<30).map { "+\(name)\($0)" }))
    }
    for writer in writers { try writer.go() }
    for writer in writers { await writer.waitUntilExit() }

    #expect(writers.allSatisfy { $0.reports == Array(repeating: "done", count: 30) })
    let found = try await favourites(in: file)
    for name in names {
      #expect(
        found.filter { $0.rawValue.hasPrefix(name) } == (0..<30).map { Film.ID(rawValue: "\(name)\($0)") })
    }
    #expect(found.count == 90)
    #expect(try folder.names() == ["favourites.json", "favourites.json.lock"])
  }

  @Test func `one process marks and another unmarks without losing a change`() async throws {
    for number in 0..<20 { try await mark(Film.ID(rawValue: "old\(number)"), in: file) }
    let writers = try await [
      WriterProcess(file, (0..<20).map { "+new\($0)" }), WriterProcess(file, (0..<20).map { "-old\($0)" }),
    ]
    for writer in writers { try writer.go() }
    for writer in writers { await writer.waitUntilExit() }
    #expect(try await favourites(in: file) == (0..<20).map { Film.ID(rawValue: "new\($0)") })
  }

  @Test func `several stores in one process lose no marks`() async throws {
    try await withThrowingTaskGroup { [file] tasks in
      for number in 0..<20 {
        tasks.addTask { try await mark(Film.ID(rawValue: "tt\(number)"), in: file) }
      }
      try await tasks.waitForAll()
    }
    #expect(try await Set(favourites(in: file)) == Set((0..<20).map { Film.ID(rawValue: "tt\($0)") }))
  }

  @Test func `a writer whose path is a link waits for the other writer too`() async throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link.json").path, withDestinationPath: "favourites.json")
    let writers = try await [
      WriterProcess(file, (0..<20).map { "+a\($0)" }),
      WriterProcess(folder.file("link.json"), (0..<20).map { "+b\($0)" }),
    ]
    for writer in writers { try writer.go() }
    for writer in writers { await writer.waitUntilExit() }
    #expect(try await favourites(in: file).count == 40)
    #expect(try folder.names() == ["favourites.json", "favourites.json.lock", "link.json"])
  }
}
