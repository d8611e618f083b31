import Testing
import TextLayout

@Suite struct TextLayoutTests {
  @Test(arguments: [
    ("Kabul", 5), ("Åland", 5), ("A\u{30A}land", 5), ("日本", 4), ("🇫🇷", 2), ("🎬 Film", 7), ("é", 1),
    ("★", 1), ("❤️", 2), ("", 0), ("한국", 4), ("a\u{200B}b", 2),
  ])
  func `a text takes the columns that a terminal gives it`(text: String, columns: Int) {
    #expect(text.columns == columns)
  }

  @Test(arguments: 0...12)
  func `a padded text takes exactly the width, whatever it holds`(width: Int) {
    for text in ["", "Kabul", "日本国", "🇫🇷🇮🇹🇩🇪", "Côte d'Ivoire"] {
      #expect(text.padded(to: width).columns == width)
      #expect(text.centred(in: width).columns == width)
      #expect(text.truncated(to: width).columns <= width)
    }
  }

  @Test func `a cut is marked, and a wide character is never cut in half`() {
    #expect("Saint Helena".truncated(to: 6) == "Saint…")
    #expect("日本国".truncated(to: 4) == "日…")
    #expect("日本".truncated(to: 4) == "日本")
  }

  @Test func `text wraps at spaces, and inside a word only where it must`() {
    #expect("see the countries now".wrapped(to: 9) == ["see the", "countries", "now"])
    #expect("abcdefgh ij".wrapped(to: 3) == ["abc", "def", "gh", "ij"])
    #expect("one\n\ntwo".wrapped(to: 10) == ["one", "", "two"])
    #expect("".wrapped(to: 10) == [""])
  }
}
