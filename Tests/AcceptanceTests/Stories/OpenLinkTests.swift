import Playing
import Specification
import Testing

/// As a user, I want to open a film by a link, wherever I am.
@Suite struct OpenLinkTests {
  @Test(arguments: Pattern.apps)
  func `open-link, screen by screen`(pattern: Pattern) throws {
    try expectScreens(
      of: .openLink, by: pattern,
      """
      \(ListCountriesTests.appOpened)

      \(ListCountriesTests.countriesShown)

      \(ChooseRegionTests.regionsOpened)

      The user opens the link “countries://film/tt0042876”.
      ╭──────────────────────────╴━━━━╶──────────────────────────╮
      │                         Regions                 [Cancel] │
      ├──────────────────────────────────────────────────────────┤
      │ ▸ All Regions                                            │
      │   Africa                                                 │
      │   Americas                                               │
      │   Asia                                                   │
      │   Europe                                                 │
      │   Oceania                                                │
      ╰──────────────────────────────────────────────────────────╯

      The catalogue replies.
      ╭──────────────────────────────────────────────────────────╮
      │ ‹ Films                   Film                           │
      ├──────────────────────────────────────────────────────────┤
      │ (Mark as Favourite)                                      │
      │ ◌ Loading…                                               │
      ╰──────────────────────────────────────────────────────────╯

      \(MarkFavouriteTests.rashomonShown)

      The user goes back.
      ╭──────────────────────────────────────────────────────────╮
      │ ‹ Countries              Films                           │
      ├──────────────────────────────────────────────────────────┤
      │ ◌ Loading…                                               │
      ╰──────────────────────────────────────────────────────────╯

      \(MarkFavouriteTests.filmsOfJapanShown)

      The user goes back.
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

      The user opens the link “countries://film/tt0000000”.
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

      The catalogue replies.
      ╭──────────────────────────────────────────────────────────╮
      │                        Countries            [Favourites] │
      ├──────────────────────────────────────────────────────────┤
      │ Search: ________________________ (name, capital or code) │
      │ 253 countries                                            │
      │     ╭──────────────────────────────────────────────╮     │
      │     │ Something went wrong                         │     │
      │     │ The catalogue has no film tt0000000.         │     │
      │     │                                              │     │
      │     │ [Cancel]  [Try Again]                        │     │
      │     ╰──────────────────────────────────────────────╯     │
      │   Andorra                    Andorra la Vella · 81,588 › │
      │ ↓ 247 more                                               │
      ├──────────────────────────────────────────────────────────┤
      │ [Name ↑]  [Population]  [All Regions]                    │
      ╰──────────────────────────────────────────────────────────╯

      The user taps “Cancel”.
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
      """)
  }
}
