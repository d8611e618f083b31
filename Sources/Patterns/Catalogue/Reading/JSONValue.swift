/// A JSON value of any type.
enum JSONValue: Hashable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// The text, or nil for anything else.
  var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  /// The whole number, or nil for anything else.
  var integer: Int? {
    if case .integer(let integer) = self { integer } else { nil }
  }

  /// True or false, or nil for anything else.
  var bool: Bool? {
    if case .bool(let bool) = self { bool } else { nil }
  }

  /// True for an object.
  var isObject: Bool {
    if case .object = self { true } else { false }
  }

  /// The texts of a list of texts, or nil for anything else.
  var strings: [String]? {
    guard case .array(let values) = self else { return nil }
    let strings = values.compactMap(\.string)
    return strings.count == values.count ? strings : nil
  }
}

extension JSONValue: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // The most frequent types first: a failed attempt is slow.
    if container.decodeNil() {
      self = .null
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let integer = try? container.decode(Int.self) {
      self = .integer(integer)
    } else if let object = try? container.decode([String: JSONValue].self) {
      self = .object(object)
    } else if let values = try? container.decode([JSONValue].self) {
      self = .array(values)
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else {
      self = .number(try container.decode(Double.self))
    }
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value as errors name it.
  var description: String {
    switch self {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .integer(let integer): "\(integer)"
    case .number(let number): "\(number)"
    case .string(let string): "\"\(string.quotable)\""
    case .array(let values): values.isEmpty ? "an empty list" : "a list"
    case .object: "an object"
    }
  }
}
