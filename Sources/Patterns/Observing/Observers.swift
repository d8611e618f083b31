import HeadlessUI
public import Tracing

/// The observers of one running app, installed where its objects refer to each other across a boundary.
@MainActor public final class Observers {
  /// The trace that records the messages.
  public let trace: Trace

  private let role: (AnyObject) -> Role?
  private let connections: (AnyObject, Role) -> Any?
  private let staticCalls: StaticCalls?
  private var found: [ObjectIdentifier: Found] = [:]
  private var entries: [Key: Entry] = [:]
  private let slots: SlotTable
  /// Objects that the app owns, but that their observers do not keep alive.
  private var owned: [AnyObject] = []
  /// The controller whose scene is being observed; the view belongs to it.
  private var scene: UIViewController?

  /// Creates an empty registry of observers.
  ///
  /// - Parameters:
  ///   - trace: Records the messages.
  ///   - types: The observers of the app's boundaries.
  ///   - staticRoles: The roles that types play by their static methods.
  ///   - role: Returns the role of an object, or nil for an object without one; called once for each class.
  ///   - connections: Returns the objects that an object of a role refers to, or nil if they are not recorded; not asked
  ///     about the framework's own controllers.
  public init(
    trace: Trace, types: [any Observer.Type], staticRoles: [StaticRole] = [],
    role: @escaping (AnyObject) -> Role?,
    connections: @escaping (AnyObject, Role) -> Any? = { _, _ in nil }
  ) {
    self.trace = trace
    self.role = askingOnceForEachClass(role)
    self.connections = connections
    slots = .table(for: types)
    staticCalls = staticRoles.isEmpty ? nil : StaticCalls(of: staticRoles, trace: trace)
  }

  /// Installs observers where the objects that can be reached from `root` refer to each other across a boundary.
  ///
  /// Called before an app is launched, and when a controller is created, loads its view, or is shown. The parts that
  /// refer to each other by then are observed from their next message on.
  public func install(from root: AnyObject) {
    let outer = scene
    scene = root as? UIViewController ?? scene
    defer { scene = outer }
    let graph = ObjectGraph(recordsReferences: false, role: role)
    // Observers refer to this registry, through which the parts of every scene would be walked again, and to the trace.
    graph.walk(from: [root], leavingOut: [self, trace])
    let objects = graph.objects.filter { !($0 is any Proxy) }
    for object in objects { recordConnections(of: object) }
    for object in objects {
      for slot in slots.slots(of: object) { slot.replace(object, self) }
    }
    entries = entries.filter { $0.value.target != nil }
  }

  /// Records the references of an object when it is found for the first time, and again when they have changed.
  ///
  /// Setting a reference crosses no boundary, so only the result can be recorded.
  private func recordConnections(of object: AnyObject) {
    if let controller = object as? UIViewController, controller.isFrameworkOwned { return }
    guard let role = role(object), let connections = connections(object, role) else { return }
    let id = ObjectIdentifier(object)
    let neighbours = Neighbours(connections)
    if let known = found[id], known.object === object, known.neighbours == neighbours { return }
    found[id] = Found(object: object, neighbours: neighbours)
    trace.message(
      to: trace.participant(role, object), connections, kind: .connection, name: "connections"
    ) {}
  }

  /// Sends a message to a role, on behalf of the static method that sends it, if one does.
  func send<Result, Failure: Error>(
    to role: Role, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let staticCalls else { return try body() }
    return try staticCalls.send(to: role, body)
  }

  /// Installs observers in the scene of each controller that a static method is about to show.
  ///
  /// The method has created the scene's parts, which are found only now.
  func install(fromShown controllers: Any) {
    guard staticCalls != nil else { return }
    let shown = controllers as? [UIViewController] ?? [controllers as? UIViewController].compactMap(\.self)
    for controller in shown { install(from: controller) }
  }

  /// Returns the observer of `value` that has the given type: the same object each time. An observer is returned as it
  /// is.
  package func observed<Chosen: Observer>(_ value: Chosen.Target, by type: Chosen.Type) -> Chosen.Target {
    let object = value as AnyObject
    let key = Key(object: ObjectIdentifier(object), type: ObjectIdentifier(type))
    guard let observer = knownObserver(of: object, key) ?? newObserver(of: value, object, by: type, key)
    else {
      return value
    }
    guard let observed = observer as? Chosen.Target else {
      preconditionFailure("\(type) does not conform to \(Chosen.Target.self).")
    }
    return observed
  }

