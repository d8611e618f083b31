public import Stories

nonisolated extension Story {
  /// Stories that go where the ten do not: the screens behind the first are left while they load, all orders are tapped,
  /// and empty lists are sorted.
  public static let wanderings = [
    Story(
      id: "leave-every-screen", wish: "leave any screen before it is there, and come back to it",
      steps: [
        .launch(), .reply(), .pick("Algeria"), .goBack(), .pick("Algeria"), .reply(), .pick("Z"), .goBack(),
        .pick("Z"), .reply(), .see("Won the award"), .goBack(), .goBack(), .tap("Favourites"), .goBack(),
        .see("253 countries"),
      ]),
    Story(
      id: "sort-what-is-found", wish: "sort whatever I have found, were it nothing",
      steps: [
        .launch(), .reply(), .tap("Population"), .tap("Name"), .paste("fin"), .reply(), .tap("Name ↑"),
        .see("Finland"), .paste("atlantis"), .reply(), .tap("Name ↓"), .see("No countries"), .paste(""),
        .reply(),
        .see("253 countries"), .see("Afghanistan"),
      ]),
  ]

  /// For a store that cannot be read the first time: a film whose mark is not known.
  public static let unreadableMark = Story(
    id: "unreadable-mark", wish: "be told when it is not known whether a film is a favourite, and try again",
    steps: [
      .launch(), .reply(), .pick("Algeria"), .reply(), .pick("Z"), .reply(), .see("damaged"),
      .tap("Try Again"),
      .replyToAll(), .see("Won the award"), .see("Mark as Favourite"),
    ])
}
