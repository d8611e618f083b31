import Playing
import Specification
import Testing

/// As a user, I want to find countries by what I type.
@Suite struct SearchCountriesTests {
  @Test(arguments: Pattern.apps)
  func `search-countries, screen by screen`(pattern: Pattern) throws {
    try expectScreens(
      of: .searchCountries, by: pattern,
      """
      \(ListCountriesTests.appOpened)

      \(ListCountriesTests.countriesShown)

      The user pastes “sao tome”.
      ╭──────────────────────────────────────────────────────────╮
      │                        Countries            [Favourites] │
      ├──────────────────────────────────────────────────────────┤
      │ Search: sao tome________________________________________ │
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

      The catalogue replies.
      ╭──────────────────────────────────────────────────────────╮
      │                        Countries            [Favourites] │
      ├──────────────────────────────────────────────────────────┤
      │ Search: sao tome________________________________________ │
      │ 1 country                                                │
      │   São Tomé and Príncipe             São Tomé · 187,356 › │
      ├──────────────────────────────────────────────────────────┤
      │ [Name ↑]  [Population]  [All Regions]                    │
      ╰──────────────────────────────────────────────────────────╯

      The user pastes “atlantis”.
      ╭──────────────────────────────────────────────────────────╮
      │                        Countries            [Favourites] │
      ├──────────────────────────────────────────────────────────┤
      │ Search: atlantis________________________________________ │
      │ 1 country                                                │
      │   São Tomé and Príncipe             São Tomé · 187,356 › │
      ├──────────────────────────────────────────────────────────┤
      │ [Name ↑]  [Population]  [All Regions]                    │
      ╰──────────────────────────────────────────────────────────╯

      The catalogue replies.
      ╭──────────────────────────────────────────────────────────╮
      │                        Countries            [Favourites] │
      ├──────────────────────────────────────────────────────────┤
      │ Search: atlantis________________________________________ │
      │ No countries                                             │
      ├──────────────────────────────────────────────────────────┤
      │ [Name ↑]  [Population]  [All Regions]                    │
      ╰──────────────────────────────────────────────────────────╯
      """)
  }
}
