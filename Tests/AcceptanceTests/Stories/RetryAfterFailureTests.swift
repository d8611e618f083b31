import Stories
import Testing

/// As a user, I want to be told when the catalogue fails, and try again.
@Suite struct RetryAfterFailureTests {
  @Test(arguments: Pattern.allCases)
  func `retry-after-failure, screen by screen`(pattern: Pattern) throws {
    try expectScreens(
      of: .retryAfterFailure, by: pattern,
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

      The catalogue fails.
      ╭──────────────────────────────────────────────────────────╮
      │                        Countries            [Favourites] │
      ├──────────────────────────────────────────────────────────┤
      │ Search: ________________________ (name, capital or code) │
      │     ╭──────────────────────────────────────────────╮     │
      │     │ Something went wrong                         │     │
      │     │ The catalogue is unavailable.                │     │
      │     │                                              │     │
      │     │ [Cancel]  [Try Again]                        │     │
      │     ╰──────────────────────────────────────────────╯     │
      │                                                          │
      ├──────────────────────────────────────────────────────────┤
      │ [Name ↑]  [Population]                                   │
      ╰──────────────────────────────────────────────────────────╯

      The user taps “Try Again”.
      ╭──────────────────────────────────────────────────────────╮
      │                        Countries            [Favourites] │
      ├──────────────────────────────────────────────────────────┤
      │ Search: ________________________ (name, capital or code) │
      │ The catalogue is unavailable.                            │
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
      """)
  }
}
