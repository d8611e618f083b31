import HeadlessUI
import Testing

@testable import SwiftIO

@Suite struct SIO03Tests {
  @Test func `SIO-03 the view creates the interactor`() throws {
    try expectKept("SIO-03")
  }

  @Test func `SIO-03 counterexample: the view controller makes an interactor of its own`() throws {
    let program = SwiftIOProgram.plain(root: { CraftingViewController(actions: $0) })
    try expectBroken("SIO-03", naming: "View Controller", "Interactor", by: .running(program))
  }
}

/// Has a second interactor in store.
private final class CraftingViewController: PlainViewController {
  private var spare: AnyObject?

  override func wire() {
    super.wire()
    guard let storyboard else { return }
    spare = storyboard.makeObject(.object("spare", PlainInteractor.init), in: storyboard.scenes[0])
  }
}
