public import Tracing

/// Who holds whom in a running app, and what was left when the app had been dropped.
public struct Ownership: Sendable {
  /// A stored property of one object that refers to another.
  public struct Reference: Hashable, Sendable {
    /// The type of the object that has the property.
    public let owner: String
    /// The part that it plays, or nil.
    public let ownerRole: Role?
    /// The property's name.
    public let field: String
    /// The type of the object that is referred to.
    public let target: String
    /// The part that it plays, or nil.
    public let targetRole: Role?
    /// Whether the property keeps the object alive.
    public let isStrong: Bool
  }

  /// The story, and the step of it after which the root was dropped.
  public let moment: String
  /// Every reference that was found, each once.
  public let references: [Reference]
  /// How many objects with a role were found.
  public let objectCount: Int
  /// The types of the objects with a role that were still alive after the root had been dropped.
  public let survivors: [String]

  /// Takes a moment, what was found before it, and what was left after it.
  public init(moment: String, references: [Reference], objectCount: Int, survivors: [String]) {
    self.moment = moment
    self.references = references
    self.objectCount = objectCount
    self.survivors = survivors
  }

  /// The same observation at another moment.
  package func called(_ moment: String) -> Ownership {
    Ownership(moment: moment, references: references, objectCount: objectCount, survivors: survivors)
  }
}

/// The objects that can be reached from an app's root through stored properties.
///
/// What a closure captured cannot be seen; it shows in what survives.
@MainActor package final class ObjectGraph {
  private struct Node {
    weak var object: AnyObject?
    let type: String
    let role: Role?
  }

  private let role: (AnyObject) -> Role?
  private var nodes: [ObjectIdentifier: Node] = [:]
  private var order: [ObjectIdentifier] = []
  private var visited: Set<ObjectIdentifier> = []
  package private(set) var references: Set<Ownership.Reference> = []

  /// Takes what tells the part that an object plays.
  package init(role: @escaping (AnyObject) -> Role?) {
    self.role = role
  }

  /// Adds everything that `roots` lead to now, without what only the object `outside` leads to.
  package func walk(from roots: [AnyObject], leavingOut outside: AnyObject? = nil) {
    visited = Set(outside.map { [ObjectIdentifier($0)] } ?? [])
    for root in roots { visit(root, node(of: root)) }
  }

  private func visit(_ root: AnyObject, _ node: Node) {
    let id = ObjectIdentifier(root)
    guard visited.insert(id).inserted else { return }
    if nodes.updateValue(node, forKey: id) == nil { order.append(id) }
    // Superclasses first, as the metadata has it: two classes may call a property by the same name.
    let mirrors = sequence(first: Mirror(reflecting: root), next: \.superclassMirror)
    let fields = fields(of: type(of: root))
    var first = 0
    for children in Array(mirrors).reversed().map(\.children) {
      let end = first + children.count
      for field in fields where first <= field.index && field.index < end {
        // Only here is the value read.
        let child = children[children.index(children.startIndex, offsetBy: field.index - first)]
        follow(child.value, from: node, field: field.name, isStrong: field.isStrong)
      }
      first = end
    }
  }

  /// The objects that were found and are alive, in the order in which they were found.
  package var objects: [AnyObject] { order.compactMap { nodes[$0]?.object } }

  /// The node of an object: the known one, or a new one.
  private func node(of object: AnyObject) -> Node {
    if let known = nodes[ObjectIdentifier(object)], known.object != nil { return known }
    return Node(object: object, type: name(object), role: role(object))
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
      facts[node.type] = TypeFacts(type(of: object), role: role)
    }
    return facts.values.sorted { $0.name < $1.name }
  }

  /// The types of the objects with a role that are still alive.
  package var survivors: [String] {
    nodes.values.filter { $0.role != nil && $0.object != nil }.map(\.type).sorted()
  }

  /// A stored property that may refer to objects.
  private struct Field {
    /// The place among the type's stored properties.
    let index: Int
    let name: String
    let isStrong: Bool
  }

  /// The stored properties of a class or structure that may refer to objects; looked up once for each type.
  private func fields(of type: Any.Type) -> [Field] {
    if let known = Self.fields[ObjectIdentifier(type)] { return known }
    let fields = storedFields(of: type).enumerated().filter { mayHoldObjects($1.type) }.map { index, field in
      Field(index: index, name: field.name.nameInSource, isStrong: field.isStrong)
    }
    Self.fields[ObjectIdentifier(type)] = fields
    return fields
  }

  private static var fields: [ObjectIdentifier: [Field]] = [:]

  /// Whether values of a type may refer to objects; structures that can be compared, such as the catalogue's, are
  /// taken for plain. Found out once for each type.
  private func mayHoldObjects(_ type: Any.Type) -> Bool {
    if let known = Self.objectHolders[ObjectIdentifier(type)] { return known }
    let mayHold = type is AnyObject.Type || !(type is any Equatable.Type)
    Self.objectHolders[ObjectIdentifier(type)] = mayHold
    return mayHold
  }

  private static var objectHolders: [ObjectIdentifier: Bool] = [:]

  private func follow(_ value: Any, from owner: Node, field: String, isStrong: Bool) {
    let type = type(of: value)
    guard mayHoldObjects(type) else { return }
    if type is AnyObject.Type {
      let object = value as AnyObject
      let target = node(of: object)
      references.insert(
        Ownership.Reference(
          owner: owner.type, ownerRole: owner.role, field: field, target: target.type,
          targetRole: target.role,
          isStrong: isStrong))
      return visit(object, target)
    }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .struct else {
      for child in mirror.children { follow(child.value, from: owner, field: field, isStrong: isStrong) }
      return
    }
    let children = mirror.children
    for stored in fields(of: type) where stored.index < children.count {
      let child = children[children.index(children.startIndex, offsetBy: stored.index)]
      follow(child.value, from: owner, field: field, isStrong: isStrong && stored.isStrong)
    }
  }

  /// The name of an object's class; looked up once for each class.
  private func name(_ object: AnyObject) -> String {
    let type = ObjectIdentifier(type(of: object))
    if let known = Self.names[type] { return known }
    let name = String(describing: Swift.type(of: object))
    Self.names[type] = name
    return name
  }

  private static var names: [ObjectIdentifier: String] = [:]
}

extension String {
  /// The name of a property as it was written, without what the storage of a property wrapper or of a lazy property
  /// has in front.
  fileprivate var nameInSource: String {
    for prefix in ["$__lazy_storage_$_", "_"] where hasPrefix(prefix) {
      return String(dropFirst(prefix.count))
    }
    return self
  }
}
