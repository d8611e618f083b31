@testable import Specification

nonisolated extension Story {
  /// Stories in which every scene is let down by the catalogue, so that each way of failing is seen.
  static let failures = [
    Story(
      id: "films-fail", wish: "be told when a country's films cannot be had",
      steps: [
        .launch(), .reply(), .pick("Algeria"), .fail(), .see("unavailable"), .tap("Try Again"), .reply(),
        .see("Algeria: 5 films"),
      ]),
    Story(
      id: "film-fails", wish: "be told when a film cannot be had",
      steps: [
        .launch(), .reply(), .pick("Algeria"), .reply(), .pick("Z"), .fail(), .see("unavailable"),
        .tap("Try Again"), .reply(), .see("Won the award"),
      ]),
    Story(
      id: "favourites-fail", wish: "be told when my favourites cannot be had",
      steps: [
        .launch(), .reply(), .tap("Favourites"), .fail(), .see("unavailable"), .tap("Try Again"), .reply(),
        .see("No favourites yet"),
      ]),
    Story(
      id: "search-fails", wish: "search again when a search fails, and lose nothing",
      steps: [
        .launch(), .reply(), .paste("algeria"), .fail(), .see("unavailable"), .tap("Cancel"),
        .see("253 countries"), .dontSee("Loading…"), .paste("algeria"), .fail(), .tap("Try Again"), .reply(),
        .see("1 country"),
      ]),
  ]

  /// A story for a store that cannot be read the first time and cannot be written to at first.
  static let storeFailures = Story(
    id: "store-fails", wish: "be told when my favourites cannot be read or kept, and try again",
    steps: [
      .launch(), .reply(), .tap("Favourites"), .see("damaged"), .tap("Try Again"), .reply(),
      .see("No favourites yet"), .goBack(), .pick("Algeria"), .reply(), .pick("Z"), .reply(),
      .tap("Mark as Favourite"), .see("written"), .tap("Try Again"), .see("Unmark Favourite"),
      .dontSee("Loading…"),
    ])
}
