import Catalogue
import Checks
import HeadlessUI
import Testing

@testable import VIPER

@Suite struct VPR21Tests {
  @Test func `VPR-21 the view waits for its presenter`() async throws {
    try await expectKept("VPR-21")
  }

  @Test func `VPR-21 counterexample: the view shows by itself that it is searching`() async throws {
    try await expectBroken(
      "VPR-21", naming: "View Controller → View", "Presenter",
      by: .running(.plain(view: { EagerViewController() })))
  }

  @Test func `VPR-21 counterexample: the view shows a text when it has loaded`() async throws {
    try await expectBroken(
      "VPR-21", naming: "View Controller → View", "Presenter",
      by: .running(.plain(view: { FillingViewController() })))
  }

  @Test func `VPR-21 counterexample: the view requests its data itself`() async throws {
    var evidence = Evidence.runningBeside(.plain())
    evidence.sources += Evidence.reading("VPR21").sources
    try await expectBroken(
      "VPR-21", naming: "View Controller", "Interactor", "InMemoryCatalogue", by: evidence)
  }
}

/// Does not wait for its presenter when the user searches.
private final class EagerViewController: PlainViewController {
  override func search(_ sender: Any) {
    summary.text = "Searching…"
    super.search(sender)
  }
}

/// Shows a text before its presenter sends one.
private final class FillingViewController: PlainViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    show(summary: "No countries yet")
  }
}

private enum VPR21 {
  // import Catalogue
  // import HeadlessUI

  /// Requests the countries itself when it has loaded.
  private final class GreetingsViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      InMemoryCatalogue().countries { _ in }
    }
  }
}
