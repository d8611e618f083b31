import Catalogue
import Foundation
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A file that cannot be read as favourites is reported and not changed.
@MainActor
@Suite
struct RefusedFileTests {
  private let folder: TemporaryFolder
  private let store: FileFavourites

  init() throws {
    folder = try TemporaryFolder()
    store = FileFavourites(url: folder.file("favourites.json"))
  }

  /// Expects that every call fails with the error, and that no file is created or removed.
  private func expectRefusals(_ error: FavouritesError) throws {
    let names = try folder.names()
    #expect(throws: error) { try store.favourites() }
    #expect(throws: error) { try store.contains("tt1") }
    #expect(throws: error) { try store.add("tt9") }
    #expect(throws: error) { try store.remove("tt1") }
    #expect(try folder.names() == names)
  }

  private func expectDamaged(_ data: Data) throws {
    try folder.write(data, to: "favourites.json")
    try expectRefusals(.damaged(file: "favourites.json"))
    #expect(try folder.data(of: "favourites.json") == data)
  }

  @Test(arguments: [
    "", " ", "\n", "\0\0\0\0", "[", "{}", "null", "1", "\"tt1\"", "tt1", "[1]", "[null]", "[[\"tt1\"]]",
    #"["tt1", "tt1"]"#, #"["tt1"]["tt2"]"#,
    #"{"version":1}"#, #"{"favourites":[]}"#, #"{"version":1,"favourites":null}"#,
    #"{"version":1,"favourites":{}}"#, #"{"version":1,"favourites":"tt1"}"#,
    #"{"version":1,"favourites":[1]}"#,
    #"{"version":1,"favourites":["tt1","tt1"]}"#, #"{"version":1,"favourites":["tt1"]}}"#,
    #"{"version":1,"favourites":["tt1"],"notes":{"tt1":"see again"}}"#,
    #"{"version":"1","favourites":[]}"#, #"{"version":null,"favourites":[]}"#,
    #"{"version":true,"favourites":[]}"#, #"{"version":1.5,"favourites":[]}"#,
    #"{"version":0,"favourites":[]}"#, #"{"version":-1,"favourites":[]}"#,
    #"{"version":1e99,"favourites":[]}"#, #"{"Version":1,"favourites":[]}"#,
    #"[{"version":1,"favourites":[]}]"#,
  ])
  func `a damaged file is reported and left as it is`(text: String) throws {
    try expectDamaged(Data(text.utf8))
  }

  @Test func `bytes that are not text are reported as damaged`() throws {
    try expectDamaged(Data([0xFF, 0x00, 0xC3, 0x28]))
    try expectDamaged(Data(#"{"version":1,"favourites":["tt"#.utf8) + [0xC3] + Data(#""]}"#.utf8))
  }

  @Test(arguments: [
    #"{"version":1,"favourites":["tt1","tt2"]}"# + "\n", #"["tt1","tt2"]"#,
    #"{ "favourites" : [ "tt1", "Amélie ☂️" ], "version" : 1 }"#,
  ])
  func `a file that is cut at any byte is complete or damaged`(text: String) throws {
    let whole = try {
      try folder.write(text, to: "favourites.json")
      return try store.favourites()
    }()
    for length in 0..<text.utf8.count {
      let part = Data(text.utf8.prefix(length))
      if part == Data(text.dropLast().utf8), text.hasSuffix("\n") {
        try folder.write(part, to: "favourites.json")
        #expect(try store.favourites() == whole)
      } else {
        try expectDamaged(part)
      }
    }
  }

  @Test(arguments: [2, 3, Int.max])
  func `a file of a newer version is reported and left as it is`(version: Int) throws {
    for text in [
      #"{"version":\#(version),"favourites":["tt1"]}"#, #"{"films":{"tt1":{}},"version":\#(version)}"#,
    ] {
      try folder.write(text, to: "favourites.json")
      try expectRefusals(.tooNew(file: "favourites.json", version: version))
      #expect(try folder.text(of: "favourites.json") == text)
    }
  }

  @Test(arguments: [("", "["), ("", "\0"), (#"{"version":1,"favourites":[1"#, " ")])
  func `ten megabytes of anything but favourites are reported as damaged`(
    beginning: String, filling: String
  ) throws {
    try expectDamaged(Data(beginning.utf8) + Data(String(repeating: filling, count: 10_000_000).utf8))
  }

  @Test func `a folder instead of the file is reported and left as it is`() throws {
    try FileManager.default.createDirectory(
      at: folder.file("favourites.json"), withIntermediateDirectories: true)
    try expectRefusals(.unreadable(file: "favourites.json", reason: "is a directory"))
  }

  @Test func `a named pipe instead of the file does not block`() throws {
    #expect(mkfifo(folder.file("favourites.json").path, 0o600) == 0)
    try expectRefusals(.unreadable(file: "favourites.json", reason: "not a regular file"))
  }

  @Test func `a device instead of the file is not read`() throws {
    let store = FileFavourites(url: URL(fileURLWithPath: "/dev/zero"))
    #expect(throws: FavouritesError.unreadable(file: "zero", reason: "not a regular file")) {
      try store.add("tt1")
    }
  }

  @Test func `a cycle of links is reported`() throws {
    for (link, target) in [("favourites.json", "other.json"), ("other.json", "favourites.json")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.file(link).path, withDestinationPath: target)
    }
    try expectRefusals(
      .unreadable(file: "favourites.json", reason: "too many levels of symbolic links"))
  }
}
