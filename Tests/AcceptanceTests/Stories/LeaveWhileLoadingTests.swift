import Stories
import Testing

/// As a user, I want to leave a screen while it loads, without leaks or late results.
@Suite struct LeaveWhileLoadingTests {
  @Test(arguments: Pattern.allCases)
  func `leave-while-loading, screen by screen`(pattern: Pattern) throws {
    try expectScreens(
      of: .leaveWhileLoading, by: pattern,
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
      │ [Name ↑]  [Population]                                   │
      ╰──────────────────────────────────────────────────────────╯

      The catalogue replies.
      ╭──────────────────────────────────────────────────────────╮
      │                        Countries            [Favourites] │
      ├──────────────────────────────────────────────────────────┤
      │ Search: italy___________________________________________ │
      │ 1 country                                                │
      │   Italy                              Rome · 60,769,102 › │
      ├──────────────────────────────────────────────────────────┤
      │ [Name ↑]  [Population]                                   │
      ╰──────────────────────────────────────────────────────────╯

      The user picks “Italy”.
      ╭──────────────────────────────────────────────────────────╮
      │ ‹ Countries              Films                           │
      ├──────────────────────────────────────────────────────────┤
      │ ◌ Loading…                                               │
      ╰──────────────────────────────────────────────────────────╯

      The user goes back.
      ╭──────────────────────────────────────────────────────────╮
      │                        Countries            [Favourites] │
      ├──────────────────────────────────────────────────────────┤
      │ Search: italy___________________________________________ │
      │ 1 country                                                │
      │ ▸ Italy                              Rome · 60,769,102 › │
      ├──────────────────────────────────────────────────────────┤
      │ [Name ↑]  [Population]                                   │
      ╰──────────────────────────────────────────────────────────╯

      The catalogue gives every reply that is still wanted.
      ╭──────────────────────────────────────────────────────────╮
      │                        Countries            [Favourites] │
      ├──────────────────────────────────────────────────────────┤
      │ Search: italy___________________________________________ │
      │ 1 country                                                │
      │ ▸ Italy                              Rome · 60,769,102 › │
      ├──────────────────────────────────────────────────────────┤
      │ [Name ↑]  [Population]                                   │
      ╰──────────────────────────────────────────────────────────╯
      """)
  }
}
