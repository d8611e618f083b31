import Playing
import Specification
import Testing

/// As a user, I want to type faster than the catalogue replies, and see what I typed last.
@Suite struct LastSearchWinsTests {
  @Test(arguments: Pattern.apps)
  func `last-search-wins, screen by screen`(pattern: Pattern) throws {
    try expectScreens(
      of: .lastSearchWins, by: pattern,
      """
      \(ListCountriesTests.appOpened)

      \(ListCountriesTests.countriesShown)

      The user types “fin”.
      ╭──────────────────────────────────────────────────────────╮
      │                        Countries            [Favourites] │
      ├──────────────────────────────────────────────────────────┤
      │ Search: fin_____________________________________________ │
      │ 253 countries                                            │
      │                                                          │
      │   Afghanistan                       Kabul · 26,023,100 › │
      │   Åland Islands                              Mariehamn › │
      │   Albania                           Tirana · 2,895,947 › │
      │   Algeria                         Algiers · 38,700,000 › │
      │   American Samoa                    Pago Pago · 55,519 › │
      │   Andorra                    Andorra la Vella · 81,588 › │
      │ ↓ 247 more                                               │
      ├──────────────────────────────────────────────────────────┤
      │ [Name ↑]  [Population]  [All Regions]                    │
      ╰──────────────────────────────────────────────────────────╯

      The catalogue gives every reply that is still wanted.
      ╭──────────────────────────────────────────────────────────╮
      │                        Countries            [Favourites] │
      ├──────────────────────────────────────────────────────────┤
      │ Search: fin_____________________________________________ │
      │ 1 country                                                │
      │   Finland                         Helsinki · 5,470,437 › │
      ├──────────────────────────────────────────────────────────┤
      │ [Name ↑]  [Population]  [All Regions]                    │
      ╰──────────────────────────────────────────────────────────╯
      """)
  }
}
