extension Story {
  /// Stories besides the ten in `all`; the apps and exercises are tested with them too.
  public static let further = failures + collisions + wanderings + links + tabs + cancelled + storeFailures

  /// Stories in which one kind of request fails: for a country's films, a film, the favourites or a search.
  public static let failures = [
    Story(
      id: "films-fail", wish: "be told when a country's films cannot be loaded",
      steps: [
        .launch(), .reply(), .pick("Algeria"), .fail(), .see("unavailable"), .dontSee("Loading…"),
        .tap("Try Again"), .see("Loading…"), .reply(), .see("Algeria: 5 films"), .see("1969, won ›"),
        .dontSee("unavailable"), .dontSee("Loading…"),
      ]),
    Story(
      id: "film-fails", wish: "be told when a film cannot be loaded",
      steps: [
        .launch(), .reply(), .pick("Algeria"), .reply(), .pick("Z"), .fail(), .see("unavailable"),
        .dontSee("Loading…"), .tap("Try Again"), .see("Loading…"), .reply(), .see("Won the award"),
        .dontSee("unavailable"), .dontSee("Loading…"),
      ]),
    Story(
      id: "favourites-fail", wish: "be told when my favourites cannot be loaded",
      steps: [
        .launch(), .reply(), .pick("Algeria"), .reply(), .pick("Z"), .reply(), .tap("Mark as Favourite"),
        .goBack(), .goBack(), .tap("Favourites"), .fail(), .see("unavailable"), .dontSee("Loading…"),
        .tap("Try Again"), .see("Loading…"), .reply(), .see("1 favourite"), .dontSee("unavailable"),
        .dontSee("Loading…"),
      ]),
    Story(
      id: "search-fails", wish: "search again when a search fails, and lose nothing",
      steps: [
        .launch(), .reply(), .paste("algeria"), .fail(), .see("unavailable"), .tap("Cancel"),
        .see("253 countries"), .dontSee("Loading…"), .paste("algeria"), .fail(), .tap("Try Again"), .reply(),
        .see("1 country"), .dontSee("Try Again"),
      ]),
    Story(
      id: "try-later", wish: "close the alert, and still be able to try again",
      steps: [
        .launch(), .dontSee("Try Again"), .fail(), .tap("Cancel"), .see("The catalogue is unavailable."),
        .dontSee("Loading…"), .tap("Try Again"), .see("Loading…"), .fail(), .tap("Cancel"), .tap("Try Again"),
        .reply(), .see("253 countries"), .dontSee("Try Again"), .dontSee("Loading…"), .paste("algeria"),
        .fail(),
        .tap("Cancel"), .see("253 countries · The catalogue is unavailable."), .tap("Name ↑"),
        .see("unavailable"),
        .tap("Try Again"), .see("Loading…"), .reply(), .see("1 country"), .dontSee("Try Again"),
        .pick("Algeria"), .fail(), .tap("Cancel"), .tap("Try Again"), .see("Loading…"), .reply(),
        .see("Algeria: 5 films"), .dontSee("Try Again"), .pick("Z"), .fail(), .tap("Cancel"),
        .tap("Try Again"),
        .see("Loading…"), .reply(), .tap("Mark as Favourite"), .dontSee("Try Again"), .goBack(), .goBack(),
        .tap("Favourites"), .fail(), .tap("Cancel"), .tap("Try Again"), .see("Loading…"), .reply(),
        .see("1 favourite"), .dontSee("Try Again"), .dontSee("Loading…"),
      ]),
  ]

  /// Stories in which two activities coincide: a failed search and another screen, a search and a load, a selected
  /// row and sorting, another screen and a load.
  public static let collisions = [
    Story(
      id: "failure-out-of-sight", wish: "not be disturbed by a search that I have left behind",
      steps: [
        .launch(), .reply(), .paste("italy"), .pick("Algeria"), .fail(), .reply(), .dontSee("went wrong"),
        .see("Algeria: 5 films"), .goBack(), .see("253 countries · The catalogue is unavailable."),
        .tap("Try Again"), .see("Loading…"), .reply(), .see("1 country"), .dontSee("Try Again"),
      ]),
    Story(
      id: "failed-while-away", wish: "come back to a list that could not be loaded, and try again",
      steps: [
        .launch(), .tap("Favourites"), .fail(), .dontSee("went wrong"), .see("No favourites yet"),
        .dontSee("Try Again"), .goBack(), .see("The catalogue is unavailable."), .dontSee("went wrong"),
        .dontSee("Loading…"), .tap("Try Again"), .see("Loading…"), .reply(), .see("253 countries"),
        .dontSee("Try Again"), .dontSee("Loading…"),
      ]),
    Story(
      id: "failure-in-transition", wish: "not be disturbed by a failure while screens change",
      steps: [
        .launch(), .reply(), .paste("italy"), .holdTransition(), .pick("Algeria"), .fail(),
        .dontSee("went wrong"), .finishTransition(), .reply(), .see("Algeria: 5 films"), .goBack(),
        .see("253 countries · The catalogue is unavailable."), .tap("Try Again"), .pick("Algeria"),
        .holdTransition(), .goBack(), .fail(), .dontSee("went wrong"), .finishTransition(),
        .see("253 countries · The catalogue is unavailable."), .tap("Try Again"), .reply(), .see("1 country"),
      ]),
    Story(
      id: "leave-a-retry", wish: "leave my favourites while they are tried again, and find them at rest",
      steps: [
        .launch(), .reply(), .pick("Algeria"), .reply(), .pick("Le Bal"), .reply(),
        .tap("Mark as Favourite"), .goBack(), .goBack(), .tap("Favourites"), .reply(), .pick("Le Bal"),
        .reply(), .goBack(), .fail(), .tap("Try Again"), .see("Loading…"), .pick("Le Bal"), .reply(),
        .goBack(), .dontSee("Loading…"), .reply(), .see("1 favourite"), .dontSee("unavailable"),
        .dontSee("Loading…"),
      ]),
    Story(
      id: "search-while-loading", wish: "search before the list has loaded, and see only what I searched for",
      steps: [
        .launch(), .paste("algeria"), .reply(), .see("1 country"), .dontSee("Loading…"), .replyToAll(),
        .see("1 country"),
      ]),
    Story(
      id: "mark-survives-sorting", wish: "see where I was last, however I sort",
      steps: [
        .launch(), .reply(), .pick("Algeria"), .reply(), .goBack(), .see("▸ Algeria"), .tap("Name ↑"),
        .tap("Name ↓"), .see("▸ Algeria"), .paste("guinea"), .reply(), .pick("Guinea-Bissau"), .reply(),
        .goBack(), .tap("Name ↑"), .see("▸ Guinea-Bissau"), .tap("Favourites"), .goBack(), .tap("Name ↓"),
        .see("Guinea-Bissau"), .dontSee("▸"),
      ]),
    Story(
      id: "opening-while-loading", wish: "open my favourites while the countries load, and find both",
      steps: [
        .launch(), .tap("Favourites"), .goBack(), .see("Loading…"), .reply(), .see("253 countries"),
        .dontSee("Loading…"),
      ]),
  ]
}
