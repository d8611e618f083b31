import HeadlessUI
import Testing

@testable import SwiftIO

@Suite struct SIO02Tests {
  @Test func `SIO-02 the view controller creates its view`() throws {
    try expectKept("SIO-02")
  }

  @Test func `SIO-02 counterexample: the view controller loads another view controller's view`() throws {
    let program = SwiftIOProgram.plain(root: { MeddlingViewController(actions: $0) })
    try expectBroken("SIO-02", naming: "View Controller", "View", by: .running(program))
  }
}

/// Loads another view controller's view.
private final class MeddlingViewController: PlainViewController {
  private let following = PlainViewController(actions: CatalogueActions.unused)

  override func countriesDidReorder() {
    super.countriesDidReorder()
    guard let storyboard else { return }
    following.view = try? storyboard.loadView(of: storyboard.scenes[0], for: following)
  }
}
