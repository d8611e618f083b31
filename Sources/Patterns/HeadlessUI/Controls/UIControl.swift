/// A view that the user acts on, and that notifies its targets.
open class UIControl: UIView {
  /// The events that a control sends.
  nonisolated public struct Event: OptionSet, Hashable, Sendable {
    /// One bit per event.
    public let rawValue: UInt

    /// Creates the events whose bits are set in `rawValue`.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A tap that ended on the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A new value; for an app's own controls, since no built-in control sends it.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's main event.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The user changed the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
  }

  private struct Registration {
    weak var target: AnyObject?
    let events: Event
    let send: (AnyObject, UIControl) -> Void
  }

  private var registrations: [Registration] = []
  private var actions: [(events: Event, action: UIAction)] = []

  /// True if the control responds to the user; a disabled one ignores every touch.
  open var isEnabled = true {
    didSet { changed("isEnabled", to: isEnabled) }
  }

  /// Lets the control call a method of `target` when one of `events` happens.
  ///
  /// The target is not kept alive. `action` is a method taken from its type, such as
  /// `SignUpForm.submitTapped`, that takes the sender. Methods cannot be compared here, so a second call with
  /// the same method makes the control call it twice.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping (Target) -> (Sender) -> Void, for events: Event
  ) {
    connect(to: target, for: events) { target, control in
      guard let target = target as? Target, let sender = control as? Sender else {
        preconditionFailure("\(type(of: control)) cannot send to an action that takes \(Sender.self).")
      }
      control.sendAction("action(_:)", sender, to: target) { action(target)(sender) }
    }
  }

  /// Stops calling `target` for `events`; nil means every target.
  public func removeTarget(_ target: AnyObject?, for events: Event) {
    registrations = registrations.compactMap { registration in
      guard target == nil || registration.target === target else { return registration }
      let rest = registration.events.subtracting(events)
      guard !rest.isEmpty else { return nil }
      return Registration(target: registration.target, events: rest, send: registration.send)
    }
  }

  /// Lets the control run a closure when one of `events` happens; the control keeps it.
  public func addAction(_ action: UIAction, for events: Event) {
    actions.append((events, action))
  }

  /// Calls the targets for `events` in the order in which they were added, then the closures.
  open func sendActions(for events: Event) {
    for registration in registrations where !registration.events.isDisjoint(with: events) {
      guard let target = registration.target else { continue }
      registration.send(target, self)
    }
    for (wanted, action) in actions where !wanted.isDisjoint(with: events) {
      action.handler(action)
    }
    registrations.removeAll { $0.target == nil }
  }

  /// Connects an action of a storyboard, which has checked that the target is of the given type.
  func connect(
    to target: AnyObject, as type: Any.Type, for events: Event,
    _ send: @escaping (AnyObject, UIControl) -> Void
  ) {
    connect(to: target, for: events) { target, control in
      send(control.receiver(of: target, as: type), control)
    }
  }

  private func connect(
    to target: AnyObject, for events: Event, _ send: @escaping (AnyObject, UIControl) -> Void
  ) {
    registrations.append(Registration(target: target, events: events, send: send))
  }

  /// Taps the control for the user.
  func touch() {
    guard isEnabled else { return }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }
}
