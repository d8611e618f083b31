import Playing
import Specification
import Testing

/// As a user, I want to open a film.
@Suite struct OpenFilmTests {
  /// The user searches for Italy and picks it.
  static let italyPicked = """
    The user pastes “italy”.
    ╭──────────────────────────────────────────────────────────╮
    │                        Countries            [Favourites] │
    ├──────────────────────────────────────────────────────────┤
    │ Search: italy___________________________________________ │
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
    │ Search: italy___________________________________________ │
    │ 1 country                                                │
    │   Italy                              Rome · 60,769,102 › │
    ├──────────────────────────────────────────────────────────┤
    │ [Name ↑]  [Population]  [All Regions]                    │
    ╰──────────────────────────────────────────────────────────╯

    The user picks “Italy”.
    ╭──────────────────────────────────────────────────────────╮
    │ ‹ Countries              Films                           │
    ├──────────────────────────────────────────────────────────┤
    │ ◌ Loading…                                               │
    ╰──────────────────────────────────────────────────────────╯
    """

  @Test(arguments: Pattern.apps)
  func `open-film, screen by screen`(pattern: Pattern) throws {
    try expectScreens(
      of: .openFilm, by: pattern,
      """
      \(ListCountriesTests.appOpened)

      \(ListCountriesTests.countriesShown)

      \(Self.italyPicked)

      The catalogue replies.
      ╭──────────────────────────────────────────────────────────╮
      │ ‹ Countries              Films                           │
      ├──────────────────────────────────────────────────────────┤
      │ Italy: 31 films                                          │
      │                                                          │
      │   The Walls of Malapaga                      1950, won › │
      │   La Strada                                  1956, won › │
      │   The Nights of Cabiria                      1957, won › │
      │   The Usual Unidentified Thieves                  1958 › │
      │   The Great War                                   1959 › │
      │   Kapo                                            1960 › │
      │   The Four Days of Naples                         1962 › │
      │   Federico Fellini's 8-1/2                   1963, won › │
      │   Yesterday, Today and Tomorrow              1964, won › │
      │ ↓ 22 more                                                │
      ╰──────────────────────────────────────────────────────────╯

      The user picks “The Walls of Malapaga”.
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
      │ The Walls of Malapaga                                    │
      │ France and Italy, 1950                                   │
      │ Won the award                                            │
      │ [Mark as Favourite]                                      │
      ╰──────────────────────────────────────────────────────────╯
      """)
  }
}
