import HeadlessUI
import Testing

@testable import MVVMFC

@Suite struct FC35Tests {
  @Test func `FC-35 no view model imports the view layer`() async throws {
    try await expectKept("FC-35")
  }

  @Test func `FC-35 counterexample: the view model's file imports the view layer`() async throws {
    try await expectBroken(
      "FC-35", naming: "View Model", "HeadlessUI", "FC35GreetingsViewModel",
      by: .compiling("FC35GreetingsViewModel", in: "Modules/Films", for: "FC-35"))
  }

  @Test func `FC-35 counterexample: an extension of a view model imports one name of the view layer`()
    async throws
  {
    try await expectBroken(
      "FC-35", naming: "View Model", "HeadlessUI", "FC35FilmsViewModel",
      by: .compiling("FC35FilmsViewModel", in: "Modules/Films", for: "FC-35"))
  }
}

private enum FC35GreetingsViewModel {
  // import HeadlessUI

  /// Imports the view layer without using it, so later code could use it unnoticed.
  private final class GreetingsViewModel {
    private(set) var greetingText = "Hello"
  }
}

// MARK: - FC35FilmsViewModel

// import class HeadlessUI.UILabel

// @testable import MVVMFC

extension FilmsViewModel {
  fileprivate var isEmpty: Bool { items.isEmpty }
}
