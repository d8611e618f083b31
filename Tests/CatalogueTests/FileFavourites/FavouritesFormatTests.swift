import Catalogue
import Foundation
import Testing

@MainActor
struct FavouritesFormatTests {
  private let folder: TemporaryFolder
  private let store: FileFavourites

  init() throws {
    folder = try TemporaryFolder()
    store = FileFavourites(url: folder.file("favourites.json"))
  }

  @Test func `a plain list, the oldest format, is read and becomes version 1 at the next save`() throws {
    try folder.write(#"["tt2","tt1"]"#, to: "favourites.json")
    #expect(try store.favourites() == ["tt2", "tt1"])
    try store.add("tt1")
    #expect(try folder.text(of: "favourites.json") == #"["tt2","tt1"]"#)
    try store.add("tt3")
    #expect(
      try folder.text(of: "favourites.json") == #"{"version":1,"favourites":["tt2","tt1","tt3"]}"# + "\n")
  }

  @Test(arguments: [
    #"{"version":1,"favourites":["tt2","tt1"]}"#, #"{"favourites":["tt2","tt1"],"version":1}"#,
    "\n{\r\n\t\"version\" : 1,\n\"favourites\" : [ \"tt2\" , \"\\u0074t1\" ]\n}\n\n", #" ["tt2", "tt1"] "#,
  ])
  func `spaces and the order of the fields do not matter`(text: String) throws {
    try folder.write(text, to: "favourites.json")
    #expect(try store.favourites() == ["tt2", "tt1"])
  }

  @Test func `unmarking the last film leaves an empty list`() throws {
    try store.add("tt1")
    try store.remove("tt1")
    #expect(try folder.text(of: "favourites.json") == #"{"version":1,"favourites":[]}"# + "\n")
    #expect(try store.favourites().isEmpty)
  }

  @Test(arguments: ["", "\"", "\\", "a/b", "\n", "\u{0}", "é", "e\u{301}", "☂️", "\u{2028}"])
  func `an id with any characters is found again`(id: String) throws {
    try store.add(Film.ID(rawValue: id))
    let found = try FileFavourites(url: folder.file("favourites.json")).favourites()
    #expect(found.map { Array($0.rawValue.unicodeScalars) } == [Array(id.unicodeScalars)])
  }
}
