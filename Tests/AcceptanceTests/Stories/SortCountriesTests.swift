import Playing
import Specification
import Testing

/// As a user, I want to sort the countries by name, either way, and by population.
@Suite struct SortCountriesTests {
  /// The user sorts the countries by name, from Z to A.
  static let reversedByName = """
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
    │ [Name ↓]  [Population]  [All Regions]                    │
    ╰──────────────────────────────────────────────────────────╯
    """

  @Test(arguments: Pattern.apps)
  func `sort-countries, screen by screen`(pattern: Pattern) throws {
    try expectScreens(
      of: .sortCountries, by: pattern,
      """
      \(ListCountriesTests.appOpened)

      \(ListCountriesTests.countriesShown)

      \(Self.reversedByName)

      The user taps “Population”.
      ╭──────────────────────────────────────────────────────────╮
      │                        Countries            [Favourites] │
      ├──────────────────────────────────────────────────────────┤
      │ Search: ________________________ (name, capital or code) │
      │ 253 countries                                            │
      │                                                          │
      │   China                        Beijing · 1,367,110,000 › │
      │   India                      New Delhi · 1,263,930,000 › │
      │   United States          Washington D.C. · 319,259,000 › │
      │   Indonesia                      Jakarta · 252,164,800 › │
      │   Brazil                        Brasília · 203,586,000 › │
      │   Pakistan                     Islamabad · 188,410,000 › │
      │ ↓ 247 more                                               │
      ├──────────────────────────────────────────────────────────┤
      │ [Name]  [Population ↓]  [All Regions]                    │
      ╰──────────────────────────────────────────────────────────╯

      The user taps “Population ↓”.
      ╭──────────────────────────────────────────────────────────╮
      │                        Countries            [Favourites] │
      ├──────────────────────────────────────────────────────────┤
      │ Search: ________________________ (name, capital or code) │
      │ 253 countries                                            │
      │                                                          │
      │   South Georgia and the South Sandwich Islands  King … › │
      │   Pitcairn                              Adamstown · 56 › │
      │   French Southern Territories  Port-aux-Français · 140 › │
      │   Cocos (Keeling) Islands            West Island · 550 › │
      │   Vatican City                      Vatican City · 764 › │
      │   Tokelau                              Fakaofo · 1,411 › │
      │ ↓ 247 more                                               │
      ├──────────────────────────────────────────────────────────┤
      │ [Name]  [Population ↑]  [All Regions]                    │
      ╰──────────────────────────────────────────────────────────╯
      """)
  }
}
