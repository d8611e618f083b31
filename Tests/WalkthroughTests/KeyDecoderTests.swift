import Testing

@testable import Walkthrough

@Suite struct KeyDecoderTests {
  @Test func `keys are told apart, and what is not known is passed over`() {
    var decoder = KeyDecoder()
    #expect(
      decoder.keys(in: Array("q\u{1B}[A\u{1B}OB\u{1B}[5~\u{1B}[99x\u{3}\r\u{7F}".utf8)) == [
        .character("q"), .up, .down, .pageUp, .interrupt, .enter, .backspace,
      ])
    #expect(!decoder.isInside)
  }

  @Test func `a letter of several bytes is one key, however it comes`() {
    for size in [1, 2, 9] {
      var decoder = KeyDecoder()
      let bytes = Array("Åé日😀".utf8)
      var keys: [Key] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        keys += decoder.keys(in: Array(bytes[start..<min(start + size, bytes.count)]))
      }
      #expect(keys == "Åé日😀".map(Key.character))
    }
  }

  @Test func `bytes that are no letter are no key`() {
    var decoder = KeyDecoder()
    #expect(decoder.keys(in: [0x80, 0xFF, 0xC3, 0x41, 0xC2, 0x9B, 0xF0, 0x9F]) == [.character("A")])
    #expect(decoder.isInside)
    #expect(decoder.rest() == [])
  }

  @Test func `a key that comes in pieces is one key, and an escape that stays alone is one`() {
    var decoder = KeyDecoder()
    let arrows = Array(String(repeating: "\u{1B}[C", count: 30).utf8)
    var keys: [Key] = []
    for start in stride(from: 0, to: arrows.count, by: 64) {
      keys += decoder.keys(in: Array(arrows[start..<min(start + 64, arrows.count)]))
    }
    #expect(keys == Array(repeating: .right, count: 30))
    #expect(decoder.keys(in: [0x1B]) == [])
    #expect(decoder.isInside)
    #expect(decoder.rest() == [.escape])
    #expect(decoder.rest() == [])
  }

  @Test func `pasted text is no keys, however it comes`() {
    let pasted = Array("a\u{1B}[200~quit q\u{3}\u{1B}[A\u{1B}[201~b".utf8)
    for size in [1, 3, 7, pasted.count] {
      var decoder = KeyDecoder()
      var keys: [Key] = []
      for start in stride(from: 0, to: pasted.count, by: size) {
        keys += decoder.keys(in: Array(pasted[start..<min(start + size, pasted.count)]))
      }
      #expect(keys == [.character("a"), .character("b")])
    }
  }

  @Test func `a letter with Alt is no key, and two escapes are two`() {
    var decoder = KeyDecoder()
    #expect(decoder.keys(in: Array("\u{1B}q\tx".utf8)) == [.tab, .character("x")])
    #expect(decoder.keys(in: [0x1B, 0x1B]) == [.escape])
    #expect(decoder.rest() == [.escape])
  }
}
