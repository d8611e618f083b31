import Architectures
import Catalogue
import HeadlessUI
import Playing
import Specification
import Testing

/// The exact text that each app shows for each error of the catalogue and of the store.
@Suite struct ErrorTextTests {
  nonisolated private static let catalogueErrors: [(CatalogueError, String)] = [
    (.unavailable, "The catalogue is unavailable."),
    (.unknownFilm("tt1"), "The catalogue has no film tt1."),
    (.unknownCountry("XX"), "The catalogue has no country XX."),
    (.unreadable(file: "films.json", reason: "no permission"), "films.json cannot be read: no permission."),
    (.notJSON(file: "films.json", line: 3), "films.json is not JSON: see line 3."),
    (.notJSON(file: "films.json", line: nil), "films.json is not JSON."),
    (
      .notAList(file: "films.json", found: "a text"),
      "films.json is malformed: expected a list of rows, found a text."
    ),
  ]

  nonisolated private static let storeErrors: [(StoreFailure, String)] = [
    (
      .unreadable,
      "favourites.json cannot be read: permission denied. Fix that, or move the file away to start again."
    ),
    (
      .damaged,
      "favourites.json is damaged, so it was left as it is. Repair it, or move it away to start again."
    ),
    (
      .damagedSetting,
      "The setting 'favourites' holds no list of favourites, so it was left as it is. Remove it to start again."
    ),
    (
      .tooNew,
      "favourites.json is of version 2, too new for this program, so it was left as it is: use a newer program, "
        + "or move it away to start again."
    ),
    (.unwritable, "favourites.json cannot be written: permission denied."),
  ]

  /// The message of the alert that the app shows.
  private func alert(on stage: Stage) -> String? {
    (stage.window.rootViewController?.presentedViewController as? UIAlertController)?.message
  }

  private func stage(_ pattern: Pattern, _ steps: [Story.Step]) throws -> Stage {
    let stage = Stage(Architectures.of(pattern))
    for step in steps { try stage.perform(step) }
    return stage
  }

  /// MVVM-FC asks a server, which knows nothing of files and only of what was asked for: every error of these but the
  /// first has other words there.
  @Test(arguments: Pattern.apps.filter { $0 != .mvvmFC }, catalogueErrors.indices)
  func `an error of the catalogue has one text, whatever was asked for`(pattern: Pattern, index: Int) throws {
    let (error, text) = Self.catalogueErrors[index]
    let ways: [[Story.Step]] = [
      [], [.reply(), .paste("a")], [.reply(), .pick("Algeria")],
      [.reply(), .pick("Algeria"), .reply(), .pick("Z")],
    ]
    for way in ways {
      let stage = try stage(pattern, [.launch()] + way)
      stage.catalogue.fail(try #require(stage.catalogue.pending.last).id, with: error)
      #expect(alert(on: stage) == text)
    }
  }

  @Test(arguments: Pattern.apps, storeErrors.indices)
  func `an error of the store has one text, whatever was to be done`(pattern: Pattern, index: Int) throws {
    let (failure, text) = Self.storeErrors[index]
    let mark: [Story.Step] = [.launch(), .reply(), .pick("Algeria"), .reply(), .pick("Z"), .reply()]
    let marking = try stage(pattern, mark + [.storeFails(failure), .tap("Mark as Favourite")])
    #expect(alert(on: marking) == text)
    guard failure != .unwritable else { return }
    let opening = try stage(pattern, [.launch(), .reply(), .storeFails(failure), .tap("Favourites")])
    #expect(alert(on: opening) == text)
    let reading = try stage(pattern, mark.dropLast() + [.storeFails(failure), .reply()])
    #expect(alert(on: reading) == text)
  }
}
