import Tracing

/// The reason why a message takes no step of the cycle.
enum TourAside: Equatable {
  /// The user did something.
  case event
  /// A part of a scene is made or connected.
  case wiring
  /// The framework calls the app.
  case framework
  /// A value or object that a step needs is read or made.
  case preparation
  /// A completion brings a result back.
  case reply
  /// A part of the pattern asks a service outside it.
  case service
  /// The way to another screen.
  case navigation
  /// Work is cancelled, if any is under way.
  case cancellation
  /// An object passes on what has happened.
  case relay
}

extension TourAside {
  /// Derives the reason from the roles of sender and receiver and from the kind of the message; nil for a message that
  /// takes a step.
  ///
  /// - Parameter isMadeForStep: True for a creation whose creator then sends the new object a message of a step.
  init?(_ message: Message, isMadeForStep: Bool) {
    guard message.step == nil else { return nil }
    let roles = [message.sender.role, message.receiver.role]
    switch message.kind {
    case .userEvent: self = .event
    case .lifecycle: self = .framework
    case .connection: self = .wiring
    case .creation: self = isMadeForStep ? .preparation : .wiring
    case .navigation: self = .navigation
    case _ where message.baseName == "cancel": self = .cancellation
    case .reply, .asynchronousReply:
      self = message.sender.role == .navigation ? .framework : message.sender.role == .view ? .relay : .reply
    case _ where roles.contains(where: Role.navigating.contains): self = .navigation
    case _ where roles.contains(where: Role.wiring.contains): self = .wiring
    case .read: self = .preparation
    case _ where !message.name.hasSuffix(")") && message.receiver.role != .view: self = .wiring
    case _ where Role.services.contains(message.receiver.role): self = .service
    case .call, .notification: self = .relay
    }
  }
}

extension Message {
  /// The remark beside a message that the framework sent.
  static let frameworkRemark = "(from HeadlessUI, the stand-in for UIKit)"

  /// True if the framework sent the message: HeadlessUI, instead of UIKit.
  var isFromFramework: Bool {
    guard step == nil, kind != .userEvent else { return false }
    return kind == .lifecycle || [.navigation, .system].contains(sender.role)
      || (sender.role == .view && kind != .creation)
  }
}

extension Role {
  /// The roles that lead from screen to screen.
  fileprivate static let navigating: Set<Role> = [.router, .wireframe, .flowController, .navigation]
  /// The roles that make and connect others.
  fileprivate static let wiring: Set<Role> = [.application, .factory, .dependencyManager]
  /// The roles that no pattern defines: they come from outside the app.
  fileprivate static let services: Set<Role> = [.catalogue, .favourites, .apiSession, .network, .clock]
}
