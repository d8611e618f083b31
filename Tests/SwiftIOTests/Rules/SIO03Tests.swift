import HeadlessUI
import Testing

@testable import SwiftIO

@Suite struct SIO03Tests {
  @Test func `SIO-03 the view creates the interactor`() async throws {
    try await expectKept("SIO-03")
  }

  @Test func `SIO-03 counterexample: the view controller calls the initializer of a second interactor`()
    async throws
  {
    let program = SwiftIOProgram.plain(root: { HandyViewController(actions: $0) })
    try await expectBroken("SIO-03", naming: "View Controller", "Interactor", by: .running(program))
  }

  @Test func `SIO-03 counterexample: the view controller has the storyboard create a second interactor`()
    async throws
  {
    let program = SwiftIOProgram.plain(root: { CraftingViewController(actions: $0) })
    try await expectBroken("SIO-03", naming: "View Controller", "Interactor", by: .running(program))
  }

  @Test func `SIO-03 counterexample: only the interactor of links is older than what was observed`()
    async throws
  {
    var program = SwiftIOProgram.plain(root: { HandyViewController(actions: $0) })
    program.scenes.append(.link)
    try await expectBroken(
      "SIO-03", naming: "View Controller", "Interactor", "Plain",
      by: .running(program, performing: .visitByLink))
  }
}

/// Lets the storyboard create a second interactor, and keeps it.
private final class CraftingViewController: PlainViewController {
  private var spare: AnyObject?

  override func wire() {
    super.wire()
    guard let storyboard else { return }
    spare = storyboard.makeObject(.object("spare", PlainInteractor.init), in: storyboard.scenes[0])
  }
}

/// Creates a second interactor without the storyboard.
private final class HandyViewController: PlainViewController {
  private let second: any CountriesInteractorInput = PlainInteractor()

  override func wire() {
    super.wire()
    second.model = CountriesModel()
  }
}
