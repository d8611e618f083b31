import Catalogue
import Foundation
import Testing

struct SearchTests {
  /// Returns the codes of the countries that match, in the order of the data.
  private func codes(matching text: String) -> [CountryCode] {
    CatalogueData.embedded.countries.filter { $0.matches(text) }.map(\.code)
  }

  @Test(arguments: ["", "  ", "\n\t"])
  func `an empty text matches every country`(text: String) {
    #expect(codes(matching: text).count == 253)
  }

  @Test func `a part of the name matches`() {
    #expect(codes(matching: "herzeg") == ["BA"])
  }

  @Test func `a part of the capital matches`() {
    #expect(codes(matching: "reykj") == ["IS"])
  }

  @Test func `the beginning of the code matches, its end does not`() {
    #expect(codes(matching: "suh") == ["SUHH"])
    #expect(codes(matching: "uhh").isEmpty)
  }

  @Test func `spaces around the text make no difference, but spaces inside it do`() {
    #expect(codes(matching: "  costa rica ") == ["CR"])
    #expect(codes(matching: "costa  rica").isEmpty)
  }

  @Test(arguments: ["COTE", "côte d", "CÔTE D'", "co\u{302}te d'i", "ｃｏｔｅ ｄ"])
  func `case, diacritics and widths make no difference`(text: String) {
    #expect(codes(matching: text) == ["CI"])
  }

  @Test(arguments: ["'", "\u{2018}", "\u{2019}", "\u{02BB}", "\u{02BC}"])
  func `any apostrophe matches a straight one`(apostrophe: String) {
    #expect(codes(matching: "nuku\(apostrophe)alofa") == ["TO"])
    #expect(codes(matching: "d\(apostrophe)ivoire") == ["CI"])
  }

  @Test func `a capital I, with or without a dot, matches an i`() {
    #expect(codes(matching: "TÜRKİYE") == ["TR"])
    #expect(codes(matching: "TURKIYE") == ["TR"])
  }

  @Test func `a country without a capital is found by its name`() {
    #expect(codes(matching: "antarctica") == ["AQ"])
  }

  @Test func `a text that is in no name, capital or code matches nothing`() {
    #expect(codes(matching: "Atlantis").isEmpty)
  }

  @Test func `every name and capital can be typed without accents`() {
    for country in CatalogueData.embedded.countries {
      for text in [country.name, country.capital].compactMap(\.self) {
        let typed = text.folding(options: .diacriticInsensitive, locale: nil)
        #expect(typed.allSatisfy { $0.isASCII })
        #expect(country.matches(typed))
      }
    }
  }
}
