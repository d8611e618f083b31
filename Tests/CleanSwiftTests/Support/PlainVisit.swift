import Playing

nonisolated extension Story {
  /// A load, a sort, a search that fails and is retried, a screen opened and left: enough for most counterexamples to
  /// break their rules.
  static let plainVisit = Story(
    id: "plain-visit", wish: "look in for a moment",
    steps: [
      .launch(),
      .reply(),
      .tap("Name ↑"),
      .paste("fin"),
      .fail(),
      .tap("Try Again"),
      .reply(),
      .pick("Finland"),
      .reply(),
      .goBack(),
    ])
}
