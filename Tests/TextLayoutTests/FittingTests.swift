import Testing
import TextLayout

@Suite struct FittingTests {
  @Test(arguments: 0...12)
  func `a padded or centred text takes exactly the width, and a truncated text no more`(width: Int) {
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
    #expect("日本".truncated(to: 1) == "…")
    #expect("Kabul".truncated(to: 0) == "")
    #expect("Kabul".truncated(to: -3) == "")
  }

  @Test func `centring puts an odd column on the right`() {
    #expect("ab".centred(in: 5) == " ab  ")
  }

  @Test func `text wraps at spaces, and inside a word only where it must`() {
    #expect("see the countries now".wrapped(to: 9) == ["see the", "countries", "now"])
    #expect("abcdefgh ij".wrapped(to: 3) == ["abc", "def", "gh", "ij"])
    #expect("日本国".wrapped(to: 4) == ["日本", "国"])
  }

  @Test(arguments: [4, 20])
  func `wrapping removes spaces at the ends and beside others, whether or not the text fits`(width: Int) {
    for text in [" one two", "one two ", "one  two", "日  two", "e\u{301}  \u{301}two"] {
      let lines = text.wrapped(to: width)
      #expect(lines.joined(separator: " ") == text.split(separator: " ").joined(separator: " "))
      #expect(lines.count == (width == 4 ? 2 : 1))
    }
    #expect(" ".wrapped(to: width) == [""])
  }

  @Test func `a path and a name break after a mark`() {
    #expect("Sources/Patterns/SwiftIO.swift".wrapped(to: 16) == ["Sources/", "Patterns/", "SwiftIO.swift"])
    #expect("refresh(animated:completion:)".wrapped(to: 20) == ["refresh(animated:", "completion:)"])
    #expect("refresh(animated:)".wrapped(to: 17) == ["refresh(", "animated:)"])
    #expect("Sources/Film.swift:31".wrapped(to: 19) == ["Sources/", "Film.swift:31"])
    #expect("refresh(_:)".wrapped(to: 10) == ["refresh(", "_:)"])
  }

  @Test func `line breaks of every sort are kept`() {
    #expect("one\n\ntwo".wrapped(to: 10) == ["one", "", "two"])
    #expect("one\r\ntwo\u{2028}three".wrapped(to: 10) == ["one", "two", "three"])
    #expect("".wrapped(to: 10) == [""])
  }

  @Test(arguments: -1...5)
  func `no wrapped line is wider than it may be`(width: Int) {
    for line in "日本 a 🇫🇷🇮🇹 bcd".wrapped(to: width) {
      #expect(line.columns <= max(1, width))
      #expect(!line.isEmpty)
    }
  }

  @Test func `on one line, control characters are spaces`() {
    #expect("a\nb\tc\r\nd\u{1B}e".onOneLine == "a b c d e")
    #expect("日本 é".onOneLine == "日本 é")
  }
}
