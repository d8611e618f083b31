import HeadlessUI
import Testing

@Suite struct VPR02Tests {
  @Test func `VPR-02 the logic of a task is in the interactor`() async throws {
    try await expectKept("VPR-02")
  }

  @Test func `VPR-02 counterexample: the view controller sorts its rows`() async throws {
    try await expectBroken(
      "VPR-02", naming: "View Controller", "Interactor",
      by: .readingBeside("VPR02GreetingsViewController"))
  }

  @Test func `VPR-02 counterexample: the data store filters the greetings`() async throws {
    try await expectBroken(
      "VPR-02", naming: "Data Store", "Interactor",
      by: .readingBeside("VPR02GreetingsDataStore"))
  }
}

private enum VPR02GreetingsViewController {
  // import HeadlessUI

  /// Decides the order of greetings.
  private final class GreetingsViewController: UIViewController {
    private var greetings: [String] = []

    func show(_ greetings: [String]) {
      self.greetings = greetings.sorted()
    }
  }
}

private enum VPR02GreetingsDataStore {
  /// Decides which greetings are polite, which is a business rule.
  private final class GreetingsDataStore {
    private var greetings: [String] = []

    func politeGreetings() -> [String] {
      greetings.filter { $0.hasPrefix("Good") }
    }
  }
}
