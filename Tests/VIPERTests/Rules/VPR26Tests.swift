import Checks
import Testing

@Suite struct VPR26Tests {
  @Test func `VPR-26 the view determines how content is displayed`() throws {
    try expectKept("VPR-26")
  }

  @Test func `VPR-26 counterexample: the presenter makes the cells`() async throws {
    try await expectBroken(
      "VPR-26", naming: "Presenter", "View", "UITableViewCell", by: .compiling(for: "VPR-26", cells))
  }

  @Test func `VPR-26 counterexample: the interactor counts in sections`() async throws {
    try await expectBroken(
      "VPR-26", naming: "Interactor", "View", "IndexPath", by: .compiling(for: "VPR-26", sections))
  }
}

/// Decides that a greeting stands in a cell: another look means another presenter.
private let cells = """
  protocol GreetingsView: AnyObject {
    func show(_ greetings: [String])
  }

  final class GreetingsPresenter {
    weak var view: (any GreetingsView)?

    private var last: UITableViewCell?

    func found(_ greetings: [String]) { view?.show(greetings) }
  }
  """

/// Takes for granted that greetings are shown in a table with sections.
private let sections = """
  import Foundation

  final class GreetInteractor {
    private let greetings = [["Hello"], ["Goodbye"]]

    func greet(at place: IndexPath) -> String { greetings[place[0]][place[1]] }
  }
  """
