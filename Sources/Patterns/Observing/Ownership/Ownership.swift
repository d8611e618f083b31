public import Tracing

/// The references between the objects of a running app, and the objects left after the app was released.
public struct Ownership: Sendable {
  /// A stored property of one object that refers to another.
  public struct Reference: Hashable, Sendable {
    /// The type of the object that has the property.
    public let owner: String
    /// The role of that object, or nil.
    public let ownerRole: Role?
    /// The property's name.
    public let field: String
    /// The type of the object that is referred to.
    public let target: String
    /// The role of that object, or nil.
    public let targetRole: Role?
    /// True if the property keeps the object alive.
    public let isStrong: Bool

    /// Creates a reference: a property of one type, and the type that the property refers to.
    package init(
      owner: String, ownerRole: Role?, field: String, target: String, targetRole: Role?, isStrong: Bool
    ) {
      self.owner = owner
      self.ownerRole = ownerRole
      self.field = field
      self.target = target
      self.targetRole = targetRole
      self.isStrong = isStrong
    }
  }

  /// The story, and its step after which the root was released.
  public let moment: String
  /// Every reference that was found, each once.
  public let references: [Reference]
  /// The number of objects with a role that were found.
  public let objectCount: Int
  /// The types of the objects with a role that were still alive after the root was released.
  public let survivors: [String]

  /// Creates an observation from a moment, the references found before it, and the objects left after it.
  public init(moment: String, references: [Reference], objectCount: Int, survivors: [String]) {
    self.moment = moment
    self.references = references
    self.objectCount = objectCount
    self.survivors = survivors
  }

  /// Returns the same observation at another moment.
  package func called(_ moment: String) -> Ownership {
    Ownership(moment: moment, references: references, objectCount: objectCount, survivors: survivors)
  }
}

