public import HeadlessUI
public import Tracing

/// A navigation controller whose pushes and pops are seen.
@MainActor public final class TracingNavigationController: UINavigationController {
  private let trace: Trace

  /// A stack that holds `rootViewController` alone.
  public init(rootViewController: UIViewController, trace: Trace) {
    self.trace = trace
    super.init(rootViewController: rootViewController)
  }

  public override func pushViewController(_ controller: UIViewController, animated: Bool) {
    trace.message(to: participant, controller, kind: .navigation) {
      super.pushViewController(controller, animated: animated)
    }
  }

  public override func popViewController(animated: Bool) -> UIViewController? {
    trace.message(to: participant, kind: .navigation) {
      super.popViewController(animated: animated)
    }
  }

  private var participant: Participant {
    Participant(role: .navigation, type: "UINavigationController", object: "the navigation controller")
  }
}
