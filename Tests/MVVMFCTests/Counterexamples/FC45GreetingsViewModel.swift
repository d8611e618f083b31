private final class GreetingsFlowController {
  func showGreeting() {}
}

/// Makes what it should be given.
private final class GreetingsViewModel {
  private let flowController = GreetingsFlowController()

  func selectedGreeting() {
    flowController.showGreeting()
  }
}