  /// Returns the observer of the value of a strong property.
  ///
  /// If references across the boundary are weak elsewhere, the observer does not keep the value alive, so it is kept
  /// here until the app ends.
  func observed<Chosen: Observer>(_ value: Chosen.Target, keptBy type: Chosen.Type) -> Chosen.Target {
    let object = value as AnyObject
    if type.isWeak, !(object is any Proxy) { owned.append(object) }
    return observed(value, by: type)
  }

  /// Returns the observer of an object for a boundary, or the object itself if the boundary has no observer.
  func observer(of object: AnyObject, at boundary: Any.Type) -> AnyObject {
    func observe<Chosen: Observer>(by type: Chosen.Type) -> AnyObject? {
      (object as? Chosen.Target).map { observed($0, by: type) as AnyObject }
    }
    return slots.observer(at: boundary).flatMap { observe(by: $0) } ?? object
  }

  /// Returns the role that an object plays, or nil.
  func role(of object: AnyObject) -> Role? { role(object) }

  /// Returns the name of a message to `target`; a part of the view is named by its outlet: `summary.text`.
  func name(_ name: String, of target: Any, _ role: Role) -> String {
    guard role == .view else { return name }
    let outlet =
      (target as? UIView)?.accessibilityIdentifier ?? (target as? UIBarButtonItem)?.accessibilityIdentifier
    return [outlet, name].compactMap(\.self).joined(separator: ".")
  }

  /// Releases the observers that nothing else keeps, once the app has ended.
  package func removeAll() {
    entries = [:]
    owned = []
  }

  private func knownObserver(of object: AnyObject, _ key: Key) -> AnyObject? {
    guard let entry = entries[key], entry.target === object else { return nil }
    return entry.observer
  }

  /// Makes a new observer, or returns nil if the value is an observer itself.
  private func newObserver<Chosen: Observer>(
    of value: Chosen.Target, _ object: AnyObject, by type: Chosen.Type, _ key: Key
  ) -> AnyObject? {
    guard !(object is any Proxy) else { return nil }
    let observer = type.init(value, as: participant(for: object, type.role), among: self)
    entries[key] = Entry(target: object, observer: observer, kept: type.isWeak ? observer : nil)
    return observer
  }

  private func participant(for object: AnyObject, _ role: Role) -> Participant {
    guard role == .view, let scene else { return trace.participant(role, object) }
    return .view(of: trace.participant(.viewController, scene).object, type: "\(type(of: object))")
  }

  private struct Key: Hashable {
    let object: ObjectIdentifier
    let type: ObjectIdentifier
  }

  private struct Found {
    weak var object: AnyObject?
    let neighbours: Neighbours
  }

  private final class Entry {
    weak var target: AnyObject?
    weak var observer: AnyObject?
    /// The observer of a weak reference, which nothing else keeps alive.
    let kept: AnyObject?

    init(target: AnyObject, observer: AnyObject, kept: AnyObject?) {
      self.target = target
      self.observer = observer
      self.kept = kept
    }
  }
}

/// The objects that an object refers to: one, or a tuple of several.
private struct Neighbours: Equatable {
  private struct Neighbour {
    weak var object: AnyObject?
    let isNil: Bool
  }

  private let neighbours: [Neighbour]

  init(_ connections: Any) {
    let mirror = Mirror(reflecting: connections)
    let values = mirror.displayStyle == .tuple ? mirror.children.map(\.value) : [connections]
    neighbours = values.map { value in
      let object = Self.object(value)
      return Neighbour(object: object, isNil: object == nil)
    }
  }

  /// Returns the object that a value refers to, behind its observer if it has one.
  private static func object(_ value: Any) -> AnyObject? {
    guard case let object as AnyObject? = value, let object else { return nil }
    return (object as? any Proxy).map { self.object($0.original) } ?? object
  }

  static func == (one: Self, other: Self) -> Bool {
    one.neighbours.elementsEqual(other.neighbours) { $0.object === $1.object && $0.isNil == $1.isNil }
  }
}
