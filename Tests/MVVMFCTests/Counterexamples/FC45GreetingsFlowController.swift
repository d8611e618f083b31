import HeadlessUI

@testable import MVVMFC

/// Is kept by an alert as well, for as long as that can be tapped.
private final class GreetingsFlowController: FlowController {
  private var greet: (() -> Void)?

  func showGreeting(greet: @escaping () -> Void) {
    self.greet = greet
    guard let viewController else { return }
    AlertFactory.showIn(
      viewController, message: "Hello", retry: { self.greet?() }, dependencies: dependencies)
  }
}
