/// Knows which greeting comes next, so that two kinds of object know the way.
private final class GreetingsCoordinator {
  private var children: [GreetingsCoordinator] = []

  func start(_ child: GreetingsCoordinator) {
    children.append(child)
  }
}
