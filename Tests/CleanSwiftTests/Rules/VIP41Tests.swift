import HeadlessUI
import Testing

@testable import CleanSwift

@Suite struct VIP41Tests {
  @Test func `VIP-41 all business logic is in the interactor`() async throws {
    try await expectKept("VIP-41")
  }

  @Test func `VIP-41 counterexample: the presenter sorts and filters`() async throws {
    try await expectBroken(
      "VIP-41", naming: "Interactor", "Presenter",
      by: .readingBeside("VIP41GreetingsPresenter"))
  }

  @Test func `VIP-41 counterexample: the view controller searches in its rows`() async throws {
    try await expectBroken(
      "VIP-41", naming: "Interactor", "ViewController",
      by: .readingBeside("VIP41GreetingsViewController"))
  }
}

private enum VIP41GreetingsPresenter {
  /// Decides which greetings to show and in which order: two business rules where only formatting belongs.
  private final class GreetingsPresenter {
    func presentFetch(greetings: [String]) -> [String] {
      greetings.filter { !$0.isEmpty }.sorted()
    }
  }
}

private enum VIP41GreetingsViewController {
  // import HeadlessUI

  /// Searches its own rows, without the interactor.
  private final class GreetingsViewController: UIViewController {
    private var rows: [String] = []
    private var found: [String] = []

    func search(_ text: String) {
      found = rows.filter { $0.contains(text) }
    }
  }
}
