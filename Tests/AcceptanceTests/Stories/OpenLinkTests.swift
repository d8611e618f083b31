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

      The user taps “All Regions”.
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

      The catalogue replies.
      ╭──────────────────────────────────────────────────────────╮
      │ ‹ Films                   Film                           │
      ├──────────────────────────────────────────────────────────┤
      │ Rashomon                                                 │
      │ Japan, 1951                                              │
      │ Won the award                                            │
      │ [Mark as Favourite]                                      │
      ╰──────────────────────────────────────────────────────────╯

      The user goes back.
      ╭──────────────────────────────────────────────────────────╮
      │ ‹ Countries              Films                           │
      ├──────────────────────────────────────────────────────────┤
      │ ◌ Loading…                                               │
      ╰──────────────────────────────────────────────────────────╯

      The catalogue replies.
      ╭──────────────────────────────────────────────────────────╮
      │ ‹ Countries              Films                           │
      ├──────────────────────────────────────────────────────────┤
      │ Japan: 18 films                                          │
      │                                                          │
      │   Rashomon                                   1951, won › │
      │   Gate of Hell                               1954, won › │
      │   Samurai, The Legend of Musashi             1955, won › │
      │   Harp of Burma                                   1956 › │
      │   Immortal Love                                   1961 › │
      │   Twin Sisters of Kyoto                           1963 › │
      │   Woman in the Dunes                              1964 › │
      │   Kwaidan                                         1965 › │
      │   Portrait of Chieko                              1967 › │
      │ ↓ 9 more                                                 │
      ╰──────────────────────────────────────────────────────────╯

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
