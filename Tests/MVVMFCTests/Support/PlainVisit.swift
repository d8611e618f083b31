import Stories

nonisolated extension Story {
  /// A load, a sort, a search that fails and is tried again, a film, and the favourites: all that a counterexample
  /// needs to show itself.
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

  /// The same, and then the favourites are left while they load, and a search overtakes another.
  static let restlessVisit = Story(
    id: "restless-visit", wish: "change my mind",
    steps: plainVisit.steps + [
      .goBack(), .tap("Favourites"), .goBack(), .type("fr"), .replyToAll(),
    ])
}
