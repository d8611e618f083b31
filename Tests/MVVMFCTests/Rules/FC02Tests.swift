import Testing

@Suite struct FC02Tests {
  @Test func `FC-02 the library compiles without the app`() async throws {
    try await expectKept("FC-02")
  }

  @Test func `FC-02 counterexample: an extension in the library imports the catalogue`() async throws {
    try await expectBroken(
      "FC-02", naming: "Library", "no such module 'Catalogue'",
      by: .compiling(retryTitle, called: "RetryTitle.swift", in: "Library/ApiSession", for: "FC-02"))
  }

  @Test func `FC-02 counterexample: the library displays a type of the app`() async throws {
    try await expectBroken(
      "FC-02", naming: "Library", "cannot find type 'ListItem' in scope",
      by: .compiling(item, called: "UILabel+Item.swift", in: "Library/UIKit+Layout", for: "FC-02"))
  }

  @Test func `FC-02 counterexample: the library uses the app's texts`() async throws {
    try await expectBroken(
      "FC-02", naming: "Library", "cannot find 'strings' in scope",
      by: .compiling(texts, called: "UILabel+Failure.swift", in: "Library/UIKit+Layout", for: "FC-02"))
  }
}

/// Imports the catalogue to look up one of the app's texts.
private let retryTitle = """
  import Catalogue

  extension ApiError {
    @MainActor var retryTitle: String { strings("failure.retry") }
  }
  """

/// An extension for any label, but with an item of this app.
private let item = """
  import HeadlessUI

  extension UILabel {
    func show(_ item: ListItem) { text = item.title }
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
