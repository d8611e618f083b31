import Playing

nonisolated extension Story {
  /// A load, a sort, a search that fails and is retried, a film, and the favourites: enough for most counterexamples to
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
      .pick("The Man without a Past"),
      .reply(),
      .tap("Mark as Favourite"),
      .goBack(),
      .goBack(),
      .tap("Favourites"),
      .reply(),
    ])

  /// The plain visit; then the user leaves the favourites while they load, and a search replaces another.
  static let restlessVisit = Story(
    id: "restless-visit", wish: "change my mind",
    steps: plainVisit.steps + [
      .goBack(), .tap("Favourites"), .goBack(), .type("fr"), .replyToAll(),
    ])
}
