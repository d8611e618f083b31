import Catalogue
import Foundation
import HeadlessUI
import PatternTesting
import Playing
import Testing

@testable import VIPER

/// The app with its favourites in a file.
@Suite struct StoreTests {
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("viper-\(UUID().uuidString)").appendingPathComponent("favourites.json")

  private func removeFolder() {
    try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
  }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  @Test func `a mark is kept in the file, and found after a relaunch`() throws {
    defer { removeFolder() }
    try Stage(VIPERArchitecture(), favourites: FileFavourites(url: file)).perform(.markFavourite)
    #expect(try FileFavourites(url: file).favourites().isEmpty)
  }

  @Test(arguments: ["", "[broken", #"{"version":1,"favourites":["tt1","#])
  func `a damaged file is named in an alert and left as it is`(text: String) throws {
    defer { removeFolder() }
    try write(text)
    let stage = Stage(VIPERArchitecture(), favourites: FileFavourites(url: file))
    for step in [Story.Step.launch(), .reply(), .tap("Favourites")] { try stage.perform(step) }
    #expect(stage.robot.sees("Something went wrong"))
    #expect(stage.robot.sees("favourites.json is damaged"))
    try stage.perform(.tap("Cancel"))
    for step in [Story.Step.pick("Algeria"), .reply(), .pick("Z"), .reply()] { try stage.perform(step) }
    #expect(stage.robot.sees("favourites.json is damaged"))
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test func `a file with an unknown version is named in an alert and left as it is`() throws {
    defer { removeFolder() }
    let text = #"{"version":2,"favourites":[]}"#
    try write(text)
    let stage = Stage(VIPERArchitecture(), favourites: FileFavourites(url: file))
    for step in [Story.Step.launch(), .reply(), .tap("Favourites")] { try stage.perform(step) }
    #expect(stage.robot.sees("Something went wrong"))
    #expect(stage.robot.sees("favourites.json"))
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test func `another store on the same file finds the mark after a relaunch`() throws {
    defer { removeFolder() }
    let first = Stage(VIPERArchitecture(), favourites: FileFavourites(url: file))
    let way: [Story.Step] = [
      .launch(), .reply(), .pick("Algeria"), .reply(), .pick("Z"), .reply(), .tap("Mark as Favourite"),
    ]
    for step in way { try first.perform(step) }
    first.terminate()
    let second = Stage(VIPERArchitecture(), favourites: FileFavourites(url: file))
    for step in [Story.Step.launch(), .reply(), .tap("Favourites"), .reply(), .see("1 favourite")] {
      try second.perform(step)
    }
  }
}
