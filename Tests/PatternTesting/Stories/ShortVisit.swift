public import Playing

nonisolated extension Story {
  /// A load, a sort, and a search that replaces another: enough for a counterexample to break its rule.
  public static let shortVisit = Story(
    id: "short-visit", wish: "look in for a moment",
    steps: [
      .launch(),
      .reply(),
      .tap("Name ↑"),
      .type("fr"),
      .replyToAll(),
    ])
}
