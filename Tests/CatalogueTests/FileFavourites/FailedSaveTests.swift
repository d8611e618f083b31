import Catalogue
import Foundation
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A save that fails gives the reason, and leaves the old state and no draft.
@Suite(.timeLimit(.minutes(30)))
struct FailedSaveTests {
  private let folder: TemporaryFolder
  private let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = folder.file("favourites.json")
  }

  @Test func `a save beyond the size limit fails and changes nothing`() async throws {
    for id: Film.ID in ["tt1", "tt2", "tt3"] { try await mark(id, in: file) }
    let old = try folder.data(of: "favourites.json")
    for limit in 0...old.count {
      let reports = try await WriterProcess.reports(
        file, ["+tt4", "-tt9"], options: ["--file-size-limit=\(limit)"])
      #expect(reports == ["failed favourites.json cannot be written: file too large.", "done"])
      #expect(try folder.data(of: "favourites.json") == old)
      #expect(try folder.names() == ["favourites.json", "favourites.json.lock"])
    }
  }

  @Test func `a save within the size limit succeeds after one beyond it has failed`() async throws {
    for id: Film.ID in ["tt1", "tt2", "tt3"] { try await mark(id, in: file) }
    let limit = try folder.data(of: "favourites.json").count
    #expect(
      try await WriterProcess.reports(
        file, ["+tt4", "-tt2", "+tt4"], options: ["--file-size-limit=\(limit)"])
        == ["failed favourites.json cannot be written: file too large.", "done", "done"])
    #expect(try await favourites(in: file) == ["tt1", "tt3", "tt4"])
  }

  @Test func `a folder that is read-only is reported`() async throws {
    try await mark("tt1", in: file)
    try FileManager.default.removeItem(at: folder.file("favourites.json.lock"))
    try setPermissions(0o555, of: folder.url)
    defer { try? setPermissions(0o755, of: folder.url) }
    let reports = try await WriterProcess.reports(
      file, ["+tt1", "+tt2", "-tt1"], options: ["--unprivileged"])
    let failure = "failed favourites.json cannot be written: permission denied."
    #expect(reports == ["done", failure, failure])
    #expect(try await favourites(in: file) == ["tt1"])
    #expect(try folder.names() == ["favourites.json"])
  }

  @Test func `a folder that became read-only after its lock was created is reported`() async throws {
    try await mark("tt1", in: file)
    try setPermissions(0o666, of: file)
    try setPermissions(0o666, of: folder.file("favourites.json.lock"))
    try setPermissions(0o555, of: folder.url)
    defer { try? setPermissions(0o755, of: folder.url) }
    #expect(
      try await WriterProcess.reports(file, ["+tt2"], options: ["--unprivileged"])
        == ["failed favourites.json cannot be written: permission denied."])
    #expect(try await favourites(in: file) == ["tt1"])
    #expect(try folder.names() == ["favourites.json", "favourites.json.lock"])
  }

  @Test func `a folder that cannot be created in a read-only parent is reported`() async throws {
    try setPermissions(0o555, of: folder.url)
    defer { try? setPermissions(0o755, of: folder.url) }
    #expect(
      try await WriterProcess.reports(folder.file("a/b/f.json"), ["+tt1"], options: ["--unprivileged"])
        == ["failed f.json cannot be written: permission denied."])
    #expect(try folder.names().isEmpty)
  }

  @Test func `a file that is read-only is reported`() async throws {
    try setPermissions(0o777, of: folder.url)
    try await mark("tt1", in: file)
    try setPermissions(0o444, of: file)
    #expect(
      try await WriterProcess.reports(file, ["+tt2"], options: ["--unprivileged"])
        == ["failed favourites.json cannot be written: permission denied."])
    #expect(try await favourites(in: file) == ["tt1"])
  }

  @Test func `a file that the user may not read is reported`() async throws {
    try setPermissions(0o777, of: folder.url)
    try await mark("tt1", in: file)
    try setPermissions(0o200, of: file)
    let failure =
      "failed favourites.json cannot be read: permission denied. Fix that, or move the file away to start again."
    #expect(
      try await WriterProcess.reports(file, ["+tt2", "-tt1"], options: ["--unprivileged"]) == [
        failure, failure,
      ])
    try setPermissions(0o600, of: file)
    #expect(try await favourites(in: file) == ["tt1"])
  }

  @Test func `a read-only lock of another user is used`() async throws {
    try setPermissions(0o777, of: folder.url)
    try folder.write("", to: "favourites.json.lock")
    try setPermissions(0o444, of: folder.file("favourites.json.lock"))
    #expect(try await WriterProcess.reports(file, ["+tt1"], options: ["--unprivileged"]) == ["done"])
    #expect(try await favourites(in: file) == ["tt1"])
  }

  @Test func `a folder instead of the lock file is named`() async throws {
    let lock = folder.file("favourites.json.lock")
    try FileManager.default.createDirectory(at: lock, withIntermediateDirectories: true)
    await #expect(throws: FavouritesError.unwritable(file: "favourites.json.lock", reason: "is a directory"))
    {
      try await mark("tt1", in: file)
    }
    #expect(try folder.names() == ["favourites.json.lock"])
  }
}
