// A large app has a million expressions, and facts are kept and passed as JSON. An expression and a type are therefore
// written as lists of values without keys, which end with the last value that differs from its default.

extension Expression {
  /// Reads the list that `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    self.init(
      try values.decode(Kind.self), try values.decode(String.self), line: try values.decode(Int.self),
      parent: try values.next(), part: try values.next(), position: try values.next())
    base = try values.next()
    labels = try values.next() ?? []
    type = try values.next()
    isConstant = try values.next() ?? false
    names = try values.next() ?? []
    forced = try values.next() ?? []
  }

  /// Writes the values, those that are used most often first.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    try values.encode(kind)
    try values.encode(name)
    try values.encode(line)
    var list = OptionalValues(values)
    try list.add(parent)
    try list.add(part)
    try list.add(position)
    try list.add(base)
    try list.add(labels.isEmpty ? nil : labels)
    try list.add(type)
    try list.add(isConstant ? true : nil)
    try list.add(names.isEmpty ? nil : names)
    try list.add(forced.isEmpty ? nil : forced)
  }
}

extension TypeName {
  /// Reads the list that `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    text = try values.decode(String.self)
    core = try values.next() ?? text
    names = try values.next() ?? [text]
    isOptional = try values.next() ?? false
    isForced = try values.next() ?? false
    isAny = try values.next() ?? false
    isEscaping = try values.next() ?? false
    hasSpecifier = try values.next() ?? false
    function = try values.next()
  }

  /// Writes the text, and further values if they differ from those of a type that is a single name.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    try values.encode(text)
    var list = OptionalValues(values)
    try list.add(core == text ? nil : core)
    try list.add(names == [text] ? nil : names)
    try list.add(isOptional ? true : nil)
    try list.add(isForced ? true : nil)
    try list.add(isAny ? true : nil)
    try list.add(isEscaping ? true : nil)
    try list.add(hasSpecifier ? true : nil)
    try list.add(function)
  }
}

extension UnkeyedDecodingContainer {
  /// Decodes the next value; returns nil if it is null or after the end.
  fileprivate mutating func next<Value: Decodable>() throws -> Value? {
    isAtEnd ? nil : try decodeIfPresent(Value.self)
  }
}

/// A list that leaves out the nils after its last value.
private struct OptionalValues {
  private var values: any UnkeyedEncodingContainer
  /// The nils since the last value.
  private var nils = 0

  init(_ values: any UnkeyedEncodingContainer) { self.values = values }

  mutating func add(_ value: (some Encodable)?) throws {
    guard let value else {
      nils += 1
      return
    }
    for _ in 0..<nils { try values.encodeNil() }
    nils = 0
    try values.encode(value)
  }
}
