public import Playing

nonisolated extension Story {
  /// A story that looks at the detail of a row in each list.
  public static let rows = Story(
    id: "read-rows", wish: "see in each list what I need to choose",
    steps: [
      .launch(), .reply(), .see("Algiers · 38,700,000 ›"), .pick("Algeria"), .reply(), .see("1969, won ›"),
      .pick("Z"), .reply(), .tap("Mark as Favourite"), .goBack(), .goBack(), .tap("Favourites"), .reply(),
      .see("1 favourite"), .see("1969, won ›"),
    ])
}
