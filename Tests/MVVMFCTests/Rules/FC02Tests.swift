import Testing

@Suite struct FC02Tests {
  @Test func `FC-02 the library is built alone`() throws {
    try expectKept("FC-02")
  }

  @Test func `FC-02 counterexample: the session imports what the app is about`() async throws {
    try await expectBroken(
      "FC-02", naming: "Library", "no such module 'Catalogue'",
      by: .compiling(
        "a session that asks for countries", for: "FC-02", countries, with: "Library/ApiSession", seeing: [],
        isOnMainActor: false))
  }

  @Test func `FC-02 counterexample: the library formats a type of the app's`() async throws {
    try await expectBroken(
      "FC-02", naming: "Library", "cannot find type 'ListItem' in scope",
      by: .compiling(
        "an extension for lists of the app's items", for: "FC-02", items, with: "Library/Extensions",
        seeing: ["HeadlessUI", "TextLayout"]))
  }

  @Test func `FC-02 counterexample: the library uses the app's texts`() async throws {
    try await expectBroken(
      "FC-02", naming: "Library", "cannot find 'strings' in scope",
      by: .compiling(
        "a label with a text of the app's", for: "FC-02", texts, with: "Library/UIKit+Layout",
        seeing: ["HeadlessUI", "TextLayout"]))
  }
}

/// Knows one of the answers that it brings.
private let countries = """
  import Catalogue
  import Foundation

  extension ApiRequest where Response == [Country] {
    static func countries(at url: URL) -> ApiRequest {
      ApiRequest(url) { try CatalogueData.countries(from: $0) }
    }
  }
  """

/// Is called generic, and is of use in one app.
private let items = """
  extension Array where Element == ListItem {
    var titles: [String] { map { $0.title } }
  }
  """

/// Looks up a text that no other project has.
private let texts = """
  import HeadlessUI

  extension UILabel {
    static func failure() -> UILabel {
      let label = UILabel.multiline()
      label.text = strings("failure.title")
      return label
    }
  }
  """
