import Catalogue
import Foundation
import Testing

@MainActor
struct FileFavouritesTests {
  private let folder: TemporaryFolder
  private let store: FileFavourites

  init() throws {
    folder = try TemporaryFolder()
    store = FileFavourites(url: folder.file("favourites.json"))
  }

  @Test func `favourites are found after a relaunch`() throws {
    try store.add("tt2")
    try store.add("tt1")
    #expect(try FileFavourites(url: folder.file("favourites.json")).favourites() == ["tt2", "tt1"])
    #expect(try folder.text(of: "favourites.json") == #"["tt2","tt1"]"#)
  }

  @Test func `reading writes nothing, nor does unmarking what is not marked`() throws {
    _ = try store.favourites()
    try store.remove("tt1")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  @Test func `a missing folder is made`() throws {
    let store = FileFavourites(url: folder.file("a/b/favourites.json"))
    try store.add("tt1")
    #expect(try folder.text(of: "a/b/favourites.json") == #"["tt1"]"#)
  }

  @Test(arguments: ["", "[", "{}", "[1]", #"["tt1", "tt1"]"#])
  func `a damaged file is told and left as it is`(text: String) throws {
    try folder.write(text, to: "favourites.json")
    #expect(throws: FavouritesError.damaged(file: "favourites.json")) { try store.favourites() }
    #expect(throws: FavouritesError.damaged(file: "favourites.json")) { try store.contains("tt1") }
    #expect(throws: FavouritesError.damaged(file: "favourites.json")) { try store.add("tt2") }
    #expect(throws: FavouritesError.damaged(file: "favourites.json")) { try store.remove("tt1") }
    #expect(try folder.text(of: "favourites.json") == text)
  }

  @Test func `a file in the place of the folder cannot be read through`() throws {
    try folder.write("", to: "file")
    let store = FileFavourites(url: folder.file("file/favourites.json"))
    #expect(throws: FavouritesError.unreadable(file: "favourites.json", reason: "not a directory")) {
      try store.add("tt1")
    }
  }

  @Test func `a folder that cannot be made cannot be written to`() throws {
    try FileManager.default.createSymbolicLink(
      at: folder.file("link"), withDestinationURL: folder.file("nowhere/at/all"))
    let store = FileFavourites(url: folder.file("link/favourites.json"))
    #expect(try store.favourites().isEmpty)
    #expect(throws: FavouritesError.unwritable(file: "favourites.json", reason: "file exists")) {
      try store.add("tt1")
    }
  }

  @Test(.disabled(if: geteuid() == 0, "nothing is read-only for root"))
  func `a read-only folder cannot be written to and keeps its file`() throws {
    try store.add("tt1")
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.url.path)
    defer { try? manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.url.path) }
    #expect(throws: FavouritesError.unwritable(file: "favourites.json", reason: "permission denied")) {
      try store.add("tt2")
    }
    #expect(try store.favourites() == ["tt1"])
  }

  @Test(arguments: [
    (
      FavouritesError.unreadable(file: "f.json", reason: "is a directory"),
      "f.json cannot be read: is a directory."
    ),
    (
      .damaged(file: "f.json"),
      "f.json is damaged, so it was left as it is: expected a list of film ids, each once."
    ),
    (
      .unwritable(file: "f.json", reason: "permission denied"),
      "f.json cannot be written: permission denied."
    ),
  ])
  func `an error is one sentence, for an alert too`(error: FavouritesError, sentence: String) {
    #expect("\(error)" == sentence)
    #expect(error.localizedDescription == sentence)
  }
}
