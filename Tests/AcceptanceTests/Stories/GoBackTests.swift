import Stories
import Testing

/// As a user, I want to go back, and find the list as I left it.
@Suite struct GoBackTests {
  @Test(arguments: Pattern.allCases)
  func `go-back, screen by screen`(pattern: Pattern) throws {
    try expectScreens(
      of: .goBack, by: pattern,
      """
      The user opens the app.
      ╭──────────────────────────────────────────────────────────╮
      │                        Countries            [Favourites] │
      ├──────────────────────────────────────────────────────────┤
      │ Search: ________________________ (name, capital or code) │
      │ ◌ Loading…                                               │
      ├──────────────────────────────────────────────────────────┤
      │ [Name ↑]  [Population]                                   │
      ╰──────────────────────────────────────────────────────────╯

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
      │ [Name ↑]  [Population]                                   │
      ╰──────────────────────────────────────────────────────────╯

      The user taps “Name ↑”.
      ╭──────────────────────────────────────────────────────────╮
      │                        Countries            [Favourites] │
      ├──────────────────────────────────────────────────────────┤
      │ Search: ________________________ (name, capital or code) │
      │ 253 countries                                            │
      │                                                          │
      │   Zimbabwe                         Harare · 13,061,239 › │
      │   Zambia                           Lusaka · 15,023,315 › │
      │   Yugoslavia                 Belgrade · dissolved 2003 › │
      │   Yemen                            Sana'a · 25,956,000 › │
      │   Western Sahara                    El Aaiún · 586,000 › │
      │   Wallis and Futuna                  Mata-Utu · 13,135 › │
      │ ↓ 247 more                                               │
      ├──────────────────────────────────────────────────────────┤
      │ [Name ↓]  [Population]                                   │
      ╰──────────────────────────────────────────────────────────╯

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
      │ [Name ↓]  [Population]                                   │
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
      │ [Name ↓]  [Population]                                   │
      ╰──────────────────────────────────────────────────────────╯
      """)
  }
}
