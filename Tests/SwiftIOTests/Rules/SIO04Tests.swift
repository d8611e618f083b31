import HeadlessUI
import Testing

@testable import SwiftIO

@Suite struct SIO04Tests {
  @Test func `SIO-04 the view creates the view model`() async throws {
    try await expectKept("SIO-04")
  }

  @Test func `SIO-04 counterexample: the view controller calls the initializer of a second view model`()
    async throws
  {
    let program = SwiftIOProgram.plain(root: { HandyViewController(actions: $0) })
    try await expectBroken("SIO-04", naming: "View Controller", "View Model", by: .running(program))
  }

  @Test func `SIO-04 counterexample: the view controller has the storyboard create a second view model`()
    async throws
  {
    let program = SwiftIOProgram.plain(root: { CraftingViewController(actions: $0) })
    try await expectBroken("SIO-04", naming: "View Controller", "View Model", by: .running(program))
  }

  @Test func `SIO-04 counterexample: only the view model of links is older than what was observed`()
    async throws
  {
    var program = SwiftIOProgram.plain(root: { HandyViewController(actions: $0) })
    program.scenes.append(.link)
    try await expectBroken(
      "SIO-04", naming: "View Controller", "View Model", "Plain",
      by: .running(program, performing: .visitByLink))
  }
}

/// Lets the storyboard create a second view model, and keeps it.
private final class CraftingViewController: PlainViewController {
  private var spare: AnyObject?

  override func wire() {
    super.wire()
    guard let storyboard else { return }
    spare = storyboard.makeObject(.object("spare", PlainViewModel.init), in: storyboard.scenes[0])
  }
}

/// Creates a second view model without the storyboard.
private final class HandyViewController: PlainViewController {
  private let second: any CountriesViewModelInput = PlainViewModel()

  override func wire() {
    super.wire()
    second.model = CountriesModel()
  }
}
