/// What a message carried, as a short tree that can be printed, compared and encoded.
///
/// The tree is cut to the first items of a list, to a few levels and to short texts, so that a trace of the
/// whole catalogue stays readable. `count` keeps the true number of a list's items.
public struct Payload: Hashable, Codable, Sendable {
  /// The field or argument that holds the value, or nil for the root and for a list's items.
  public let label: String?
  /// The name of the value's type, without its module.
  public let type: String
  /// The value itself where it is a scalar, a text, a case or nil.
  public let text: String?
  /// How many items a list has.
  public let count: Int?
  /// Fields, associated values, or the first items of a list.
  public let children: [Payload]

  /// A payload with nothing in it.
  public static let none = Payload(label: nil, type: "Void", text: nil, count: nil, children: [])
}

extension Payload {
  /// How much of a value is kept.
  struct Limits {
    var items = 3
    var depth = 4
    var characters = 60
  }

  /// The tree of `value`, made by reflection.
  public init(reflecting value: Any) {
    self.init(value, label: nil, depth: 0, limits: Limits())
  }

  private init(_ value: Any, label: String?, depth: Int, limits: Limits) {
    let type = Payload.name(of: Swift.type(of: value))
    let mirror = Mirror(reflecting: value)

    func leaf(_ text: String) -> Payload {
      Payload(label: label, type: type, text: text, count: nil, children: [])
    }
    func descend(_ child: Any, _ label: String?) -> Payload {
      Payload(child, label: label, depth: depth + 1, limits: limits)
    }

    if let text = value as? String {
      self = leaf("\"\(Payload.cut(text, to: limits.characters))\"")
      return
    }
    switch mirror.displayStyle {
    case .optional:
      guard let wrapped = mirror.children.first else {
        self = leaf("nil")
        return
      }
      self.init(wrapped.value, label: label, depth: depth, limits: limits)
    case .collection, .set, .dictionary:
      var items = mirror.children.map(\.value)
      if mirror.displayStyle != .collection {
        items.sort { String(describing: $0) < String(describing: $1) }
      }
      let kept = depth < limits.depth ? items.prefix(limits.items) : []
      self.init(
        label: label, type: type, text: nil, count: items.count, children: kept.map { descend($0, nil) })
    case .struct, .tuple, .enum:
      if let described = value as? any CustomStringConvertible, !(value is any Error) {
        self = leaf(Payload.cut(described.description, to: limits.characters))
      } else if mirror.displayStyle == .enum {
        let name = mirror.children.first?.label ?? String(describing: value)
        let values = mirror.children.first.map { [descend($0.value, nil)] } ?? []
        self.init(label: label, type: type, text: ".\(name)", count: nil, children: values)
      } else {
        let kept = depth < limits.depth ? Array(mirror.children) : []
        self.init(
          label: label, type: type, text: nil, count: nil, children: kept.map { descend($0.value, $0.label) })
      }
    case .class, .foreignReference:
      self.init(label: label, type: type, text: nil, count: nil, children: [])
    case nil:
      let isFunction = type.contains("->")
      self = leaf(isFunction ? "closure" : Payload.cut(String(describing: value), to: limits.characters))
    @unknown default:
      self = leaf(Payload.cut(String(describing: value), to: limits.characters))
    }
  }

  /// The name of a type without its module, `Optional` and `Array` as they are written in code.
  public static func name(of type: Any.Type) -> String {
    String(describing: type)
  }

  private static func cut(_ text: String, to limit: Int) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ⏎ ")
    return line.count > limit ? line.prefix(limit - 1) + "…" : line
  }
}

extension Payload {
  /// The payload on one line, at most `limit` characters.
  public func summary(limit: Int = 60) -> String {
    let text = inline
    return text.count > limit ? text.prefix(limit - 1) + "…" : text
  }

  private var inline: String {
    if self == .none { return "" }
    if let count {
      let items = children.map(\.nameInList)
      let rest = count > items.count && !items.isEmpty ? ", …" : ""
      let item = type.hasPrefix("Array<") ? String(type.dropFirst(6).dropLast()) : type
      return "\(count) × \(item)" + (items.isEmpty ? "" : ": " + items.joined(separator: ", ") + rest)
    }
    if let text {
      return children.isEmpty ? text : "\(text)(\(children.map(\.inline).joined(separator: ", ")))"
    }
    if children.isEmpty { return type }
    if children.count == 1, let only = children.first, type.hasPrefix("(") { return only.inline }
    if let naming { return "\(type)(\(naming))" }
    let fields = children.map { child in
      guard let label = child.label, !label.hasPrefix(".") else { return child.inline }
      return "\(label): \(child.inline)"
    }
    let name = type.hasPrefix("(") ? "" : type
    return "\(name)(\(fields.joined(separator: ", ")))"
  }

  /// What stands for a record: the text of its name or title, quoted, where it has one.
  private var naming: String? {
    children.first { $0.label == "name" || $0.label == "title" }?.text
  }

  /// What stands for a record among its likes.
  private var nameInList: String {
    naming?.trimmingQuotes ?? inline
  }
}

extension String {
  fileprivate var trimmingQuotes: String {
    hasPrefix("\"") && hasSuffix("\"") && count > 1 ? String(dropFirst().dropLast()) : self
  }
}
