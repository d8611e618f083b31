private final class GreetingsFlowController {
  func showGreeting() {}
}

/// Creates its flow controller instead of receiving it.
private final class GreetingsViewModel {
  private let flowController = GreetingsFlowController()

  func selectedGreeting() {
    flowController.showGreeting()
  }
}
