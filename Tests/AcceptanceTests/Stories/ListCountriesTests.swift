import Playing
import Specification
import Testing

/// As a user, I want to see the countries when I open the app.
@Suite struct ListCountriesTests {
  /// The user opens the app: the beginning of every story.
  static let appOpened = """
    The user opens the app.
    ╭──────────────────────────────────────────────────────────╮
    │                        Countries            [Favourites] │
    ├──────────────────────────────────────────────────────────┤
    │ Search: ________________________ (name, capital or code) │
    │ ◌ Loading…                                               │
    ├──────────────────────────────────────────────────────────┤
    │ [Name ↑]  [Population]  [All Regions]                    │
    ╰──────────────────────────────────────────────────────────╯
    """

  /// The catalogue replies with all countries.
  static let countriesShown = """
    The catalogue replies.
    ╭──────────────────────────────────────────────────────────╮
    │                        Countries            [Favourites] │
    ├──────────────────────────────────────────────────────────┤
    │ Search: ________________________ (name, capital or code) │
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
    """

  @Test(arguments: Pattern.apps)
  func `list-countries, screen by screen`(pattern: Pattern) throws {
    try expectScreens(
      of: .listCountries, by: pattern,
      """
      \(Self.appOpened)

      \(Self.countriesShown)
      """)
  }
}
