import Testing

@testable import Walkthrough

@Suite struct KeyDecoderTests {
  @Test func `keys are distinguished, and unknown sequences are skipped`() {
    var decoder = KeyDecoder()
    #expect(
      decoder.events(in: Array("q\u{1B}[A\u{1B}OB\u{1B}[5~\u{1B}[99x\u{3}\r\u{7F}".utf8))
        == [.character("q"), .up, .down, .pageUp, .interrupt, .enter, .backspace].map { .key($0) })
    #expect(!decoder.isInside)
  }

  @Test func `a character of several bytes is one key, however its bytes are split`() {
    for size in [1, 2, 9] {
      var decoder = KeyDecoder()
      let bytes = Array("Åé日😀".utf8)
      var events: [RawTerminal.Event] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        events += decoder.events(in: Array(bytes[start..<min(start + size, bytes.count)]))
      }
      #expect(events == "Åé日😀".map { .key(.character($0)) })
    }
  }

  @Test func `invalid bytes are not a key`() {
    var decoder = KeyDecoder()
    #expect(decoder.events(in: [0x80, 0xFF, 0xC3, 0x41, 0xC2, 0x9B, 0xF0, 0x9F]) == [.key(.character("A"))])
    #expect(decoder.isInside)
    #expect(decoder.rest() == [])
  }

  @Test func `a key that arrives in pieces is one key, and so is a single escape`() {
    var decoder = KeyDecoder()
    let arrows = Array(String(repeating: "\u{1B}[C", count: 30).utf8)
    var events: [RawTerminal.Event] = []
    for start in stride(from: 0, to: arrows.count, by: 64) {
      events += decoder.events(in: Array(arrows[start..<min(start + 64, arrows.count)]))
    }
    #expect(events == Array(repeating: .key(.right), count: 30))
    #expect(decoder.events(in: [0x1B]) == [])
    #expect(decoder.isInside)
    #expect(decoder.rest() == [.key(.escape)])
    #expect(decoder.rest() == [])
  }

  @Test func `pasted text is one event without keys, however its bytes are split`() {
    let text = "quit q\u{3}\u{1B}[A日\r"
    let bytes = Array("a\u{1B}[200~\(text)\u{1B}[201~b".utf8)
    for size in [1, 3, 7, bytes.count] {
      var decoder = KeyDecoder()
      var events: [RawTerminal.Event] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        events += decoder.events(in: Array(bytes[start..<min(start + size, bytes.count)]))
      }
      #expect(events == [.key(.character("a")), .paste(text), .key(.character("b"))])
    }
  }

  @Test func `a long paste is cut, and the keys after it are read`() {
    var decoder = KeyDecoder()
    let long = String(repeating: "x", count: KeyDecoder.longestPaste + 1000)
    var events = decoder.events(in: Array("\u{1B}[200~\(long)".utf8))
    #expect(events.isEmpty && !decoder.isInside)
    events = decoder.events(in: Array("\(long)\u{1B}[201~q".utf8))
    let cut = String(long.prefix(KeyDecoder.longestPaste))
    #expect(events == [.paste(cut), .key(.character("q"))])
  }

  @Test func `a letter with Alt is ignored, and two escapes are two keys`() {
    var decoder = KeyDecoder()
    #expect(decoder.events(in: Array("\u{1B}q\tx".utf8)) == [.key(.tab), .key(.character("x"))])
    #expect(decoder.events(in: [0x1B, 0x1B]) == [.key(.escape)])
    #expect(decoder.rest() == [.key(.escape)])
  }
}
