import Checks
import PatternTesting
import Testing

@Suite struct FC33Tests {
  @Test func `FC-33 the view models compile without the view layer`() async throws {
    try await expectKept("FC-33")
  }

  @Test func `FC-33 counterexample: the view model fills a table`() async throws {
    try await expectBroken(
      "FC-33", naming: "View Model", "no such module 'HeadlessUI'",
      by: .compilingViewModel(dataSource))
  }

  @Test func `FC-33 counterexample: the view model arranges views`() async throws {
    try await expectBroken(
      "FC-33", naming: "View Model", "cannot find type 'UIStackView' in scope",
      by: .compilingViewModel(arrangement))
  }

  @Test func `FC-33 the data source compiles where the view layer is available`() async throws {
    let compilation = try await mvvmFC.toolchain.answer(about: dataSource)
    #expect(compilation.isAccepted, "\(compilation.diagnostics)")
  }
}

extension Evidence {
  /// Returns the compiler's answers about a view model that is added to the app.
  fileprivate static func compilingViewModel(_ text: String) async throws -> Evidence {
    try await compiling(text, called: "GreetingsViewModel.swift", in: "Modules/Greetings", for: "FC-33")
      .answers
  }
}

private let dataSource = """
  import Foundation
  import HeadlessUI

  final class GreetingsViewModel: UITableViewDataSource {
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

private let arrangement = """
  final class GreetingsViewModel {
    private(set) var greetings: [String] = []

    func arrange(in stack: UIStackView) {
      stack.isHidden = greetings.isEmpty
    }
  }
  """
