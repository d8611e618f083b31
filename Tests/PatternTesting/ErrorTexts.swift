import Catalogue
import HeadlessUI
public import Playing
import Specification
public import Testing

/// Expects that an app shows one text for each error of the catalogue, whatever was asked for, and for each error of the
/// store, whatever was to be done.
public func expectErrorTexts(
  of app: any Architecture, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let mark: [Story.Step] = [.reply(), .pick("Algeria"), .reply(), .pick("Z"), .reply()]
  let favourites = mark + [.tap("Mark as Favourite"), .goBack(), .goBack(), .tap("Favourites")]
  // MVVM-FC asks a server, which knows nothing of files and only of what was asked for: every error of these but the first
  // has other words there.
  for (error, text) in app.pattern == .mvvmFC ? [] : catalogueErrors {
    let ways: [[Story.Step]] = [
      [], [.reply(), .paste("a")], Array(mark.prefix(2)), Array(mark.prefix(4)), favourites,
    ]
    for way in ways {
      let stage = try Stage(app, after: way)
      stage.catalogue.fail(try #require(stage.catalogue.pending.last).id, with: error)
      #expect(stage.alert == text, sourceLocation: sourceLocation)
    }
  }
  for (failure, text) in storeErrors {
    let marking = try Stage(app, after: mark + [.storeFails(failure), .tap("Mark as Favourite")])
    #expect(marking.alert == text, sourceLocation: sourceLocation)
    guard failure != .unwritable else { continue }
    let opening = try Stage(app, after: [.reply(), .storeFails(failure), .tap("Favourites")])
    #expect(opening.alert == text, sourceLocation: sourceLocation)
    let reading = try Stage(app, after: mark.dropLast() + [.storeFails(failure), .reply()])
    #expect(reading.alert == text, sourceLocation: sourceLocation)
  }
}

extension PatternSuite {
  /// Expects that the pattern's app shows one text for each error.
  public func expectErrorTexts(sourceLocation: SourceLocation = #_sourceLocation) throws {
    try PatternTesting.expectErrorTexts(of: architecture, sourceLocation: sourceLocation)
  }
}

private let catalogueErrors: [(CatalogueError, String)] = [
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

private let storeErrors: [(StoreFailure, String)] = [
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

extension Stage {
  /// Launches an app and performs some steps.
  fileprivate convenience init(_ app: any Architecture, after steps: [Story.Step]) throws {
    self.init(app)
    for step in [.launch()] + steps { try perform(step) }
  }

  /// The message of the alert that the app shows, over whatever is in front.
  fileprivate var alert: String? {
    (window.rootViewController?.presentedViewController as? UIAlertController)?.message
  }
}
