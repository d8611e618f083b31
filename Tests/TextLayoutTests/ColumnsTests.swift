import Testing
import TextLayout

@Suite struct ColumnsTests {
  @Test(arguments: ColumnsTests.columns)
  func `a text takes the columns that a terminal gives it`(text: String, columns: Int) {
    #expect(text.columns == columns)
  }

  static let columns: [(text: String, columns: Int)] = [
    ("Kabul", 5), ("Åland", 5), ("A\u{30A}land", 5), ("日本", 4), ("🇫🇷", 2), ("🎬 Film", 7), ("é", 1),
    ("★", 1), ("❤️", 2), ("", 0), ("한국", 4), ("a\u{200B}b", 2), ("⌚", 2), ("🌡", 1), ("🌡️", 2),
    ("👩‍👩‍👧‍👦", 2), ("ｶﾅ", 2), ("カナ", 4), ("Ａ", 2), ("co\u{AD}op", 5), ("│─╭", 3), ("…", 1),
    ("\u{1F1EB}", 1), ("\u{301}", 0), ("𠀀", 2), ("│ ‹ Back · “Øst” ▸ ✓ ★ ↓ │", 26), ("e\u{301}›", 2),
    ("©", 1), ("©\u{FE0F}", 2), ("✓\u{20E3}·", 2), ("a\u{200D}★", 2),
  ]

  @Test func `a substring takes as many columns as the same text`() {
    #expect("日本 Kabul".dropFirst(3).columns == 5)
  }
}
