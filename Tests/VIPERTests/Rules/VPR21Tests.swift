import HeadlessUI
import Testing

@testable import VIPER

@Suite struct VPR21Tests {
  @Test func `VPR-21 the view waits for its presenter`() throws {
    try expectKept("VPR-21")
  }

  @Test func `VPR-21 counterexample: the view shows by itself that it is searching`() throws {
    try expectBroken(
      "VPR-21", naming: "View Controller → View", "Presenter",
      by: .running(.plain(view: { EagerViewController() })))
  }

  @Test func `VPR-21 counterexample: the view shows a text when it has loaded`() throws {
    try expectBroken(
      "VPR-21", naming: "View Controller → View", "Presenter",
      by: .running(.plain(view: { FillingViewController() })))
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
    showSummary("No countries yet")
  }
}
