extension Story {
  /// Stories that cover what the ten do not: the user leaves screens while they load, reads summaries of one row or
  /// none, sorts any search result, even an empty one, and checks facts and selected rows.
  public static let wanderings = [
    Story(
      id: "leave-every-screen", wish: "leave any screen before it has loaded, and come back to it",
      steps: [
        .launch(), .reply(), .pick("Algeria"), .goBack(), .pick("Algeria"), .reply(), .pick("Z"), .goBack(),
        .pick("Z"), .reply(), .see("Won the award"), .goBack(), .goBack(), .tap("Favourites"), .goBack(),
        .see("253 countries"), .replyToAll(),
      ]),
    Story(
      id: "stay-after-all", wish: "begin to swipe back, stay, and still get what I was waiting for",
      steps: [
        .launch(), .reply(), .pick("Algeria"), .beginSwipe(), .cancelSwipe(), .see("Loading…"), .reply(),
        .pick("Le Bal"), .beginSwipe(), .cancelSwipe(), .see("Loading…"), .reply(), .see("Algeria, 1983"),
        .beginSwipe(), .see("Algeria, 1983"), .finishSwipe(), .see("▸ Le Bal"), .pick("Z"), .beginSwipe(),
        .finishSwipe(), .dontSee("Won the award"), .beginSwipe(), .cancelSwipe(), .goBack(),
        .tap("Favourites"), .beginSwipe(), .cancelSwipe(), .replyToAll(), .see("No favourites yet"),
      ]),
    Story(
      id: "count-what-is-there", wish: "be told how many there are, even if there is only one or none",
      steps: [
        .launch(), .reply(), .pick("Afghanistan"), .reply(), .see("Afghanistan: no films"), .goBack(),
        .paste("australia"), .reply(), .see("1 country"), .pick("Australia"), .reply(),
        .see("Australia: 1 film"), .dontSee("1 films"), .goBack(), .paste("algeria"), .reply(),
        .pick("Algeria"), .reply(), .pick("Z"), .reply(), .tap("Mark as Favourite"), .goBack(),
        .see("▸ Z"), .pick("Le Bal"), .reply(), .see("Algeria, 1983"), .see("Nominated for the award"),
        .tap("Mark as Favourite"), .goBack(), .goBack(), .tap("Favourites"), .reply(), .see("2 favourites"),
        .pick("Z"), .reply(), .tap("Unmark Favourite"), .goBack(), .reply(), .see("1 favourite"),
        .dontSee("1 favourites"),
      ]),
    Story(
      id: "sort-what-is-found", wish: "sort whatever I have found, even an empty list",
      steps: [
        .launch(), .reply(), .tap("Population"), .tap("Name"), .paste("fin"), .reply(), .tap("Name ↑"),
        .see("Finland"), .paste("atlantis"), .reply(), .tap("Name ↓"), .see("No countries"), .paste(""),
        .reply(),
        .see("253 countries"), .see("Afghanistan"),
      ]),
    Story(
      id: "read-every-line", wish: "find every fact in its place, and the rows that I opened still selected",
      steps: [
        .launch(), .reply(), .see("Kabul · 26,023,100 ›"), .pick("Algeria"), .reply(), .pick("Le Bal"),
        .fail(),
        .tap("Cancel"), .see("Le Bal"), .see("unavailable"), .goBack(), .pick("Z"), .reply(),
        .tap("Mark as Favourite"), .goBack(), .pick("Z"), .reply(), .see("Unmark Favourite"), .goBack(),
        .goBack(),
        .tap("Favourites"), .reply(), .see("1969, won ›"), .pick("Z"), .reply(), .goBack(), .reply(),
        .see("▸ Z"), .goBack(), .tap("Favourites"), .dontSee("1969"), .reply(), .see("1969, won ›"),
        .dontSee("▸"),
      ]),
  ]

  /// For a store that cannot be read the first time: it is not known whether a film is a favourite.
  public static let unreadableMark = Story(
    id: "unreadable-mark", wish: "be told when it is not known whether a film is a favourite, and try again",
    steps: [
      .launch(), .reply(), .pick("Algeria"), .reply(), .pick("Z"), .reply(), .see("damaged"),
      .tap("Try Again"),
      .replyToAll(), .see("Won the award"), .see("Mark as Favourite"),
    ])
}
