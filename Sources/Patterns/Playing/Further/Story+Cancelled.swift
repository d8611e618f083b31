extension Story {
  /// Stories in which the user does not try again: the screen still reports the failure after the alert has gone, and
  /// keeps its earlier content.
  public static let cancelled = [
    Story(
      id: "countries-stay-away", wish: "read why there are no countries after I have closed the alert",
      steps: [
        .launch(), .fail(), .tap("Cancel"), .see("The catalogue is unavailable."), .dontSee("No countries"),
        .dontSee("Loading…"),
      ]),
    Story(
      id: "films-stay-away", wish: "read why there are no films after I have closed the alert",
      steps: [
        .launch(), .reply(), .pick("Algeria"), .fail(), .tap("Cancel"), .see("The catalogue is unavailable."),
        .dontSee("no films"), .dontSee("Loading…"), .goBack(), .see("▸ Algeria"),
      ]),
    Story(
      id: "film-stays-away", wish: "read why there is no film after I have closed the alert",
      steps: [
        .launch(), .reply(), .pick("Algeria"), .reply(), .pick("Le Bal"), .fail(), .tap("Cancel"),
        .see("Le Bal"), .see("The catalogue is unavailable."), .dontSee("Loading…"), .goBack(),
        .see("▸ Le Bal"),
      ]),
    Story(
      id: "favourites-stay-away", wish: "read why there are no favourites after I have closed the alert",
      steps: [
        .launch(), .reply(), .pick("Algeria"), .reply(), .pick("Z"), .reply(), .tap("Mark as Favourite"),
        .goBack(), .goBack(), .see("▸ Algeria"), .tap("Favourites"), .see("Loading…"), .fail(),
        .tap("Cancel"), .see("The catalogue is unavailable."),
        .dontSee("No favourites"), .dontSee("Loading…"), .goBack(), .dontSee("▸"),
      ]),
    Story(
      id: "favourites-grow-old", wish: "still see my favourites if they cannot be loaded again",
      steps: [
        .launch(), .reply(), .pick("Algeria"), .reply(), .pick("Le Bal"), .reply(),
        .tap("Mark as Favourite"), .goBack(), .goBack(), .tap("Favourites"), .reply(), .see("1 favourite"),
        .pick("Le Bal"), .reply(), .see("Unmark Favourite"), .goBack(), .see("▸ Le Bal"),
        .dontSee("Loading…"), .fail(), .tap("Cancel"), .see("1 favourite · The catalogue is unavailable."),
        .see("▸ Le Bal"), .goBack(), .tap("Favourites"), .reply(), .dontSee("unavailable"),
      ]),
  ]
}
