import Playing
import Specification
import Testing

/// As a user, I want to open a country and see its films.
@Suite struct OpenCountryTests {
  @Test(arguments: Pattern.apps)
  func `open-country, screen by screen`(pattern: Pattern) throws {
    try expectScreens(
      of: .openCountry, by: pattern,
      """
      \(ListCountriesTests.appOpened)

      \(ListCountriesTests.countriesShown)

      The user pastes “algeria”.
      ╭──────────────────────────────────────────────────────────╮
      │                        Countries            [Favourites] │
      ├──────────────────────────────────────────────────────────┤
      │ Search: algeria_________________________________________ │
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
      │ Search: algeria_________________________________________ │
      │ 1 country                                                │
      │   Algeria                         Algiers · 38,700,000 › │
      ├──────────────────────────────────────────────────────────┤
      │ [Name ↑]  [Population]  [All Regions]                    │
      ╰──────────────────────────────────────────────────────────╯

      The user picks “Algeria”.
      ╭──────────────────────────────────────────────────────────╮
      │ ‹ Countries              Films                           │
      ├──────────────────────────────────────────────────────────┤
      │ ◌ Loading…                                               │
      ╰──────────────────────────────────────────────────────────╯

      The catalogue replies.
      ╭──────────────────────────────────────────────────────────╮
      │ ‹ Countries              Films                           │
      ├──────────────────────────────────────────────────────────┤
      │ Algeria: 5 films                                         │
      │   Z                                          1969, won › │
      │   Le Bal                                          1983 › │
      │   Dust of Life                                    1995 › │
      │   Days of Glory (Indigènes)                       2006 › │
      │   Outside the Law (Hors-la-loi)                   2010 › │
      ╰──────────────────────────────────────────────────────────╯
      """)
  }
}
