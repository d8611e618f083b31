import Playing
import Specification
import Testing

/// As a user, I want to mark a film as a favourite, unmark it, see my favourites, and find them after a
/// relaunch.
@Suite struct MarkFavouriteTests {
  /// The catalogue replies with a film.
  static let rashomonShown = """
    The catalogue replies.
    ╭──────────────────────────────────────────────────────────╮
    │ ‹ Films                   Film                           │
    ├──────────────────────────────────────────────────────────┤
    │ Rashomon                                                 │
    │ Japan, 1951                                              │
    │ Won the award                                            │
    │ [Mark as Favourite]                                      │
    ╰──────────────────────────────────────────────────────────╯
    """

  /// The catalogue replies with the films of a country.
  static let filmsOfJapanShown = """
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
    """

  @Test(arguments: Pattern.apps)
  func `mark-favourite, screen by screen`(pattern: Pattern) throws {
    try expectScreens(
      of: .markFavourite, by: pattern,
      """
      \(ListCountriesTests.appOpened)

      \(ListCountriesTests.countriesShown)

      The user pastes “japan”.
      ╭──────────────────────────────────────────────────────────╮
      │                        Countries            [Favourites] │
      ├──────────────────────────────────────────────────────────┤
      │ Search: japan___________________________________________ │
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
      │ Search: japan___________________________________________ │
      │ 1 country                                                │
      │   Japan                            Tokyo · 127,080,000 › │
      ├──────────────────────────────────────────────────────────┤
      │ [Name ↑]  [Population]  [All Regions]                    │
      ╰──────────────────────────────────────────────────────────╯

      The user picks “Japan”.
      ╭──────────────────────────────────────────────────────────╮
      │ ‹ Countries              Films                           │
      ├──────────────────────────────────────────────────────────┤
      │ ◌ Loading…                                               │
      ╰──────────────────────────────────────────────────────────╯

      \(Self.filmsOfJapanShown)

      The user picks “Rashomon”.
      ╭──────────────────────────────────────────────────────────╮
      │ ‹ Films                   Film                           │
      ├──────────────────────────────────────────────────────────┤
      │ (Mark as Favourite)                                      │
      │ ◌ Loading…                                               │
      ╰──────────────────────────────────────────────────────────╯

      \(Self.rashomonShown)

      The user taps “Mark as Favourite”.
      ╭──────────────────────────────────────────────────────────╮
      │ ‹ Films                   Film                           │
      ├──────────────────────────────────────────────────────────┤
      │ Rashomon                                                 │
      │ Japan, 1951                                              │
      │ Won the award                                            │
      │ [Unmark Favourite]                                       │
      ╰──────────────────────────────────────────────────────────╯

      The user closes the app and opens it again.
      ╭──────────────────────────────────────────────────────────╮
      │                        Countries            [Favourites] │
      ├──────────────────────────────────────────────────────────┤
      │ Search: ________________________ (name, capital or code) │
      │ ◌ Loading…                                               │
      ├──────────────────────────────────────────────────────────┤
      │ [Name ↑]  [Population]  [All Regions]                    │
      ╰──────────────────────────────────────────────────────────╯

      \(ListCountriesTests.countriesShown)

      The user taps “Favourites”.
      ╭──────────────────────────────────────────────────────────╮
      │ ‹ Countries            Favourites                        │
      ├──────────────────────────────────────────────────────────┤
      │ ◌ Loading…                                               │
      ╰──────────────────────────────────────────────────────────╯

      The catalogue replies.
      ╭──────────────────────────────────────────────────────────╮
      │ ‹ Countries            Favourites                        │
      ├──────────────────────────────────────────────────────────┤
      │ 1 favourite                                              │
      │   Rashomon                                   1951, won › │
      ╰──────────────────────────────────────────────────────────╯

      The user picks “Rashomon”.
      ╭──────────────────────────────────────────────────────────╮
      │ ‹ Favourites              Film                           │
      ├──────────────────────────────────────────────────────────┤
      │ (Mark as Favourite)                                      │
      │ ◌ Loading…                                               │
      ╰──────────────────────────────────────────────────────────╯

      The catalogue replies.
      ╭──────────────────────────────────────────────────────────╮
      │ ‹ Favourites              Film                           │
      ├──────────────────────────────────────────────────────────┤
      │ Rashomon                                                 │
      │ Japan, 1951                                              │
      │ Won the award                                            │
      │ [Unmark Favourite]                                       │
      ╰──────────────────────────────────────────────────────────╯

      The user taps “Unmark Favourite”.
      ╭──────────────────────────────────────────────────────────╮
      │ ‹ Favourites              Film                           │
      ├──────────────────────────────────────────────────────────┤
      │ Rashomon                                                 │
      │ Japan, 1951                                              │
      │ Won the award                                            │
      │ [Mark as Favourite]                                      │
      ╰──────────────────────────────────────────────────────────╯

      The user goes back.
      ╭──────────────────────────────────────────────────────────╮
      │ ‹ Countries            Favourites                        │
      ├──────────────────────────────────────────────────────────┤
      │ No favourites yet                                        │
      ╰──────────────────────────────────────────────────────────╯
      """)
  }
}
