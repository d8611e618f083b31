import HeadlessUI
import Tracing

/// A window that sees every event of a person, every life-cycle call, and every change of what is shown.
@MainActor final class TracingWindow: UIWindow {
  private let trace: Trace

  init(trace: Trace, lines: Int) {
    self.trace = trace
    super.init(lines: lines)
  }

  override func sendEvent(_ event: UIEvent) {
    trace.message(
      to: view(of: shownController), event.detail, kind: .userEvent, name: event.name, from: .user,
      at: SourceLine(path: event.file, line: event.line)
    ) {
      super.sendEvent(event)
    }
  }

  override func deliver(
    _ callback: String, _ argument: Any, to controller: UIViewController, file: String, line: Int,
    _ body: () -> Void
  ) {
    guard !controller.isFrameworkOwned else { return body() }
    trace.message(
      to: trace.participant(.viewController, controller), argument, kind: .lifecycle, name: callback,
      at: SourceLine(path: file, line: line)
    ) {
      super.deliver(callback, argument, to: controller, file: file, line: line, body)
    }
  }

  override func viewDidChange(_ view: UIView, property: String, to value: Any) {
    let chain = sequence(first: view as UIResponder, next: \.next)
    let controller = chain.lazy.compactMap { $0 as? UIViewController }.first
    let name = view.accessibilityIdentifier.map { "\($0).\(property)" } ?? property
    changed(name, value, in: self.view(of: controller ?? shownController))
  }

  override func barDidChange(_ item: AnyObject, property: String, to value: Any) {
    let name = (item as? UIBarButtonItem)?.accessibilityIdentifier.map { "\($0).\(property)" } ?? property
    changed(name, value, in: view(of: shownController))
  }

  /// A change that a view makes in itself is its own business; any other was sent to it past its outlets.
  private func changed(_ property: String, _ value: Any, in view: Participant) {
    if let current = trace.current, current.role == .view || current.role == .navigation { return }
    trace.message(to: view, value, name: property, past: "HeadlessUI") {}
  }

  private var shownController: UIViewController? {
    (rootViewController as? UINavigationController)?.topViewController ?? rootViewController
  }

  private func view(of controller: UIViewController?) -> Participant {
    let owner = controller.map { trace.participant(.viewController, $0).object }
    return .view(of: owner ?? "the window")
  }
}

extension UIViewController {
  /// Whether the controller belongs to the framework, so that no app code runs in its life-cycle calls.
  fileprivate var isFrameworkOwned: Bool {
    self is UINavigationController || self is UIAlertController
  }
}

extension Participant {
  /// The view that a controller owns, as one participant, whichever of its widgets is written to.
  static func view(of owner: String, type: String = "UIView") -> Participant {
    Participant(role: .view, type: type, object: "view of \(owner)")
  }
}
