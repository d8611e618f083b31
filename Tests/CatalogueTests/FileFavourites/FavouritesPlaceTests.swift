import Catalogue
import Foundation
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The place of the file, the links to it, and its permissions.
@MainActor
struct FavouritesPlaceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.file(name).path, withDestinationPath: target)
  }

  @Test(arguments: [[:], ["XDG_DATA_HOME": ""], ["XDG_DATA_HOME": "data"], ["XDG_DATA_HOME": "~/data"]])
  func `the default place is in the home folder`(environment: [String: String]) {
    let home = URL(fileURLWithPath: "/home/ada", isDirectory: true)
    #if canImport(Darwin)
      let expected = "/home/ada/Library/Application Support/architectures/favourites.json"
    #else
      let expected = "/home/ada/.local/share/architectures/favourites.json"
    #endif
    #expect(FileFavourites.defaultURL(environment: environment, home: home).path == expected)
  }

  @Test(arguments: ["/data/ada", "/data/ada/"])
  func `the default place follows an absolute XDG_DATA_HOME`(data: String) {
    let home = URL(fileURLWithPath: "/home/ada", isDirectory: true)
    #expect(
      FileFavourites.defaultURL(environment: ["XDG_DATA_HOME": data], home: home).path
        == "/data/ada/architectures/favourites.json")
  }

  @Test func `a store in the default place creates private folders`() throws {
    let url = FileFavourites.defaultURL(environment: [:], home: folder.file("home"))
    try FileFavourites(url: url).add("tt1")
    #expect(try favourites(in: url) == ["tt1"])
    #expect(try permissions(of: url.deletingLastPathComponent()) == 0o700)
    #expect(try permissions(of: folder.file("home")) == 0o700)
  }

  @Test(arguments: ["real/f.json", "./other.json", "hop.json", "real/../real/f.json"])
  func `a link is kept, and its target is written`(target: String) throws {
    try FileManager.default.createDirectory(at: folder.file("real"), withIntermediateDirectories: true)
    try link("hop.json", to: "real/f.json")
    try link("favourites.json", to: target)
    let url = folder.file("favourites.json")
    try mark("tt1", in: url)
    try mark("tt2", in: url)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: url.path) == target)
    let real = folder.file(target == "hop.json" ? "real/f.json" : target)
    #expect(try favourites(in: real) == ["tt1", "tt2"])
    #expect(FileManager.default.fileExists(atPath: real.path + ".lock"))
    #expect(!FileManager.default.fileExists(atPath: url.path + ".lock"))
  }

  @Test func `the target of an absolute link is written`() throws {
    try link("favourites.json", to: folder.file("real.json").path)
    try mark("tt1", in: folder.file("favourites.json"))
    #expect(try favourites(in: folder.file("real.json")) == ["tt1"])
    #expect(try folder.names() == ["favourites.json", "real.json", "real.json.lock"])
  }

  @Test func `a folder that is a link is kept`() throws {
    try FileManager.default.createDirectory(at: folder.file("real"), withIntermediateDirectories: true)
    try link("data", to: "real")
    try mark("tt1", in: folder.file("data/favourites.json"))
    #expect(try favourites(in: folder.file("real/favourites.json")) == ["tt1"])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("data").path) == "real")
  }

  @Test func `no folder is created for the target of a link`() throws {
    try link("favourites.json", to: "unplugged/f.json")
    #expect(
      throws: FavouritesError.unwritable(file: "favourites.json", reason: "no such file or directory")
    ) { try mark("tt1", in: folder.file("favourites.json")) }
    #expect(try folder.names() == ["favourites.json"])
  }

  @Test(arguments: [0o600, 0o640, 0o664, 0o755])
  func `a save keeps the permissions of the file`(mode: Int) throws {
    let file = try folder.write("[]", to: "favourites.json")
    try setPermissions(mode, of: file)
    try mark("tt1", in: file)
    #expect(try permissions(of: file) == mode)
  }

  @Test(.enabled(if: geteuid() == 0, "only the superuser may save the file of another user"))
  func `a save keeps the owner of the file`() throws {
    let file = try folder.write("[]", to: "favourites.json")
    try #require(chown(file.path, 65534, 65534) == 0)
    try setPermissions(0o640, of: file)
    try mark("tt1", in: file)
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.ownerAccountID] as? Int == 65534)
    #expect(attributes[.groupOwnerAccountID] as? Int == 65534)
    #expect(try permissions(of: file) == 0o640)
  }
}
