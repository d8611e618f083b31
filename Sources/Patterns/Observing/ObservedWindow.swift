package import HeadlessUI
package import Tracing

/// A window that records the user's events, actions, navigation, the life-cycle calls of the app's controllers, and the
/// changes that the app makes to its views.
@MainActor package final class ObservedWindow: UIWindow {
  private let trace: Trace
  /// The observers of the app that the window shows.
  package var observers: Observers?
  /// The view controllers that presented alerts, by alert; they receive the calls of the alerts' handlers.
  private var presenters: [ObjectIdentifier: Participant] = [:]

  package init(trace: Trace, lines: Int) {
    self.trace = trace
    super.init(lines: lines)
  }

  package override func sendEvent(_ event: UIEvent) {
    trace.message(
      to: view(of: frontViewController), event.detail, kind: .userEvent, name: event.name, from: .user,
      at: SourceLine(path: event.file, line: event.line)
    ) {
      super.sendEvent(event)
    }
  }

  package override func deliver(
    _ callback: String, _ argument: Any, to target: AnyObject, file: String, line: Int, _ body: () -> Void
  ) {
    if let controller = target as? UIViewController, controller.isFrameworkOwned { return body() }
    if ["loadView()", "viewDidLoad()", "viewDidAppear(_:)"].contains(callback) {
      observers?.install(from: target)
    }
    guard let receiver = receiver(of: target) else { return body() }
    let site = SourceLine(path: file, line: line)
    // Every controller has this method, and most do nothing in it.
    if callback == "updateProperties()" {
      return trace.messageWithEffect(to: receiver, kind: .lifecycle, name: callback, at: site, body)
    }
    trace.message(to: receiver, argument, kind: .lifecycle, name: callback, at: site) {
      super.deliver(callback, argument, to: target, file: file, line: line, body)
    }
  }

  /// Records an action as a message to its receiver, unless the target is an observer, which records it itself.
  package override func sendAction(
    _ name: String, _ argument: Any, to target: AnyObject, file: String, line: Int, _ body: () -> Void
  ) {
    guard let receiver = receiver(of: target) else { return body() }
    trace.message(
      to: receiver, argument, name: name,
      at: SourceLine(path: file, line: line)
    ) {
      super.sendAction(name, argument, to: target, file: file, line: line, body)
    }
  }

  /// Returns the object that receives an action sent to `target`, or nil if the window does not record the action.
  private func receiver(of target: AnyObject) -> Participant? {
    if target is UIAlertController { return presenters[ObjectIdentifier(target)] }
    if target is any Proxy { return nil }
    if target is UIViewController { return trace.participant(.viewController, target) }
    guard let role = observers?.role(of: target), role != .view else { return nil }
    return trace.participant(role, target)
  }

  package override func receiver(of target: AnyObject, as type: Any.Type) -> AnyObject {
    observers?.observer(of: target, at: type) ?? target
  }

  package override func navigate(
    _ name: String, _ argument: Any, completion: (() -> Void)?, _ body: ((() -> Void)?) -> Void
  ) {
    guard let observers else { return body(completion) }
    if let alert = argument as? UIAlertController {
      presenters[ObjectIdentifier(alert)] = trace.current?.role == .viewController ? trace.current : nil
    }
    let participant = name == "selectedViewController" ? Participant.tabBar : .navigation
    observers.send(to: .navigation) {
      observers.install(fromShown: argument)
      trace.message(to: participant, argument, kind: .navigation, name: name, past: ["HeadlessUI"]) {
        body(completion.map(replying))
      }
    }
  }

  /// Wraps a completion, so that its call is recorded as a reply.
  private func replying(_ completion: @escaping () -> Void) -> () -> Void {
    let reply = trace.reply { (_: Void) in completion() }
    return { reply(()) }
  }

  package override func viewDidChange(_ view: UIView, property: String, to value: Any) {
    var responder: UIResponder? = view
    while let next = responder, !(next is UIViewController) { responder = next.next }
    let controller = responder as? UIViewController ?? frontViewController
    changed(view, view.accessibilityIdentifier, property, to: value, in: controller)
  }

  package override func barDidChange(_ item: AnyObject, property: String, to value: Any) {
    let identifier = (item as? UIBarButtonItem)?.accessibilityIdentifier
    changed(item, identifier, property, to: value, in: frontViewController)
  }

  /// Records a change as a message to the view, unless the view itself or the navigation makes the change.
  private func changed(
    _ part: AnyObject, _ identifier: String?, _ property: String, to value: Any,
    in controller: UIViewController?
  ) {
    if let current = trace.current, current.role == .view || current.role == .navigation { return }
    let name = identifier ?? controller.flatMap { ObjectGraph.property(of: $0, holding: part) }
    trace.message(
      to: view(of: controller), value, name: name.map { "\($0).\(property)" } ?? property,
      past: ["HeadlessUI"], isDone: true
    ) {}
  }

  private func view(of controller: UIViewController?) -> Participant {
    let owner = controller.map { trace.participant(.viewController, $0).object }
    return .view(of: owner ?? "the window")
  }
}

extension UIViewController {
  /// True if the controller belongs to the framework, so that no app code runs in its life-cycle calls.
  var isFrameworkOwned: Bool {
    let type: UIViewController.Type = type(of: self)
    return type == UINavigationController.self || type == UITabBarController.self
      || type == UIAlertController.self
  }
}

extension Participant {
  fileprivate static let navigation = Participant(
    role: .navigation, type: "UINavigationController", object: "the navigation controller")
  fileprivate static let tabBar = Participant(
    role: .navigation, type: "UITabBarController", object: "the tab bar controller")

  /// Returns the view that a controller owns, with all its widgets, as one participant.
  static func view(of owner: String, type: String = "UIView") -> Participant {
    Participant(role: .view, type: type, object: "view of \(owner)")
  }
}
