/// A message's arguments as a short tree that can be printed, compared and encoded.
///
/// The tree is cut to the first items of a list, to a few levels and to short texts, so that a trace of the
/// whole catalogue stays readable. `count` keeps the true number of a list's items.
public struct Payload: Hashable, Codable, Sendable {
  /// The field or argument that holds the value, or nil for the root, a list's items and an enum's values.
  public let label: String?
  /// The name of the value's type, without its module.
  public let type: String
  /// The value itself if it is a scalar, a text, a case or nil.
  public let text: String?
  /// The number of items in a list.
  public let count: Int?
  /// Fields, associated values, or the first items of a list.
  public let children: [Payload]

  /// An empty payload.
  public static let none = Payload(label: nil, type: "Void", text: nil, count: nil, children: [])
}

extension Payload {
  /// The limits on the size of the tree.
  struct Limits {
    var items = 3
    var depth = 4
    var characters = 60
  }

  /// Creates the tree of `value` by reflection.
  public init(reflecting value: Any) {
    guard !(value is Void) else {
      self = .none
      return
    }
    self.init(value, label: nil, depth: 0, limits: Limits())
  }

  private init(_ value: Any, label: String?, depth: Int, limits: Limits) {
    // Most values are texts and objects; they need no mirror, the most expensive part.
    if let text = value as? String {
      let quoted = "\"\(Payload.cut(text, to: limits.characters))\""
      self.init(label: label, type: "String", text: quoted, count: nil, children: [])
      return
    }
    let type = Payload.name(of: Swift.type(of: value))
    if Swift.type(of: value) is AnyObject.Type, !(value is any CustomReflectable) {
      if let standIn = value as? any Proxy {
        self.init(standIn.original, label: label, depth: depth, limits: limits)
      } else {
        self.init(label: label, type: type, text: nil, count: nil, children: [])
      }
      return
    }
    let mirror = Mirror(reflecting: value)

    func leaf(_ text: String) -> Payload {
      Payload(label: label, type: type, text: text, count: nil, children: [])
    }
    func descend(_ child: Any, _ label: String?) -> Payload {
      Payload(child, label: label, depth: depth + 1, limits: limits)
    }

    switch mirror.displayStyle {
    case .optional:
      guard let wrapped = mirror.children.first else {
        self = leaf("nil")
        return
      }
      self.init(wrapped.value, label: label, depth: depth, limits: limits)
    case .collection, .set, .dictionary:
      let items = mirror.children.lazy.map { descend($0.value, nil) }
      var kept: [Payload] = []
      if depth < limits.depth {
        // A set has no order: sorting by the printed form gives the same order in each run.
        kept =
          mirror.displayStyle == .collection
          ? Array(items.prefix(limits.items))
          : Array(items.map { ($0, "\($0)") }.sorted { $0.1 < $1.1 }.map(\.0).prefix(limits.items))
      }
      self.init(label: label, type: type, text: nil, count: mirror.children.count, children: kept)
    case .struct, .tuple, .enum:
      if let described = value as? any CustomStringConvertible {
        self = leaf(Payload.cut(described.description, to: limits.characters))
      } else if mirror.displayStyle == .enum {
        let name = mirror.children.first?.label ?? String(describing: value)
        let values = depth < limits.depth ? mirror.children.map { descend($0.value, nil) } : []
        self.init(label: label, type: type, text: ".\(name)", count: nil, children: values)
      } else {
        let kept = depth < limits.depth ? Array(mirror.children) : []
        self.init(
          label: label, type: type, text: nil, count: nil, children: kept.map { descend($0.value, $0.label) })
      }
    case .class, .foreignReference:
      if let standIn = value as? any Proxy {
        self.init(standIn.original, label: label, depth: depth, limits: limits)
      } else {
        self.init(label: label, type: type, text: nil, count: nil, children: [])
      }
    case nil:
      let isFunction = type.contains("->")
      self = leaf(isFunction ? "closure" : Payload.cut(String(describing: value), to: limits.characters))
    @unknown default:
      self = leaf(Payload.cut(String(describing: value), to: limits.characters))
    }
  }

  /// Returns the name of a type without its module and without the types around it.
  public static func name(of type: Any.Type) -> String {
    _typeName(type, qualified: false)
  }

  private static func cut(_ text: String, to limit: Int) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ⏎ ")
    return line.count > limit ? line.prefix(limit - 1) + "…" : line
  }
}

extension Payload {
  /// Returns the payload on one line, at most `limit` characters.
  ///
  /// If the line is too long, lists beside other values are first reduced to their lengths, then the whole line is
  /// cut.
  public func summary(limit: Int = 60) -> String {
    var text = line
    if text.count > limit, hasListBesideOthers { text = withoutItems.line }
    return text.count > limit ? text.prefix(limit - 1) + "…" : text
  }

  /// The whole payload on one line. Several arguments are written without the parentheses of the tuple that holds
  /// them.
  private var line: String {
    isTuple && !children.isEmpty ? String(fields.dropFirst().dropLast()) : inline
  }

  private var hasListBesideOthers: Bool {
    guard count == nil else { return false }
    return children.count > 1 && children.contains { $0.count != nil }
      || children.contains(where: \.hasListBesideOthers)
  }

  /// The payload without the items of its lists.
  private var withoutItems: Payload {
    Payload(
      label: label, type: type, text: text, count: count,
      children: count == nil ? children.map(\.withoutItems) : [])
  }

  private var inline: String {
    if self == .none { return "" }
    if let count {
      let items = children.map(\.nameInList)
      let rest = count > items.count && !items.isEmpty ? ", …" : ""
      return "\(count) × \(item)" + (items.isEmpty ? "" : ": " + items.joined(separator: ", ") + rest)
    }
    if let text {
      guard let values = children.first, values.type != "()" else { return text }
      return values.isTuple ? "\(text)\(values.fields)" : "\(text)(\(values.inline))"
    }
    if children.isEmpty { return type }
    if isTuple { return fields }
    if let naming { return "\(type)(\(naming))" }
    return type + fields
  }

  private var isTuple: Bool {
    type.hasPrefix("(") && text == nil
  }

  /// The children in parentheses, each after its label.
  private var fields: String {
    guard !children.isEmpty else { return "(…)" }
    let fields = children.map { child in
      guard let label = child.label, !label.hasPrefix(".") else { return child.inline }
      return "\(label): \(child.inline)"
    }
    return "(\(fields.joined(separator: ", ")))"
  }

  /// The element type of a list: `Country` for `Array<Country>`.
  private var item: String {
    for list in ["Array<", "Set<"] where type.hasPrefix(list) {
      return String(type.dropFirst(list.count).dropLast())
    }
    return type
  }

  /// The short form of a record: its quoted name or title, if it has one.
  private var naming: String? {
    children.first { $0.label == "name" || $0.label == "title" }?.text
  }

  /// The short form of a record in a list.
  private var nameInList: String {
    naming?.trimmingQuotes ?? inline
  }
}

extension String {
  /// The text without quotation marks around it.
  package var trimmingQuotes: String {
    hasPrefix("\"") && hasSuffix("\"") && count > 1 ? String(dropFirst().dropLast()) : self
  }
}

extension Payload {
  enum CodingKeys: String, CodingKey {
    case label, type, text, count, children
  }

  /// Writes every key, with null for a missing value, so that the JSON always has the same shape.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(label, forKey: .label)
    try container.encode(type, forKey: .type)
    try container.encode(text, forKey: .text)
    try container.encode(count, forKey: .count)
    try container.encode(children, forKey: .children)
  }
}
