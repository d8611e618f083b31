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
    #expect(try folder.text(of: "favourites.json") == #"{"version":1,"favourites":["tt2","tt1"]}"# + "\n")
  }

  @Test func `neither reading nor unmarking an unmarked film writes the file`() throws {
    _ = try store.favourites()
    try store.remove("tt1")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  @Test func `a missing folder is created`() throws {
    let store = FileFavourites(url: folder.file("a/b/favourites.json"))
    try store.add("tt1")
    #expect(try folder.text(of: "a/b/favourites.json") == #"{"version":1,"favourites":["tt1"]}"# + "\n")
  }

  @Test func `a file instead of the folder is reported`() throws {
    try folder.write("", to: "file")
    let store = FileFavourites(url: folder.file("file/favourites.json"))
    #expect(throws: FavouritesError.unreadable(file: "favourites.json", reason: "not a directory")) {
      try store.add("tt1")
    }
  }

  @Test func `a folder that cannot be created is reported when a film is marked`() throws {
    try FileManager.default.createSymbolicLink(
      at: folder.file("link"), withDestinationURL: folder.file("nowhere/at/all"))
    let store = FileFavourites(url: folder.file("link/favourites.json"))
    #expect(try store.favourites().isEmpty)
    #expect(throws: FavouritesError.unwritable(file: "favourites.json", reason: "file exists")) {
      try store.add("tt1")
    }
  }

  @Test(arguments: [
    (
      FavouritesError.unreadable(file: "f.json", reason: "is a directory"),
      "f.json cannot be read: is a directory. Fix that, or move the file away to start again."
    ),
    (
      .damaged(file: "f.json"),
      "f.json is damaged, so it was left as it is. Repair it, or move it away to start again."
    ),
    (
      .tooNew(file: "f.json", version: 2),
      "f.json is of version 2, too new for this program, so it was left as it is: "
        + "use a newer program, or move it away to start again."
    ),
    (
      .unwritable(file: "f.json", reason: "permission denied"),
      "f.json cannot be written: permission denied."
    ),
  ])
  func `an error's text is also its localised description`(error: FavouritesError, sentence: String) {
    #expect("\(error)" == sentence)
    #expect(error.localizedDescription == sentence)
  }
}
