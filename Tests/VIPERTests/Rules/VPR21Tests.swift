import HeadlessUI
import Testing

@testable import VIPER

@Suite struct VPR21Tests {
  @Test func `VPR-21 the view waits for what the presenter hands it`() throws {
    try expectKept("VPR-21")
  }

  @Test func `VPR-21 counterexample: the view says by itself that it is searching`() throws {
    try expectBroken(
      "VPR-21", naming: "View Controller → View", "Presenter",
      by: .running(.plain(view: { EagerViewController() })))
  }

  @Test func `VPR-21 counterexample: the view fills itself when it has loaded`() throws {
    try expectBroken(
      "VPR-21", naming: "View Controller → View", "Presenter",
      by: .running(.plain(view: { FillingViewController() })))
  }
}

/// Does not wait for its presenter to tell it what to show.
private final class EagerViewController: PlainViewController {
  override func search(_ sender: Any) {
    summary.text = "Searching…"
    super.search(sender)
  }
}

/// Gives itself content before anybody else does.
private final class FillingViewController: PlainViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    showSummary("No countries yet")
  }
}
