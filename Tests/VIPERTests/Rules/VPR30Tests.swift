import HeadlessUI
import Testing

@Suite struct VPR30Tests {
  @Test func `VPR-30 only the wireframe does the routing`() async throws {
    try await expectKept("VPR-30")
  }

  @Test func `VPR-30 counterexample: a view controller pushes the next screen`() async throws {
    try await expectBroken(
      "VPR-30", naming: "Wireframe", "GreetingsViewController",
      by: .readingBeside("VPR30GreetingsViewController"))
  }

  @Test func `VPR-30 counterexample: a presenter presents the next screen`() async throws {
    try await expectBroken(
      "VPR-30", naming: "Wireframe", "VPR30SheetPresenter",
      by: .readingBeside("VPR30SheetPresenter"))
  }
}

private enum VPR30GreetingsViewController {
  // import HeadlessUI

  /// Pushes the next screen itself.
  private final class GreetingsViewController: UIViewController {
    func open(_ sender: Any) {
      navigationController?.pushViewController(GreetingViewController(), animated: true)
    }
  }

  /// The next screen.
  private final class GreetingViewController: UIViewController {}
}

private enum VPR30SheetPresenter {
  /// The content of a sheet.
  private protocol SheetView: AnyObject {
    func show(_ greeting: String)
  }

  /// A screen that can present another.
  private protocol SheetScreen: AnyObject {
    func present(_ name: String, animated: Bool)
  }

  /// Presents the next screen over its own, without the wireframe.
  private final class SheetPresenter {
    weak var view: (any SheetView)?
    weak var screen: (any SheetScreen)?

    func open() {
      screen?.present("Greeting", animated: true)
    }
  }
}
