import HeadlessUI
import Testing

@Suite struct VIP39Tests {
  @Test func `VIP-39 the routing logic lists every scene that the router can reach`() async throws {
    try await expectKept("VIP-39")
  }

  @Test func `VIP-39 counterexample: the router can reach a scene that is not listed`() async throws {
    try await expectBroken(
      "VIP-39", naming: "View Controller → Router", "openSettings()", by: .declaredBeside("VIP39Program"))
  }

  @Test func `VIP-39 counterexample: the router has no routing protocol`() async throws {
    try await expectBroken(
      "VIP-39", naming: "View Controller → Router", "no RoutingLogic",
      by: .declaredBeside("VIP39UnlistedProgram"))
  }

  @Test func `VIP-39 counterexample: a base class of routers opens a scene that is not listed`() async throws
  {
    try await expectBroken(
      "VIP-39", naming: "View Controller → Router", "BaseRouter.openSettings()",
      by: .declaredBeside("VIP39BaseProgram"))
  }
}

/// Can reach a scene that its protocol does not list.
enum VIP39Program {
  protocol GreetingsRoutingLogic: AnyObject {
    func routeToGreeting(segue: UIStoryboardSegue?)
  }

  final class GreetingsRouter: GreetingsRoutingLogic {
    func routeToGreeting(segue: UIStoryboardSegue?) {}
    func openSettings() {}
  }
}

/// Has a router without a routing protocol.
enum VIP39UnlistedProgram {
  final class GreetingsRouter {
    func routeToGreeting(segue: UIStoryboardSegue?) {}
  }
}

/// Has a base class with a route that no protocol lists; `show(_:)`, which shows any scene it is given, is not a route.
enum VIP39BaseProgram {
  protocol AlertRouting: AnyObject {
    func showAlert(_ message: String)
  }

  protocol GreetingsRoutingLogic: AnyObject {
    func routeToGreeting(segue: UIStoryboardSegue?)
  }

  class BaseRouter: AlertRouting {
    init() {}

    func showAlert(_ message: String) {}
    func show(_ destination: UIViewController) {}
    func openSettings() {}
  }

  final class GreetingsRouter: BaseRouter, GreetingsRoutingLogic {
    func routeToGreeting(segue: UIStoryboardSegue?) {}
  }
}
