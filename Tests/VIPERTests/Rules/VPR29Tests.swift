import HeadlessUI
import Playing
import Testing

@testable import VIPER

@Suite struct VPR29Tests {
  @Test func `VPR-29 the wireframes define the routes between screens`() async throws {
    try await expectKept("VPR-29")
  }

  @Test func `VPR-29 counterexample: the view shows a screen that belongs to no wireframe`() async throws {
    let program = VIPERProgram.plain(view: { ExplainingViewController() })
    try await expectBroken(
      "VPR-29", naming: "View Controller → Navigation", "Wireframe",
      by: .running(program, performing: .explainedVisit))
  }
}

/// Pushes a screen about sorting whenever the user sorts.
private final class ExplainingViewController: PlainViewController {
  override func sortByName(_ sender: Any) {
    super.sortByName(sender)
    navigationController?.pushViewController(UIViewController(), animated: true)
  }
}

nonisolated extension Story {
  /// The plain visit, and a step back from the pushed screen.
  fileprivate static let explainedVisit: Story = {
    var steps = Story.plainVisit.steps
    steps.insert(.goBack(), at: 3)
    return Story(id: "explained-visit", wish: "look in, and see an explanation of sorting", steps: steps)
  }()
}
