/// A key that a person has pressed.
enum Key: Equatable {
  case up, down, left, right, pageUp, pageDown, home, end
  case enter, escape, backspace
  /// Ctrl-C.
  case interrupt
  /// Ctrl-Z.
  case suspend
  /// A letter, a digit or a sign.
  case character(Character)

  /// Reads the keys in what a terminal has sent; what is not known is passed over.
  ///
  /// - Parameter bytes: What came in one piece; a lone escape at its end is the escape key.
  static func all(in bytes: [UInt8]) -> [Key] {
    var keys: [Key] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      switch byte {
      case 0x03: keys.append(.interrupt)
      case 0x1A: keys.append(.suspend)
      case 0x0D, 0x0A: keys.append(.enter)
      case 0x7F, 0x08: keys.append(.backspace)
      case 0x1B:
        guard let second = rest.first, second == UInt8(ascii: "[") || second == UInt8(ascii: "O") else {
          keys.append(.escape)
          continue
        }
        rest.removeFirst()
        let parameters = rest.prefix { (0x30...0x3F).contains($0) }
        rest = rest.dropFirst(parameters.count)
        guard let final = rest.popFirst() else { continue }
        if let key = sequence(String(decoding: parameters, as: UTF8.self), final) { keys.append(key) }
      case 0x20..<0x7F: keys.append(.character(Character(Unicode.Scalar(byte))))
      default: continue
      }
    }
    return keys
  }

  /// The key of an escape sequence, by its parameters and its last byte.
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
