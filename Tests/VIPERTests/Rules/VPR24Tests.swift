import Checks
import PatternTesting
import Testing

@Suite struct VPR24Tests {
  @Test func `VPR-24 the presenters compile without any widget`() async throws {
    try await expectKept("VPR-24")
  }

  @Test func `VPR-24 counterexample: the presenter is the table's data source`() async throws {
    try await expectBroken(
      "VPR-24", naming: "Presenter", "View", "no such module 'HeadlessUI'",
      by: .compiling(for: "VPR-24", Self.dataSource))
  }

  @Test func `VPR-24 counterexample: the presenter sets the text of a label`() async throws {
    try await expectBroken(
      "VPR-24", naming: "Presenter", "View", "cannot find type 'UILabel' in scope",
      by: .compiling(for: "VPR-24", Self.label))
  }

  @Test func `VPR-24 the data source compiles where widgets are available`() async throws {
    let compilation = try await viper.toolchain.answer(about: Self.dataSource)
    #expect(compilation.isAccepted, "\(compilation.diagnostics)")
  }

  private static let dataSource = """
    import Foundation
    import HeadlessUI

    final class GreetingsPresenter: UITableViewDataSource {
      private var greetings: [String] = []

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        greetings.count
      }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = greetings[indexPath.row]
        return cell
      }
    }
    """

  private static let label = """
    final class GreetingsPresenter {
      weak var greeting: UILabel?

      func greeted(_ text: String) {
        greeting?.text = text
      }
    }
    """
}
