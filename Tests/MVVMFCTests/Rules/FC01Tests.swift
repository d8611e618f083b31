import HeadlessUI
import Testing

@Suite struct FC01Tests {
  @Test func `FC-01 flow controllers take the place of coordinators`() async throws {
    try await expectKept("FC-01")
  }

  @Test func `FC-01 counterexample: a coordinator works beside the flow controllers`() async throws {
    try await expectBroken(
      "FC-01", naming: "Flow Controller", "GreetingsCoordinator",
      by: .readingBeside("FC01GreetingsCoordinator", in: "Modules/Films"))
  }

  @Test func `FC-01 counterexample: a view controller pushes the next one`() async throws {
    try await expectBroken(
      "FC-01", naming: "Flow Controller", "FC01GreetingsViewController", "pushViewController",
      by: .readingBeside("FC01GreetingsViewController", in: "Modules/Films"))
  }
}

private enum FC01GreetingsCoordinator {
  /// Decides which greeting comes next, beside the flow controllers.
  private final class GreetingsCoordinator {
    private var children: [GreetingsCoordinator] = []

    func start(_ child: GreetingsCoordinator) {
      children.append(child)
    }
  }
}

private enum FC01GreetingsViewController {
  // import HeadlessUI

  /// Pushes the next view controller itself.
  private final class GreetingsViewController: UIViewController {
    private func greet(_ sender: UIButton) {
      navigationController?.pushViewController(GreetingsViewController(), animated: true)
    }
  }
}
