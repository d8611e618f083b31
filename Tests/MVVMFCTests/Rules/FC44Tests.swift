import Checks
import PatternTesting
import Testing

@Suite struct FC44Tests {
  @Test func `FC-44 actions are named for intent`() async throws {
    try await expectKept("FC-44")
  }

  @Test func `FC-44 counterexample: an action is named after a button`() async throws {
    try await expectBroken(
      "FC-44", naming: "View Controller → View Model", "searchButtonClicked(text:)",
      by: .declaredBeside("FC44Program"))
  }

  @Test func `FC-44 counterexample: an argument is named after a row`() async throws {
    try await expectBroken(
      "FC-44", naming: "View Controller → View Model", "selected(row:)",
      by: .declaredBeside("FC44RowProgram"))
  }

  @Test func `FC-44 counterexample: an action is named after the life cycle of a view`() async throws {
    try await expectBroken(
      "FC-44", naming: "View Controller → View Model", "didAppear()",
      by: .declaredBeside("FC44LifeProgram"))
  }

  @Test func `FC-44 a name that only resembles a control, a gesture or a life-cycle call keeps the rule`()
    throws
  {
    let check = try mvvmFC.check(of: "FC-44")
    #expect(check.violations(in: .declaredBeside("FC44IntentProgram")) == [])
  }
}

/// Has a method that is named after a button.
enum FC44Program {
  protocol GreetingsViewModelType: AnyObject {
    func searchButtonClicked(text: String)
  }
}

/// Has an argument that is named after a table's row.
enum FC44RowProgram {
  final class GreetingsViewModel {
    func selected(row: Int) {}
  }
}

/// Has a method that is named after a view's life cycle.
enum FC44LifeProgram {
  protocol GreetingsViewModelType: AnyObject {
    func didAppear()
  }
}

/// Names intents, some in words that resemble a control, a gesture or a view's life cycle.
enum FC44IntentProgram {
  protocol GreetingsViewModelType: AnyObject {
    func cancelAll()
    func loadMore()
    func tapestry(named: String)
    func toggleFavourite()
    func viewDetails(index: Int)
  }
}
