extension Story {
  /// Stories in which the store of favourites fails.
  public static let storeFailures = [
    Story(
      id: "late-load", wish: "try again after the countries have loaded, and not wait for them again",
      steps: [
        .launch(), .storeFails(.damaged), .tap("Favourites"), .see("damaged"), .reply(), .storeRecovers(),
        .tap("Try Again"), .see("No favourites yet"), .goBack(), .see("253 countries"),
        .dontSee("Loading…"),
      ]),
    Story(
      id: "two-failures", wish: "be told of what failed last, and try that again",
      steps: [
        .launch(), .storeFails(.damaged), .tap("Favourites"), .see("damaged"), .storeRecovers(), .fail(),
        .see("unavailable"), .dontSee("damaged"), .tap("Try Again"), .see("Loading…"), .reply(),
        .see("253 countries"),
      ]),
    Story(
      id: "failure-while-an-alert-goes", wish: "read each failure in its place, not in an alert that goes",
      steps: [
        .launch(), .storeFails(.damaged), .tap("Favourites"), .see("damaged"), .holdTransition(),
        .tap("Cancel"), .fail(), .see("damaged"), .finishTransition(), .dontSee("went wrong"),
        .see("The catalogue is unavailable."), .tap("Try Again"), .reply(), .see("253 countries"),
      ]),
    Story(
      id: "retry-while-an-alert-goes",
      wish: "try again what the alert told of, whatever else fails meanwhile",
      steps: [
        .launch(), .storeFails(.damaged), .tap("Favourites"), .see("damaged"), .storeRecovers(),
        .holdTransition(), .tap("Try Again"), .fail(), .see("damaged"), .finishTransition(),
        .see("No favourites yet"), .dontSee("Try Again"), .goBack(), .see("The catalogue is unavailable."),
        .tap("Try Again"), .see("Loading…"), .reply(), .see("253 countries"),
      ]),
    Story(
      id: "failure-while-an-alert-comes", wish: "read what failed last, even while the alert is coming",
      steps: [
        .launch(), .storeFails(.damaged), .holdTransition(), .tap("Favourites"), .see("damaged"), .fail(),
        .see("unavailable"), .dontSee("damaged"), .storeRecovers(), .finishTransition(), .tap("Try Again"),
        .see("Loading…"), .reply(), .see("253 countries"),
      ]),
    Story(
      id: "store-fails", wish: "be told when my favourites cannot be read or kept, and try again",
      steps: [
        .launch(), .reply(), .storeFails(.damaged), .tap("Favourites"), .see("damaged"), .storeRecovers(),
        .tap("Try Again"), .see("No favourites yet"), .goBack(), .pick("Algeria"), .reply(),
        .pick("Z"), .reply(), .storeFails(.unwritable), .tap("Mark as Favourite"),
        .see("favourites.json cannot be written"), .storeRecovers(), .tap("Try Again"),
        .see("Unmark Favourite"), .dontSee("Loading…"),
      ]),
    Story(
      id: "load-then-mark-fails", wish: "try again what failed last, though something else failed before",
      steps: [
        .launch(), .reply(), .pick("Algeria"), .reply(), .pick("Z"), .fail(), .tap("Try Again"), .reply(),
        .see("Won the award"), .storeFails(.unwritable), .tap("Mark as Favourite"), .see("written"),
        .storeRecovers(), .tap("Try Again"), .dontSee("Loading…"), .see("Unmark Favourite"),
        .storeFails(.tooNew), .tap("Unmark Favourite"), .see("too new"), .tap("Cancel"),
        .see("Unmark Favourite"), .goBack(), .pick("Z"), .reply(), .see("too new"), .storeRecovers(),
        .tap("Try Again"), .see("Loading…"), .reply(), .see("Unmark Favourite"),
      ]),
    Story(
      id: "favourites-fail-twice", wish: "be told why my favourites are missing, for whatever reason in turn",
      steps: [
        .launch(), .reply(), .pick("Algeria"), .reply(), .pick("Z"), .reply(), .tap("Mark as Favourite"),
        .goBack(), .goBack(), .tap("Favourites"), .fail(), .see("unavailable"), .storeFails(.unreadable),
        .tap("Try Again"), .see("favourites.json cannot be read"), .dontSee("unavailable"),
        .storeRecovers(), .tap("Try Again"), .see("Loading…"), .reply(), .see("1 favourite"),
        .dontSee("Try Again"),
      ]),
    Story(
      id: "unreadable-mark",
      wish: "be told when it is not known whether a film is a favourite, and try again",
      steps: [
        .launch(), .reply(), .pick("Algeria"), .reply(), .pick("Z"), .storeFails(.damaged), .reply(),
        .see("damaged"), .storeRecovers(), .tap("Try Again"), .replyToAll(), .see("Won the award"),
        .see("Mark as Favourite"),
      ]),
    Story(
      id: "favourites-unopened", wish: "stay where I am when my favourites cannot be read",
      steps: [
        .launch(), .reply(), .pick("Algeria"), .reply(), .goBack(), .storeFails(.damaged),
        .tap("Favourites"), .see("damaged"), .tap("Cancel"), .see("253 countries"), .tap("Population"),
        .tap("Name"), .see("▸ Algeria"),
      ]),
    Story(
      id: "favourites-unreadable", wish: "read why my favourites cannot be read",
      steps: [
        .launch(), .reply(), .pick("Algeria"), .reply(), .pick("Z"), .reply(), .tap("Mark as Favourite"),
        .goBack(), .goBack(), .tap("Favourites"), .reply(), .pick("Z"), .reply(), .storeFails(.damaged),
        .goBack(), .see("1 favourite · favourites.json is damaged"), .dontSee("Loading…"),
        .dontSee("went wrong"), .storeRecovers(), .tap("Try Again"), .see("Loading…"), .reply(),
        .see("1 favourite"), .dontSee("damaged"), .dontSee("Try Again"),
      ]),
    Story(
      id: "unreadable-after-all", wish: "stay with my favourites, and read why they cannot be read any more",
      steps: [
        .launch(), .reply(), .pick("Algeria"), .reply(), .pick("Z"), .reply(), .tap("Mark as Favourite"),
        .goBack(), .goBack(), .tap("Favourites"), .storeFails(.damaged), .beginSwipe(), .cancelSwipe(),
        .see("favourites.json is damaged"), .dontSee("Loading…"), .storeRecovers(), .tap("Try Again"),
        .see("Loading…"), .reply(), .see("1 favourite"), .dontSee("damaged"),
      ]),
  ]
}
