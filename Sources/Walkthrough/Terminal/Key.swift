/// A key that the user has pressed.
nonisolated enum Key: Equatable {
  case up, down, left, right, pageUp, pageDown, home, end
  case enter, escape, backspace, tab
  /// Ctrl-C.
  case interrupt
  /// Ctrl-Z.
  case suspend
  /// A letter, a digit or a sign.
  case character(Character)
}

nonisolated extension UInt8 {
  /// The number of bytes of a letter in UTF-8 that begins with this byte; 1 if no letter does.
  fileprivate var letterLength: Int {
    let ones = (~self).leadingZeroBitCount
    return (2...4).contains(ones) ? ones : 1
  }
}

/// Decodes the bytes of a terminal, which may arrive in pieces, into keys and pasted texts. A letter with Alt is
/// ignored, except O, with which a terminal's own sequences begin.
nonisolated struct KeyDecoder {
  /// The number of bytes of a pasted text that are kept; the rest is dropped.
  static let longestPaste = 4096

  private var bytes: [UInt8] = []
  /// The bytes of the text that is being pasted, or nil.
  private var pasted: [UInt8]?

  /// True if the rest of a key may still arrive.
  var isInside: Bool { !bytes.isEmpty && pasted == nil }

  /// Returns the keys and pasted texts that the received bytes complete; unknown sequences are ignored.
  mutating func events(in received: [UInt8]) -> [RawTerminal.Event] {
    bytes += received
    var events: [RawTerminal.Event] = []
    while let byte = bytes.first {
      if pasted != nil {
        guard let text = takePaste() else { break }
        events.append(.paste(text))
        continue
      }
      guard byte < 0x80 else {
        guard bytes.count >= byte.letterLength else { break }
        if let key = takeLetter() { events.append(.key(key)) }
        continue
      }
      guard byte == 0x1B else {
        bytes.removeFirst()
        if let key = Self.key(byte) { events.append(.key(key)) }
        continue
      }
      guard bytes.count > 1 else { break }
      guard bytes[1] == UInt8(ascii: "[") || bytes[1] == UInt8(ascii: "O") else {
        // A letter directly after an escape was typed with Alt; a second escape is another key.
        let isAlt = bytes[1] != 0x1B
        bytes.removeFirst(isAlt ? 2 : 1)
        if !isAlt { events.append(.key(.escape)) }
        continue
      }
      let parameters = bytes[2...].prefix { (0x20...0x3F).contains($0) }
      guard bytes.count > 2 + parameters.count else { break }
      let final = bytes[2 + parameters.count]
      bytes.removeFirst(3 + parameters.count)
      if final == UInt8(ascii: "~"), parameters.elementsEqual(Array("200".utf8)) { pasted = [] }
      if let key = Self.sequence(String(decoding: parameters, as: UTF8.self), final) {
        events.append(.key(key))
      }
    }
    return events
  }

  /// Returns the keys that are complete when nothing more comes: an escape that no sequence follows is the escape key.
  mutating func rest() -> [RawTerminal.Event] {
    defer { bytes = [] }
    return bytes.first == 0x1B ? [.key(.escape)] : []
  }

  /// Takes a letter of several bytes. If they are not UTF-8, takes one byte and returns nil.
  private mutating func takeLetter() -> Key? {
    let count = bytes[0].letterLength
    guard let text = String(validating: bytes.prefix(count), as: UTF8.self), text.count == 1,
      let letter = text.first, let scalar = text.unicodeScalars.first,
      scalar.properties.generalCategory != .control
    else {
      bytes.removeFirst()
      return nil
    }
    bytes.removeFirst(count)
    return .character(letter)
  }

  /// Takes pasted text up to the mark that ends it.
  ///
  /// - Returns: The text, or nil until the mark has arrived.
  private mutating func takePaste() -> String? {
    let mark = Array("\u{1B}[201~".utf8)
    let end = bytes.indices.first { bytes[$0...].starts(with: mark) }
    // Until the whole mark has arrived, the last bytes may be its beginning.
    let count = end ?? max(0, bytes.count - (mark.count - 1))
    let text = ((pasted ?? []) + bytes.prefix(count)).prefix(Self.longestPaste)
    bytes.removeFirst(count + (end == nil ? 0 : mark.count))
    pasted = end == nil ? Array(text) : nil
    return end == nil ? nil : String(decoding: text, as: UTF8.self)
  }

  private static func key(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x03: .interrupt
    case 0x1A: .suspend
    case 0x09: .tab
    case 0x0D, 0x0A: .enter
    case 0x7F, 0x08: .backspace
    case 0x20..<0x7F: .character(Character(Unicode.Scalar(byte)))
    default: nil
    }
  }

  /// Returns the key of an escape sequence, by its parameters and its last byte.
  private static func sequence(_ parameters: String, _ final: UInt8) -> Key? {
    switch (parameters, final) {
    case (_, UInt8(ascii: "A")): .up
    case (_, UInt8(ascii: "B")): .down
    case (_, UInt8(ascii: "C")): .right
    case (_, UInt8(ascii: "D")): .left
    case (_, UInt8(ascii: "H")), ("1", UInt8(ascii: "~")), ("7", UInt8(ascii: "~")): .home
    case (_, UInt8(ascii: "F")), ("4", UInt8(ascii: "~")), ("8", UInt8(ascii: "~")): .end
    case ("5", UInt8(ascii: "~")): .pageUp
    case ("6", UInt8(ascii: "~")): .pageDown
    default: nil
    }
  }
}
