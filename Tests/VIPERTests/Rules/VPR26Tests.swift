import Checks
import Testing

@Suite struct VPR26Tests {
  @Test func `VPR-26 the view determines how content is displayed`() async throws {
    try await expectKept("VPR-26")
  }

  @Test func `VPR-26 counterexample: the presenter keeps a cell`() async throws {
    try await expectBroken(
      "VPR-26", naming: "Presenter", "View", "UITableViewCell", by: .compiling(for: "VPR-26", cells))
  }

  @Test func `VPR-26 counterexample: the interactor takes an index path`() async throws {
    try await expectBroken(
      "VPR-26", naming: "Interactor", "View", "IndexPath", by: .compiling(for: "VPR-26", sections))
  }
}

/// Decides that greetings are shown in cells, so another display needs another presenter.
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

/// Assumes that greetings are shown in a table with sections.
private let sections = """
  import Foundation

  final class GreetInteractor {
    private let greetings = [["Hello"], ["Goodbye"]]

    func greet(at place: IndexPath) -> String { greetings[place[0]][place[1]] }
  }
  """
