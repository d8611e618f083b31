import HeadlessUI

/// Has a router before its configurator is called.
private final class GreetingsViewController: UIViewController {
  var router: (any GreetingsRoutingLogic)? = makeGreetingsRouter()
}

private protocol GreetingsRoutingLogic: AnyObject {}

private final class GreetingsRouting: GreetingsRoutingLogic {}

private func makeGreetingsRouter() -> any GreetingsRoutingLogic {
  GreetingsRouting()
}
