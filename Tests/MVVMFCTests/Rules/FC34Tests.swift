import Testing

@Suite struct FC34Tests {
  @Test func `FC-34 a view model does not mention parts of a view`() async throws {
    try await expectKept("FC-34")
  }

  @Test func `FC-34 counterexample: a property and an action are named after widgets`() async throws {
    try await expectBroken(
      "FC-34", naming: "View Model", "View", "FC34GreetingsViewModel",
      by: .readingBeside("FC34GreetingsViewModel", in: "Modules/Films"))
  }

  @Test func `FC-34 counterexample: the delegate receives commands for its table`() async throws {
    try await expectBroken(
      "FC-34", naming: "View Model", "View", "reloadTable",
      by: .readingBeside("FC34GreetingsViewModelDelegate", in: "Modules/Films"))
  }
}

private enum FC34GreetingsViewModel {
  /// Assumes that its content is shown in a label and in cells.
  private final class GreetingsViewModel {
    private(set) var footerLabelText = ""

    func cellSelected(index: Int) {
      footerLabelText = "Greeting \(index)"
    }
  }
}

private enum FC34GreetingsViewModelDelegate {
  /// The notifications of a list of greetings.
  private protocol GreetingsViewModelDelegate: AnyObject {
    func reloadTable()
  }

  /// Says what to do with the table, instead of what has changed.
  private final class GreetingsViewModel {
    weak var delegate: (any GreetingsViewModelDelegate)?

    func reload() {
      delegate?.reloadTable()
    }
  }
}
