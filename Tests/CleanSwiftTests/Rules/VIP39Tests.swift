import HeadlessUI
import Testing

@Suite struct VIP39Tests {
  @Test func `VIP-39 the routing logic lists every way on`() throws {
    try expectKept("VIP-39")
  }

  @Test func `VIP-39 counterexample: the router can reach more than is listed`() throws {
    try expectBroken(
      "VIP-39", naming: "View Controller → Router", "openSettings()", by: .declaredBeside("VIP39Program"))
  }

  @Test func `VIP-39 counterexample: the router has no list`() throws {
    try expectBroken(
      "VIP-39", naming: "View Controller → Router", "no RoutingLogic",
      by: .declaredBeside("VIP39UnlistedProgram"))
  }

  @Test func `VIP-39 counterexample: a base class of routers chooses a scene that is not listed`() throws {
    try expectBroken(
      "VIP-39", naming: "View Controller → Router", "BaseRouter.openSettings()",
      by: .declaredBeside("VIP39BaseProgram"))
  }
}

/// Has a way on that is not on the list.
enum VIP39Program {
  protocol GreetingsRoutingLogic: AnyObject {
    func routeToGreeting(segue: UIStoryboardSegue?)
  }

  final class GreetingsRouter: GreetingsRoutingLogic {
    func routeToGreeting(segue: UIStoryboardSegue?) {}
    func openSettings() {}
  }
}

/// Is known to its view controller by its class.
enum VIP39UnlistedProgram {
  final class GreetingsRouter {
    func routeToGreeting(segue: UIStoryboardSegue?) {}
  }
}

/// Has a base class that shows any scene that it is given, and one that nobody gave it.
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
