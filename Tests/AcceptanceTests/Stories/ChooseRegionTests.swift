import Playing
import Specification
import Testing

/// As a user, I want to see only the countries of one region, or to change my mind.
@Suite struct ChooseRegionTests {
  /// The user opens the sheet of regions.
  static let regionsOpened = """
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
    """

  @Test(arguments: Pattern.apps)
  func `choose-region, screen by screen`(pattern: Pattern) throws {
    try expectScreens(
      of: .chooseRegion, by: pattern,
      """
      \(ListCountriesTests.appOpened)

      \(ListCountriesTests.countriesShown)

      \(Self.regionsOpened)

      The user picks “Africa”.
      ╭──────────────────────────────────────────────────────────╮
      │                        Countries            [Favourites] │
      ├──────────────────────────────────────────────────────────┤
      │ Search: ________________________ (name, capital or code) │
      │ 60 countries                                             │
      │                                                          │
      │   Algeria                         Algiers · 38,700,000 › │
      │   Angola                           Luanda · 24,383,301 › │
      │   Benin                         Porto-Novo · 9,988,068 › │
      │   Botswana                        Gaborone · 2,024,904 › │
      │   British Indian Ocean Territory  Diego Garcia · 3,000 › │
      │   Burkina Faso                Ouagadougou · 17,322,796 › │
      │ ↓ 54 more                                                │
      ├──────────────────────────────────────────────────────────┤
      │ [Name ↑]  [Population]  [Only Africa]                    │
      ╰──────────────────────────────────────────────────────────╯

      The user taps “Only Africa”.
      ╭──────────────────────────╴━━━━╶──────────────────────────╮
      │                         Regions                 [Cancel] │
      ├──────────────────────────────────────────────────────────┤
      │   All Regions                                            │
      │ ▸ Africa                                                 │
      │   Americas                                               │
      │   Asia                                                   │
      │   Europe                                                 │
      │   Oceania                                                │
      ╰──────────────────────────────────────────────────────────╯

      The user taps “Cancel”.
      ╭──────────────────────────────────────────────────────────╮
      │                        Countries            [Favourites] │
      ├──────────────────────────────────────────────────────────┤
      │ Search: ________________________ (name, capital or code) │
      │ 60 countries                                             │
      │                                                          │
      │   Algeria                         Algiers · 38,700,000 › │
      │   Angola                           Luanda · 24,383,301 › │
      │   Benin                         Porto-Novo · 9,988,068 › │
      │   Botswana                        Gaborone · 2,024,904 › │
      │   British Indian Ocean Territory  Diego Garcia · 3,000 › │
      │   Burkina Faso                Ouagadougou · 17,322,796 › │
      │ ↓ 54 more                                                │
      ├──────────────────────────────────────────────────────────┤
      │ [Name ↑]  [Population]  [Only Africa]                    │
      ╰──────────────────────────────────────────────────────────╯

      The user taps “Only Africa”.
      ╭──────────────────────────╴━━━━╶──────────────────────────╮
      │                         Regions                 [Cancel] │
      ├──────────────────────────────────────────────────────────┤
      │   All Regions                                            │
      │ ▸ Africa                                                 │
      │   Americas                                               │
      │   Asia                                                   │
      │   Europe                                                 │
      │   Oceania                                                │
      ╰──────────────────────────────────────────────────────────╯

      The user swipes the sheet away.
      ╭──────────────────────────────────────────────────────────╮
      │                        Countries            [Favourites] │
      ├──────────────────────────────────────────────────────────┤
      │ Search: ________________________ (name, capital or code) │
      │ 60 countries                                             │
      │                                                          │
      │   Algeria                         Algiers · 38,700,000 › │
      │   Angola                           Luanda · 24,383,301 › │
      │   Benin                         Porto-Novo · 9,988,068 › │
      │   Botswana                        Gaborone · 2,024,904 › │
      │   British Indian Ocean Territory  Diego Garcia · 3,000 › │
      │   Burkina Faso                Ouagadougou · 17,322,796 › │
      │ ↓ 54 more                                                │
      ├──────────────────────────────────────────────────────────┤
      │ [Name ↑]  [Population]  [Only Africa]                    │
      ╰──────────────────────────────────────────────────────────╯

      The user taps “Only Africa”.
      ╭──────────────────────────╴━━━━╶──────────────────────────╮
      │                         Regions                 [Cancel] │
      ├──────────────────────────────────────────────────────────┤
      │   All Regions                                            │
      │ ▸ Africa                                                 │
      │   Americas                                               │
      │   Asia                                                   │
      │   Europe                                                 │
      │   Oceania                                                │
      ╰──────────────────────────────────────────────────────────╯

      The user picks “All Regions”.
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
