import Playing
import Specification
import Testing

/// As a user, I want to leave a screen while it loads, without leaks or late results.
@Suite struct LeaveWhileLoadingTests {
  @Test(arguments: Pattern.apps)
  func `leave-while-loading, screen by screen`(pattern: Pattern) throws {
    try expectScreens(
      of: .leaveWhileLoading, by: pattern,
      """
      \(ListCountriesTests.appOpened)

      \(ListCountriesTests.countriesShown)

      \(OpenFilmTests.italyPicked)

      The user goes back.
      ╭──────────────────────────────────────────────────────────╮
      │                        Countries            [Favourites] │
      ├──────────────────────────────────────────────────────────┤
      │ Search: italy___________________________________________ │
      │ 1 country                                                │
      │ ▸ Italy                              Rome · 60,769,102 › │
      ├──────────────────────────────────────────────────────────┤
      │ [Name ↑]  [Population]  [All Regions]                    │
      ╰──────────────────────────────────────────────────────────╯

      The catalogue gives every reply that is still wanted.
      ╭──────────────────────────────────────────────────────────╮
      │                        Countries            [Favourites] │
      ├──────────────────────────────────────────────────────────┤
      │ Search: italy___________________________________________ │
      │ 1 country                                                │
      │ ▸ Italy                              Rome · 60,769,102 › │
      ├──────────────────────────────────────────────────────────┤
      │ [Name ↑]  [Population]  [All Regions]                    │
      ╰──────────────────────────────────────────────────────────╯
      """)
  }
}
