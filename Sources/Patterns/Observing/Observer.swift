public import Catalogue
public import Tracing

/// An object on a boundary between two roles, which records each message and passes it on.
///
/// The classes for an app's boundaries are generated from their protocols.
@MainActor public protocol Observer: AnyObject, Proxy {
  /// The boundary: the existential type of its protocol.
  associatedtype Target

  /// The role that the target plays.
  static var role: Role { get }

  /// True if references across the boundary are weak.
  static var isWeak: Bool { get }

  /// Creates an observer of `target`.
  ///
  /// - Parameters:
  ///   - target: The observed object.
  ///   - participant: The target as it appears in the trace.
  ///   - observers: The other observers of the same app.
  init(_ target: Target, as participant: Participant, among observers: Observers)
}

extension Observer {
  /// Returns true if an object conforms to the boundary's protocol.
  static func observes(_ object: AnyObject) -> Bool { object is Target }
}

/// An observer that keeps its target alive, like the reference that it replaces.
@MainActor open class StrongObserver<Target>: Observer {
  /// The role that the target plays.
  open class var role: Role { fatalError("\(self) has no role.") }

  /// Strong references cross the boundary.
  public class var isWeak: Bool { false }

  private nonisolated(unsafe) let target: Target
  private let participant: Participant
  private let observers: Observers

  /// Creates an observer that keeps `target` alive.
  public required init(_ target: Target, as participant: Participant, among observers: Observers) {
    self.target = target
    self.participant = participant
    self.observers = observers
  }

  /// The target.
  public nonisolated var original: Any { target }

  /// Records a message and passes it on.
  ///
  /// - Parameters:
  ///   - payload: The arguments: nothing, one value, or a tuple of several.
  ///   - name: The method or property.
  ///   - body: Sends the message to the target.
  /// - Throws: The error of the target.
  @discardableResult
  public final func pass<Result, Failure: Error>(
    _ payload: Any = (), name: String = #function, _ body: (Target) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try observers.trace.message(to: participant, payload, name: qualified(name)) {
      () throws(Failure) in try body(target)
    }
  }

  /// Records a message that is awaited, passes it on, and records what comes back.
  ///
  /// - Parameters:
  ///   - payload: The arguments: nothing, one value, or a tuple of several.
  ///   - name: The method.
  ///   - body: Sends the message to the target.
  /// - Throws: The error of the target.
  @discardableResult
  public final func awaited<Result, Failure: Error>(
    _ payload: Any = (), name: String = #function,
    _ body: @MainActor (Target) async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await observers.trace.awaited(from: participant, payload, name: name) {
      () async throws(Failure) in try await body(target)
    }
  }

  /// Records a notification and passes it on.
  public final func notify(_ payload: Any = (), name: String = #function, _ body: (Target) -> Void) {
    observers.trace.message(to: participant, payload, kind: .notification, name: name) { body(target) }
  }

  /// Records a read, with the value that was read.
  ///
  /// - Throws: The error of the target.
  public final func read<Value, Failure: Error>(
    name: String = #function, _ body: (Target) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try observers.send(to: Self.role) { () throws(Failure) in
      try observers.trace.read(from: participant, name: qualified(name)) {
        () throws(Failure) in try body(target)
      }
    }
  }

  /// Records an object's creation by a method of the target, and returns an observer of that object.
  ///
  /// - Parameters:
  ///   - payload: The arguments of the method that creates it.
  ///   - type: The observer of the new object.
  ///   - name: The method's name.
  ///   - body: Calls the method.
  public final func make<Made: Observer>(
    _ payload: Any = (), by type: Made.Type, name: String = #function, _ body: (Target) -> Made.Target
  ) -> Made.Target {
    let made = body(target)
    let participant = observers.trace.participant(Made.role, made as AnyObject)
    observers.trace.message(to: participant, payload, kind: .creation, name: name) {}
    return observed(made, by: type)
  }

  /// Returns the observer of a value that crosses the boundary as an argument or a result.
  public final func observed<Other: Observer>(_ value: Other.Target, by type: Other.Type) -> Other.Target {
    observers.observed(value, by: type)
  }

  /// Returns the observer of a value that crosses the boundary as an argument or a result, or nil for nil.
  public final func observed<Other: Observer>(_ value: Other.Target?, by type: Other.Type) -> Other.Target? {
    value.map { observers.observed($0, by: type) }
  }

  /// Wraps a completion, so that its call is recorded as a reply.
  public final func reply<Value>(
    named name: String = "completion", _ completion: @escaping (Value) -> Void
  ) -> (Value) -> Void {
    observers.trace.reply(named: name, completion)
  }

  /// Wraps a completion without arguments, so that its call is recorded as a reply.
  public final func reply(
    named name: String = "completion", _ completion: @escaping () -> Void
  ) -> () -> Void {
    let reply = observers.trace.reply(named: name) { (_: Void) in completion() }
    return { reply(()) }
  }

  /// Records the setting of a closure property, and the calls of the closure as notifications.
  ///
  /// - Parameters:
  ///   - closure: The closure, or nil.
  ///   - name: The property's name.
  ///   - set: Sets the target's property to a closure.
  public final func listen(
    _ closure: (() -> Void)?, name: String = #function, _ set: (Target, (() -> Void)?) -> Void
  ) {
    let trace = observers.trace
    guard let closure else {
      return trace.message(to: participant, closure as Any, name: name) { set(target, closure) }
    }
    let listener = trace.current ?? .system
    trace.message(to: participant, name: name) {
      set(target) {
        trace.message(to: listener, kind: .notification, name: "\(name)()") { closure() }
      }
    }
  }

  /// Wraps a request under way, so that its cancellation is recorded as a message to the target.
  public final func cancellable(_ request: any Cancellable) -> any Cancellable {
    CancellableObserver(request, as: participant, among: observers)
  }

  /// Returns the name, with the outlet's name before it if the target is part of the view: `summary.text`.
  private func qualified(_ name: String) -> String {
    observers.name(name, of: target, participant.role)
  }
}

/// An observer that does not keep its target alive, like the reference that it replaces.
@MainActor open class WeakObserver<Target>: Observer {
  /// The role that the target plays.
  open class var role: Role { fatalError("\(self) has no role.") }

  /// Weak references cross the boundary.
  public class var isWeak: Bool { true }

  private nonisolated(unsafe) weak var object: AnyObject?
  private let participant: Participant
  private let observers: Observers

  /// Creates an observer that does not keep `target` alive.
  public required init(_ target: Target, as participant: Participant, among observers: Observers) {
    object = target as AnyObject
    self.participant = participant
    self.observers = observers
  }

  /// The target, or nil once it is gone.
  public nonisolated var original: Any { object as Any }

  /// Records a message and passes it on, unless the target is gone.
  public final func pass(_ payload: Any = (), name: String = #function, _ body: (Target) -> Void) {
    send(payload, .call, name, body)
  }

  /// Records a notification and passes it on, unless the target is gone.
  public final func notify(_ payload: Any = (), name: String = #function, _ body: (Target) -> Void) {
    send(payload, .notification, name, body)
  }

  private func send(_ payload: Any, _ kind: Message.Kind, _ name: String, _ body: (Target) -> Void) {
    guard let target = object as? Target else { return }
    observers.trace.message(to: participant, payload, kind: kind, name: name) { body(target) }
  }
}

/// A request under way, whose cancellation is a message to the object that carries out the request.
final class CancellableObserver: StrongObserver<any Cancellable>, Cancellable {
  override class var role: Role { .system }

  func cancel() {
    pass { $0.cancel() }
  }
}