/// The objects that can be reached from an app's root through stored properties.
///
/// Closure captures cannot be read; a leak reveals them.
@MainActor package final class ObjectGraph {
  private struct Node {
    weak var object: AnyObject?
    /// Its class, and the name of the class.
    let kind: ObjectIdentifier
    let type: String
    let role: Role?
  }

  private let role: (AnyObject) -> Role?
  private let recordsReferences: Bool
  private var edges: Set<Edge> = []
  private var nodes: [ObjectIdentifier: Node] = [:]
  private var order: [ObjectIdentifier] = []
  private var visited: Set<ObjectIdentifier> = []
  package private(set) var references: Set<Ownership.Reference> = []

  /// Creates a graph; `role` returns the role of an object.
  ///
  /// - Parameter recordsReferences: True if `references` are recorded.
  package init(recordsReferences: Bool = true, role: @escaping (AnyObject) -> Role?) {
    self.role = role
    self.recordsReferences = recordsReferences
  }

  /// A reference in a form that is cheap to compare.
  private struct Edge: Hashable {
    let owner: ObjectIdentifier
    let target: ObjectIdentifier
    let field: String
    let isStrong: Bool
  }

  private func record(_ owner: Node, _ field: String, _ target: Node, isStrong: Bool) {
    guard recordsReferences else { return }
    let edge = Edge(owner: owner.kind, target: target.kind, field: field, isStrong: isStrong)
    guard edges.insert(edge).inserted else { return }
    references.insert(
      Ownership.Reference(
        owner: owner.type, ownerRole: owner.role, field: field, target: target.type, targetRole: target.role,
        isStrong: isStrong))
  }

  /// Adds all objects that can be reached from `roots` now, except by way of the objects `outside`.
  package func walk(from roots: [AnyObject], leavingOut outside: [AnyObject] = []) {
    visited = Set(outside.map(ObjectIdentifier.init))
    for root in roots { visit(root, node(of: root)) }
  }

  private func visit(_ root: AnyObject, _ node: Node) {
    let id = ObjectIdentifier(root)
    guard visited.insert(id).inserted else { return }
    if nodes.updateValue(node, forKey: id) == nil { order.append(id) }
    for field in Self.fields(of: type(of: root)) {
      follow(field.stored.value(of: root), from: node, field: field.name, isStrong: field.stored.isStrong)
    }
  }

  /// The objects that were found and are alive, in the order in which they were found.
  package var objects: [AnyObject] { order.compactMap { nodes[$0]?.object } }

  /// Returns the node of an object: the known one, or a new one.
  private func node(of object: AnyObject) -> Node {
    if let known = nodes[ObjectIdentifier(object)], known.object != nil { return known }
    return Node(
      object: object, kind: ObjectIdentifier(Swift.type(of: object)), type: name(object), role: role(object))
  }

  /// The objects with a role that were found.
  package var objectsWithRole: Int {
    nodes.values.count { $0.role != nil }
  }

  /// The types of the objects with a role that are alive now, each once, by name.
  package var types: [TypeFacts] {
    var facts: [String: TypeFacts] = [:]
    for node in nodes.values where facts[node.type] == nil {
      guard let object = node.object, let role = node.role else { continue }
      facts[node.type] = Self.facts(on: type(of: object), role: role)
    }
    return facts.values.sorted { $0.name < $1.name }
  }

  /// Looks up the facts on a type, once for each type and role.
  private static func facts(on type: AnyObject.Type, role: Role) -> TypeFacts {
    let part = Part(kind: ObjectIdentifier(type), role: role)
    if let known = facts[part] { return known }
    let new = TypeFacts(type, role: role)
    facts[part] = new
    return new
  }

  private struct Part: Hashable {
    let kind: ObjectIdentifier
    let role: Role
  }

  private static var facts: [Part: TypeFacts] = [:]

  /// The types of the objects with a role that are still alive.
  package var survivors: [String] {
    nodes.values.filter { $0.role != nil && $0.object != nil }.map(\.type).sorted()
  }

  /// A stored property that may refer to objects.
  private struct Field {
    let name: String
    /// The name without the prefix of the storage of a lazy property.
    let ownName: String
    let stored: StoredField
  }

  /// Looks up the stored properties of a class or structure that may refer to objects, once for each type.
  private static func fields(of type: Any.Type) -> [Field] {
    if let known = fields[ObjectIdentifier(type)] { return known }
    let fields = storedFields(of: type).filter { mayHoldObjects($0.type) }.map {
      Field(
        name: $0.name.nameInSource, ownName: $0.name.replacing("$__lazy_storage_$_", with: ""), stored: $0)
    }
    self.fields[ObjectIdentifier(type)] = fields
    return fields
  }

  private static var fields: [ObjectIdentifier: [Field]] = [:]

  /// Returns the name of the property of an object's own class that refers to another object; nil if none does.
  static func property(of owner: AnyObject, holding object: AnyObject) -> String? {
    let owning: AnyObject.Type = type(of: owner)
    let held = fields(of: owning).first { field in
      guard field.stored.declaration.type == owning,
        case let value as AnyObject? = field.stored.value(of: owner)
      else { return false }
      return value === object
    }
    return held?.ownName
  }

  /// Returns true if values of a type may refer to objects, looked up once for each type. Values that can be compared,
  /// such as the catalogue's, are assumed to hold none.
  private static func mayHoldObjects(_ type: Any.Type) -> Bool {
    if let known = holders[ObjectIdentifier(type)] { return known }
    var visited: Set<ObjectIdentifier> = []
    let isHolder = mayHoldObjects(type, &visited)
    holders[ObjectIdentifier(type)] = isHolder
    return isHolder
  }

  private static var holders: [ObjectIdentifier: Bool] = [:]

  private static func mayHoldObjects(_ type: Any.Type, _ visited: inout Set<ObjectIdentifier>) -> Bool {
    guard !(type is AnyObject.Type) else { return true }
    guard visited.insert(ObjectIdentifier(type)).inserted else { return false }
    if let container = type as? any ObjectContainer.Type {
      return container.contents.contains { mayHoldObjects($0, &visited) }
    }
    guard !(type is any Equatable.Type) else { return false }
    switch MetadataKind(of: type) {
    case .structure: return storedFields(of: type).contains { mayHoldObjects($0.type, &visited) }
    case .function, .metatype, .existentialMetatype: return false
    default: return true
    }
  }

  /// The way from a value to objects.
  private enum Way {
    case none
    /// The value is an object.
    case object
    /// The contents of the value are objects.
    case contents
    /// Some stored properties of the value hold objects.
    case fields([Field])
    /// A mirror of the value shows objects.
    case mirror
  }

  /// Determines the way from a value to objects, once for each type.
  private func way(from value: Any, of type: Any.Type) -> Way {
    if let known = Self.ways[ObjectIdentifier(type)] { return known }
    let way: Way =
      if !Self.mayHoldObjects(type) {
        .none
      } else if type is AnyObject.Type {
        .object
      } else if value is any ObjectContainer {
        .contents
      } else if Mirror(reflecting: value).displayStyle == .struct {
        .fields(Self.fields(of: type))
      } else {
        .mirror
      }
    Self.ways[ObjectIdentifier(type)] = way
    return way
  }

  private static var ways: [ObjectIdentifier: Way] = [:]

  private func follow(_ value: Any, from owner: Node, field: String, isStrong: Bool) {
    switch way(from: value, of: type(of: value)) {
    case .none: break
    case .object:
      let object = value as AnyObject
      let target = node(of: object)
      record(owner, field, target, isStrong: isStrong)
      visit(object, target)
    case .contents:
      (value as? any ObjectContainer)?.forEachContent {
        follow($0, from: owner, field: field, isStrong: isStrong)
      }
    case .fields(let fields):
      for inner in fields {
        follow(
          inner.stored.value(in: value), from: owner, field: field,
          isStrong: isStrong && inner.stored.isStrong)
      }
    case .mirror:
      for child in Mirror(reflecting: value).children {
        follow(child.value, from: owner, field: field, isStrong: isStrong)
      }
    }
  }

  /// Looks up the name of an object's class, once for each class.
  private func name(_ object: AnyObject) -> String {
    let type = ObjectIdentifier(type(of: object))
    if let known = Self.names[type] { return known }
    let name = String(describing: Swift.type(of: object))
    Self.names[type] = name
    return name
  }

  private static var names: [ObjectIdentifier: String] = [:]
}

