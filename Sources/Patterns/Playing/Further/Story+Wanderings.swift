extension Story {
  /// Stories that cover what the ten do not: the user types without a pause, leaves screens while they load, reads
  /// summaries of one row or none, sorts any search result, even an empty one, and checks facts and selected rows.
  public static let wanderings = [
    Story(
      id: "type-quickly", wish: "type without a pause, and have only the whole text searched for",
      steps: [
        .launch(), .reply(), .typeQuickly("fin"), .see("253 countries"), .reply(), .see("1 country"),
        .see("Finland"), .dontSee("Fiji"),
      ]),
    Story(
      id: "leave-every-screen", wish: "leave any screen before it has loaded, and come back to it",
      steps: [
        .launch(), .reply(), .pick("Algeria"), .goBack(), .pick("Algeria"), .reply(), .pick("Z"), .goBack(),
        .pick("Z"), .reply(), .see("Won the award"), .tap("Mark as Favourite"), .goBack(), .goBack(),
        .tap("Favourites"), .goBack(),
        .see("253 countries"), .replyToAll(),
      ]),
    Story(
      id: "stay-after-all", wish: "begin to swipe back, stay, and still get what I was waiting for",
      steps: [
        .launch(), .reply(), .pick("Algeria"), .beginSwipe(), .cancelSwipe(), .see("Loading…"), .reply(),
        .pick("Le Bal"), .beginSwipe(), .cancelSwipe(), .see("Loading…"), .reply(), .see("Algeria, 1983"),
        .tap("Mark as Favourite"), .beginSwipe(), .see("Algeria, 1983"), .finishSwipe(), .see("▸ Le Bal"),
        .pick("Z"), .beginSwipe(),
        .finishSwipe(), .dontSee("Won the award"), .beginSwipe(), .cancelSwipe(), .goBack(),
        .tap("Favourites"), .beginSwipe(), .cancelSwipe(), .replyToAll(), .see("1 favourite"),
      ]),
    Story(
      id: "mark-when-known", wish: "mark a film only when I can see whether it is marked",
      steps: [
        .launch(), .reply(), .pick("Algeria"), .reply(), .pick("Z"), .see("(Mark as Favourite)"),
        .tap("Mark as Favourite"), .reply(), .see("[Mark as Favourite]"), .tap("Mark as Favourite"),
        .see("[Unmark Favourite]"), .goBack(), .pick("Z"), .see("(Mark as Favourite)"),
        .tap("Mark as Favourite"), .fail(), .tap("Cancel"), .see("(Mark as Favourite)"),
        .tap("Mark as Favourite"), .tap("Try Again"), .reply(), .see("[Unmark Favourite]"), .goBack(),
        .goBack(), .tap("Favourites"), .reply(), .see("1 favourite"),
      ]),
    Story(
      id: "nothing-to-load", wish: "read that I have no favourites, even without a connection",
      steps: [
        .launch(), .fail(), .tap("Cancel"), .tap("Favourites"), .see("No favourites yet"),
        .dontSee("Loading…"), .dontSee("unavailable"), .goBack(), .see("The catalogue is unavailable."),
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
        .pick("Le Bal"), .reply(), .tap("Unmark Favourite"), .goBack(), .reply(), .see("1 favourite"),
        .dontSee("1 favourites"), .dontSee("▸"),
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
      id: "search-in-a-region", wish: "search and sort within a region, and open what I find there",
      steps: [
        .launch(), .tap("All Regions"), .pick("Africa"), .see("Loading…"), .reply(), .see("Algeria"),
        .dontSee("Afghanistan"), .paste("guinea"), .reply(), .see("Guinea-Bissau"),
        .dontSee("Papua New Guinea"),
        .tap("Name ↑"), .tap("Name ↓"), .pick("Guinea-Bissau"), .reply(), .goBack(), .see("▸ Guinea-Bissau"),
        .tap("Only Africa"), .see("▸ Africa"), .pick("Oceania"), .see("1 country"), .see("Papua New Guinea"),
        .relaunch(), .see("All Regions"), .reply(), .see("253 countries"),
      ]),
    Story(
      id: "failure-under-a-sheet",
      wish: "choose a region while the countries fail to load, and try again after",
      steps: [
        .launch(), .tap("All Regions"), .fail(), .dontSee("went wrong"), .see("Oceania"), .swipeDown(),
        .see("The catalogue is unavailable."), .tap("All Regions"), .holdTransition(), .pick("Europe"),
        .finishTransition(), .see("The catalogue is unavailable."), .tap("Try Again"), .see("Loading…"),
        .reply(),
        .see("Albania"), .dontSee("Algeria"), .dontSee("Try Again"), .paste("a"), .tap("Only Europe"),
        .fail(), .tap("Cancel"), .see("countries · The catalogue is unavailable."), .tap("Only Europe"),
        .pick("Africa"),
        .see("60 countries · The catalogue is unavailable."), .tap("Try Again"), .reply(), .see("Algeria"),
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
}
