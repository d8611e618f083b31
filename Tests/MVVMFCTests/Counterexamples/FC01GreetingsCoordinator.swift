/// Decides which greeting comes next, beside the flow controllers.
private final class GreetingsCoordinator {
  private var children: [GreetingsCoordinator] = []

  func start(_ child: GreetingsCoordinator) {
    children.append(child)
  }
}
