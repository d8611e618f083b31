extension Story {
  /// Stories of the app that shows the countries and the favourites as tabs.
  public static let tabs = [
    Story(
      id: "two-tabs", wish: "have my favourites beside the countries, each where I left it",
      steps: [
        .launchWithTabs(), .reply(), .see("● Countries"), .see("○ Favourites"), .see("253 countries"),
        .selectTab("Favourites"), .see("No favourites yet"), .dontSee("Name ↑"),
        .selectTab("Countries"), .see("253 countries"), .pick("Algeria"), .reply(), .pick("Z"), .reply(),
        .tap("Mark as Favourite"), .selectTab("Favourites"), .reply(), .see("1 favourite"), .pick("Z"),
        .reply(),
        .see("Algeria, 1969"), .selectTab("Countries"), .see("‹ Films"), .goBack(), .see("Algeria: 5 films"),
        .selectTab("Favourites"), .see("‹ Favourites"), .selectTab("Favourites"), .reply(),
        .see("1 favourite"),
        .openLink("countries://film/tt0042876"), .see("● Favourites"), .reply(), .see("● Countries"),
        .reply(),
        .see("Japan, 1951"), .selectTab("Favourites"), .reply(), .openLink("countries://film/tt0000000"),
        .see("1 favourite"), .reply(), .see("The catalogue has no film tt0000000."), .tap("Cancel"),
        .see("● Favourites"), .selectTab("Countries"), .see("Japan, 1951"), .selectTab("Countries"),
        .see("253 countries"),
      ])
  ]
}
