import Playing

nonisolated extension Story {
  /// A load, a sort, a search that fails and is retried, a film that is marked, and a step back: enough for most
  /// counterexamples to break their rules.
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
      .pick("The Man without a Past"),
      .reply(),
      .tap("Mark as Favourite"),
      .goBack(),
    ])
}
