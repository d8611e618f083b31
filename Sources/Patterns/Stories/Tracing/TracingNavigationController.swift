public import HeadlessUI
public import Tracing

/// A navigation controller whose pushes, pops, presentations and dismissals are seen.
@MainActor public final class TracingNavigationController: UINavigationController {
  private let trace: Trace
  private let willShow: (UIViewController) -> Void

  /// A stack that holds `rootViewController` alone.
  public init(rootViewController: UIViewController, trace: Trace) {
    self.trace = trace
    willShow = { _ in }
    super.init(rootViewController: rootViewController)
  }

  /// A stack with nothing in it yet.
  ///
  /// - Parameter willShow: Is given each controller before it is pushed, made the root or presented.
  public init(trace: Trace, willShow: @escaping (UIViewController) -> Void) {
    self.trace = trace
    self.willShow = willShow
    super.init()
  }

  public override func pushViewController(_ controller: UIViewController, animated: Bool) {
    willShow(controller)
    trace.message(to: participant, controller, kind: .navigation) {
      super.pushViewController(controller, animated: animated)
    }
  }

  public override func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    for controller in controllers { willShow(controller) }
    trace.message(to: participant, controllers, kind: .navigation) {
      super.setViewControllers(controllers, animated: animated)
    }
  }

  public override func popViewController(animated: Bool) -> UIViewController? {
    trace.message(to: participant, kind: .navigation) {
      super.popViewController(animated: animated)
    }
  }

  public override func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    willShow(controller)
    trace.message(to: participant, controller, kind: .navigation, past: "HeadlessUI") {
      super.present(controller, animated: animated, completion: completion.map(watched))
    }
  }

  public override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    trace.message(to: participant, kind: .navigation) {
      super.dismiss(animated: animated, completion: completion.map(watched))
    }
  }

  /// A completion whose call is seen as a reply.
  private func watched(_ completion: @escaping () -> Void) -> () -> Void {
    let reply = trace.reply { (_: Void) in completion() }
    return { reply(()) }
  }

  private var participant: Participant {
    Participant(role: .navigation, type: "UINavigationController", object: "the navigation controller")
  }
}
