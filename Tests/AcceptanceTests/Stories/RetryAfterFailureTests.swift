import Playing
import Specification
import Testing

/// As a user, I want to be told when the catalogue fails, and try again.
@Suite struct RetryAfterFailureTests {
  @Test(arguments: Pattern.apps)
  func `retry-after-failure, screen by screen`(pattern: Pattern) throws {
    try expectScreens(
      of: .retryAfterFailure, by: pattern,
      """
      \(ListCountriesTests.appOpened)

      The catalogue fails.
      ╭──────────────────────────────────────────────────────────╮
      │                        Countries            [Favourites] │
      ├──────────────────────────────────────────────────────────┤
      │ Search: ________________________ (name, capital or code) │
      │     ╭──────────────────────────────────────────────╮     │
      │     │ Something went wrong                         │     │
      │     │ The catalogue is unavailable.                │     │
      │     │                                              │     │
      │     │ [Cancel]  [Try Again]                        │     │
      │     ╰──────────────────────────────────────────────╯     │
      │                                                          │
      ├──────────────────────────────────────────────────────────┤
      │ [Name ↑]  [Population]  [All Regions]                    │
      ╰──────────────────────────────────────────────────────────╯

      The user taps “Try Again”.
      ╭──────────────────────────────────────────────────────────╮
      │                        Countries            [Favourites] │
      ├──────────────────────────────────────────────────────────┤
      │ Search: ________________________ (name, capital or code) │
      │ The catalogue is unavailable.                            │
      │ [Try Again]                                              │
      │ ◌ Loading…                                               │
      ├──────────────────────────────────────────────────────────┤
      │ [Name ↑]  [Population]  [All Regions]                    │
      ╰──────────────────────────────────────────────────────────╯

      \(ListCountriesTests.countriesShown)
      """)
  }
}
