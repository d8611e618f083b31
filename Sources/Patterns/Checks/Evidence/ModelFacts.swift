import Observing
public import Tracing

/// The structure of a model that crossed a boundary as an argument, as observed in every message that carried it.
/// Values that were read from a property or returned are not included.
public struct ModelFacts: Hashable, Sendable {
  /// A value inside the model, or the model itself.
  public struct Part: Hashable, Sendable {
    /// The kind of value.
    public enum Kind: String, Sendable {
      /// A number, a truth value, a character or a text.
      case primitive
      /// A case without values.
      case choice
      /// A structure, a tuple, or a case with values.
      case record
      /// An array, a set or a dictionary.
      case list
      /// Nil.
      case nothing
      /// An object.
      case object
      /// A function.
      case closure
    }

    /// Its place in the model, such as `success.entries[].name`; empty for the model itself.
    public let path: String
    /// The type with its module, such as `Swift.String`.
    public let type: String
    /// The kind of value.
    public let kind: Kind

    /// Creates a part from its place, its type and its kind.
    package init(path: String, type: String, kind: Kind) {
      self.path = path
      self.type = type
      self.kind = kind
    }
  }

  /// The name of the model's type without its module, such as `Countries.Fetch.Response`.
  public let name: String
  /// The role that it was sent to.
  public let receiver: Role
  /// All parts that were found in it.
  public internal(set) var parts: Set<Part>

  /// Creates the facts about a model and the role that it was sent to.
  @MainActor public init(of value: Any, sentTo receiver: Role) {
    name = String(reflecting: type(of: value)).droppingModule
    self.receiver = receiver
    parts = []
    add(value, at: "")
  }

  /// Adds the parts of a value.
  ///
  /// - Parameter isRepeated: True if a structure of the same type has been added at the same place: then only those of
  ///   its properties are added whose parts can differ.
  @MainActor private mutating func add(_ value: Any, at path: String, isRepeated: Bool = false) {
    let valueType = Swift.type(of: value)
    let type = typeNames(ObjectIdentifier(valueType))
    func note(_ kind: Part.Kind) {
      parts.insert(Part(path: path, type: type, kind: kind))
    }
    // Most values are of these types, and a mirror takes far longer.
    if valueType == String.self || valueType == Int.self || valueType == Bool.self { return note(.primitive) }
    if let fields = Self.fields(of: valueType) {
      note(.record)
      for field in fields where !isRepeated || !Self.isUniform(field.type) {
        add(
          field.value(in: value), at: path.appending(field.name),
          isRepeated: isRepeated && Self.fields(of: field.type) != nil)
      }
      return
    }
    if let optional = value as? any Wrapping {
      guard let wrapped = optional.wrapped else { return note(.nothing) }
      return add(wrapped, at: path)
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection, .set, .dictionary:
      note(.list)
      // Elements of a protocol's type can differ, whatever the first one is.
      let contents = (valueType as? any StandardContainer.Type)?.contents ?? [Any.self]
      let isUniform = contents.allSatisfy(Self.isUniform)
      let areStructures = contents.allSatisfy { Self.fields(of: $0) != nil }
      for (index, child) in mirror.children.prefix(isUniform ? 1 : .max).enumerated() {
        add(child.value, at: path + "[]", isRepeated: areStructures && index > 0)
      }
    case .class, .foreignReference:
      note(.object)
    case .enum where mirror.children.isEmpty:
      note(.choice)
    case nil:
      note(type.contains("->") ? .closure : .primitive)
    default:
      note(.record)
      for child in mirror.children { add(child.value, at: path.appending(child.label)) }
    }
  }

  /// Looks up the stored properties of a structure, once for each type; they are read in half the time that a mirror
  /// takes. Returns nil for any other type, and for a structure with a custom mirror.
  @MainActor private static func fields(of type: Any.Type) -> [StoredField]? {
    if let known = fields[ObjectIdentifier(type)] { return known }
    let isStructure = MetadataKind(of: type) == .structure && !(type is any CustomReflectable.Type)
    let found = isStructure ? storedFields(of: type) : nil
    fields[ObjectIdentifier(type)] = .some(found)
    return found
  }

  @MainActor private static var fields: [ObjectIdentifier: [StoredField]?] = [:]

  /// Returns true if all values of a type have the same parts: it has no cases, contents or subtypes.
  @MainActor private static func isUniform(_ type: Any.Type) -> Bool {
    if type == String.self || type == Int.self || type == Bool.self { return true }
    return fields(of: type)?.allSatisfy { isUniform($0.type) } ?? false
  }
}

extension ModelFacts.Part: CustomStringConvertible {
  /// The type and the place: `Swift.Int in 'success.count'`.
  public var description: String { path.isEmpty ? type : "\(type) in '\(path)'" }
}

/// An optional, whose value is read without a mirror.
private protocol Wrapping {
  var wrapped: Any? { get }
}

extension Optional: Wrapping {
  fileprivate var wrapped: Any? { self }
}

/// The names of types with their modules, by the types' identifiers.
private let typeNames = Memo<ObjectIdentifier, String> {
  String(reflecting: unsafeBitCast($0, to: Any.Type.self))
}

extension String {
  /// A type's name without its module.
  fileprivate var droppingModule: String {
    guard let dot = firstIndex(of: ".") else { return self }
    return String(self[index(after: dot)...])
  }

  /// Returns the path of a child; a child without a label has the path of its parent.
  fileprivate func appending(_ label: String?) -> String {
    guard let label else { return self }
    return isEmpty ? label : "\(self).\(label)"
  }
}
