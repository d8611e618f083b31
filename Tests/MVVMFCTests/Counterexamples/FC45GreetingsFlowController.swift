import HeadlessUI

@testable import MVVMFC

/// Is also held by a closure that it gives to its alert.
private final class GreetingsFlowController: FlowController {
  private var greet: (() -> Void)?

  func showGreeting(greet: @escaping () -> Void) {
    self.greet = greet
    guard let viewController else { return }
    AlertFactory.showIn(
      viewController, message: "Hello", retry: { self.greet?() }, dependencies: dependencies)
  }
}
