extension Story {
  /// Stories of the app that shows the countries and the favourites as tabs.
  public static let tabs = [
    twoTabs,
    Story(
      id: "link-in-tabs", wish: "open a film by a link, whichever tab I am in",
      steps: [
        .launchWithTabs(), .reply(), .selectTab("Favourites"), .openLink("countries://film/tt0042876"),
        .see("● Favourites"), .reply(), .see("● Countries"), .reply(), .see("Japan, 1951"),
        .tap("Mark as Favourite"), .selectTab("Favourites"), .reply(), .see("1 favourite"),
        .openLink("countries://film/tt0000000"), .see("1 favourite"), .reply(),
        .see("The catalogue has no film tt0000000."), .tap("Cancel"), .see("● Favourites"),
        .selectTab("Countries"), .see("Japan, 1951"), .goBack(), .reply(), .goBack(), .tap("All Regions"),
        .see("Oceania"), .openLink("countries://film/tt0065234"), .reply(), .dontSee("Oceania"), .reply(),
        .see("Algeria, 1969"), .relaunch(), .reply(), .see("● Countries"), .selectTab("Favourites"), .reply(),
        .see("1 favourite"),
      ]),
    Story(
      id: "tab-while-loading", wish: "change tabs while something loads or changes",
      steps: [
        .launchWithTabs(), .see("Loading…"), .selectTab("Favourites"), .fail(), .dontSee("went wrong"),
        .selectTab("Countries"), .see("unavailable"), .tap("Try Again"), .reply(), .pick("Algeria"),
        .selectTab("Favourites"), .reply(), .selectTab("Countries"), .see("Algeria: 5 films"),
        .holdTransition(),
        .pick("Z"), .finishTransition(), .reply(), .tap("Mark as Favourite"), .beginSwipe(), .cancelSwipe(),
        .see("Algeria, 1969"), .beginSwipe(), .finishSwipe(), .see("Algeria: 5 films"), .relaunch(), .reply(),
        .selectTab("Favourites"), .see("Loading…"), .selectTab("Countries"), .selectTab("Favourites"),
        .see("Loading…"), .reply(), .see("1 favourite"),
      ]),
    Story(
      id: "link-in-another-tab", wish: "open a link while screens change in the other tab, and see its film",
      steps: [
        .launchWithTabs(), .reply(), .pick("Algeria"), .reply(), .pick("Z"), .reply(),
        .tap("Mark as Favourite"), .selectTab("Favourites"), .reply(), .holdTransition(), .pick("Z"),
        .openLink("countries://film/tt0042876"), .reply(request: 2), .see("● Favourites"),
        .finishTransition(), .see("● Countries"), .replyToAll(), .see("Japan, 1951"), .goBack(), .reply(),
        .see("Japan:"), .selectTab("Favourites"), .see("Algeria, 1969"), .beginSwipe(),
        .openLink("countries://films"), .dontSee("leads to no film"), .cancelSwipe(),
        .see("leads to no film"),
      ]),
  ]

  /// Each tab has a stack of its own, and a mark made in one is seen in the other.
  public static let twoTabs = Story(
    id: "two-tabs", wish: "have my favourites beside the countries, each where I left it",
    steps: [
      .launchWithTabs(), .reply(), .see("● Countries"), .see("○ Favourites"), .see("253 countries"),
      .selectTab("Favourites"), .see("No favourites yet"), .dontSee("Name ↑"),
      .selectTab("Countries"), .see("253 countries"), .pick("Algeria"), .reply(), .pick("Z"), .reply(),
      .tap("Mark as Favourite"), .selectTab("Favourites"), .reply(), .see("1 favourite"),
      .pick("Z"), .reply(), .see("Algeria, 1969"), .selectTab("Countries"), .see("‹ Films"), .goBack(),
      .see("Algeria: 5 films"), .selectTab("Favourites"), .see("‹ Favourites"), .selectTab("Favourites"),
      .reply(), .see("1 favourite"), .selectTab("Countries"), .selectTab("Countries"),
      .see("253 countries"),
    ])

  /// The stories whose messages the tests of each pattern spell out: all that every command can play, and the tabs.
  public static let spelledOut = all + [twoTabs]
}
