import Playing
import Specification
import Testing

/// As a user, I want to go back, and find the list as I left it.
@Suite struct GoBackTests {
  @Test(arguments: Pattern.apps)
  func `go-back, screen by screen`(pattern: Pattern) throws {
    try expectScreens(
      of: .goBack, by: pattern,
      """
      \(ListCountriesTests.appOpened)

      \(ListCountriesTests.countriesShown)

      \(SortCountriesTests.reversedByName)

      The user scrolls down.
      ╭──────────────────────────────────────────────────────────╮
      │                        Countries            [Favourites] │
      ├──────────────────────────────────────────────────────────┤
      │ Search: ________________________ (name, capital or code) │
      │ 253 countries                                            │
      │ ↑ 6 more                                                 │
      │   Vietnam                           Hanoi · 89,708,900 › │
      │   Venezuela                       Caracas · 30,206,307 › │
      │   Vatican City                      Vatican City · 764 › │
      │   Vanuatu                          Port Vila · 264,652 › │
      │   Uzbekistan                     Tashkent · 30,492,800 › │
      │   Uruguay                       Montevideo · 3,404,189 › │
      │ ↓ 241 more                                               │
      ├──────────────────────────────────────────────────────────┤
      │ [Name ↓]  [Population]  [All Regions]                    │
      ╰──────────────────────────────────────────────────────────╯

      The user picks “Vanuatu”.
      ╭──────────────────────────────────────────────────────────╮
      │ ‹ Countries              Films                           │
      ├──────────────────────────────────────────────────────────┤
      │ ◌ Loading…                                               │
      ╰──────────────────────────────────────────────────────────╯

      The catalogue replies.
      ╭──────────────────────────────────────────────────────────╮
      │ ‹ Countries              Films                           │
      ├──────────────────────────────────────────────────────────┤
      │ Vanuatu: no films                                        │
      ╰──────────────────────────────────────────────────────────╯

      The user goes back.
      ╭──────────────────────────────────────────────────────────╮
      │                        Countries            [Favourites] │
      ├──────────────────────────────────────────────────────────┤
      │ Search: ________________________ (name, capital or code) │
      │ 253 countries                                            │
      │ ↑ 6 more                                                 │
      │   Vietnam                           Hanoi · 89,708,900 › │
      │   Venezuela                       Caracas · 30,206,307 › │
      │   Vatican City                      Vatican City · 764 › │
      │ ▸ Vanuatu                          Port Vila · 264,652 › │
      │   Uzbekistan                     Tashkent · 30,492,800 › │
      │   Uruguay                       Montevideo · 3,404,189 › │
      │ ↓ 241 more                                               │
      ├──────────────────────────────────────────────────────────┤
      │ [Name ↓]  [Population]  [All Regions]                    │
      ╰──────────────────────────────────────────────────────────╯
      """)
  }
}