/// Returns a function with the results of `role`, which it calls only once for each class.
@MainActor package func askingOnceForEachClass(
  _ role: @escaping (AnyObject) -> Role?
) -> (AnyObject) -> Role? {
  var known: [ObjectIdentifier: Role?] = [:]
  return { object in
    let kind = ObjectIdentifier(type(of: object))
    if let role = known[kind] { return role }
    let answer = role(object)
    known[kind] = .some(answer)
    return answer
  }
}

/// A container whose contents are read directly; a mirror takes many times as long.
protocol ObjectContainer: StandardContainer {
  func forEachContent(_ body: (Any) -> Void)
}

extension Optional: ObjectContainer {
  func forEachContent(_ body: (Any) -> Void) {
    if let self { body(self) }
  }
}

extension Array: ObjectContainer {
  func forEachContent(_ body: (Any) -> Void) {
    for element in self { body(element) }
  }
}

extension Set: ObjectContainer {
  func forEachContent(_ body: (Any) -> Void) {
    for element in self { body(element) }
  }
}

extension Dictionary: ObjectContainer {
  func forEachContent(_ body: (Any) -> Void) {
    for (key, value) in self {
      body(key)
      body(value)
    }
  }
}

extension String {
  /// The name of a property in the source, without the prefix of the storage of a property wrapper or a lazy property.
  fileprivate var nameInSource: String {
    for prefix in ["$__lazy_storage_$_", "_"] where hasPrefix(prefix) {
      return String(dropFirst(prefix.count))
    }
    return self
  }
}
