extension Story {
  /// Stories in which a link comes at a bad moment.
  public static let links = [
    Story(
      id: "link-after-link", wish: "open a film by a link from the list and from another film",
      steps: [
        .launch(), .reply(), .openLink("countries://film/tt0042876"), .see("253 countries"), .reply(),
        .see("Loading…"), .reply(), .see("Japan, 1951"), .openLink("countries://film/tt0065234"), .reply(),
        .reply(), .see("Algeria, 1969"), .goBack(), .reply(), .see("Algeria: 5 films"), .goBack(),
        .see("253 countries"), .pick("Algeria"), .reply(), .pick("Z"),
        .openLink("countries://film/tt0042876"), .reply(request: 2), .reply(), .see("Japan, 1951"),
      ]),
    Story(
      id: "link-at-launch", wish: "open the app by a link, and be told of one that leads nowhere",
      steps: [
        .launch(), .openLink("countries://film/tt0042876"), .see("Loading…"), .reply(request: 2),
        .dontSee("Countries"), .reply(request: 2), .see("Japan, 1951"), .goBack(), .see("Loading…"),
        .goBack(),
        .see("Loading…"), .fail(), .see("unavailable"), .openLink("countries://films"),
        .see("The link countries://films leads to no film."), .tap("Cancel"),
        .see("The catalogue is unavailable."), .tap("Try Again"),
        .openLink("countries://film/tt0000000"), .reply(request: 2), .see("no film tt0000000"), .reply(),
        .openLink("countries://film/tt0065234"), .reply(), .dontSee("went wrong"), .reply(),
        .see("Algeria, 1969"),
        .goBack(), .goBack(), .see("253 countries"), .dontSee("Try Again"),
      ]),
    Story(
      id: "link-in-transition", wish: "open links while screens change, and see the film of the last one",
      steps: [
        .launch(), .reply(), .holdTransition(), .pick("Algeria"), .openLink("countries://film/tt0042876"),
        .reply(request: 2), .see("Films"), .finishTransition(), .reply(), .see("Japan, 1951"), .beginSwipe(),
        .openLink("countries://film/tt0065234"), .reply(request: 2), .see("Japan, 1951"), .finishSwipe(),
        .replyToAll(), .see("Algeria, 1969"), .openLink("countries://film/tt0042876"),
        .openLink("countries://film/tt0040137"), .fail(), .see("unavailable"), .tap("Try Again"), .reply(),
        .reply(),
        .see("France and Italy, 1950"), .goBack(), .reply(), .see("France:"), .goBack(), .tap("All Regions"),
        .openLink("countries://film/tt0042876"), .holdTransition(), .reply(), .see("Oceania"),
        .finishTransition(), .reply(), .see("Japan, 1951"), .goBack(), .goBack(), .tap("All Regions"),
        .see("Oceania"),
      ]),
    Story(
      id: "link-while-an-alert-goes", wish: "try a link again, and see what a later one leads to",
      steps: [
        .launch(), .reply(), .openLink("countries://films"), .see("leads to no film"), .holdTransition(),
        .tap("Try Again"), .openLink("countries://film/tt0000000"), .reply(), .finishTransition(),
        .see("no film tt0000000"), .tap("Cancel"), .see("leads to no film"), .holdTransition(),
        .tap("Try Again"), .openLink("countries://film/tt0040137"), .reply(), .finishTransition(),
        .dontSee("leads to no film"), .reply(), .see("France and Italy, 1950"), .goBack(), .goBack(),
        .tap("All Regions"), .holdTransition(), .openLink("countries://films"),
        .openLink("countries://film/tt0042876"), .reply(), .finishTransition(), .replyToAll(),
        .see("Japan, 1951"), .goBack(), .goBack(), .tap("All Regions"), .openLink("countries://films"),
        .holdTransition(), .tap("Cancel"), .openLink("countries://film/tt0065234"), .reply(),
        .finishTransition(), .replyToAll(), .see("Algeria, 1969"),
      ]),
  ]
}
