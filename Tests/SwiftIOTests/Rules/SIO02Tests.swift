import Checks
import HeadlessUI
import PatternTesting
import SourceModel
import Testing
import Toolchain

@testable import SwiftIO

@Suite struct SIO02Tests {
  @Test func `SIO-02 the view controller creates its view`() async throws {
    try await expectKept("SIO-02")
  }

  @Test func `SIO-02 counterexample: the view controller loads another view controller's view`() async throws
  {
    let program = SwiftIOProgram.plain(root: { MeddlingViewController(actions: $0) })
    try await expectBroken("SIO-02", naming: "View Controller", "View", by: .running(program))
  }

  @Test func `SIO-02 in source, only a view that is set in self breaks the rule`() throws {
    let text = """
      final class GreetingsViewController: UIViewController {
        func greet() {
          annotation.view = UIView()
          view = UIView()
          later { [weak self] in self?.view = UIView() }
        }
      }
      """
    var evidence = Evidence()
    evidence.sources = [try SourceFile(name: "Greetings.swift", text: text)]
    let violations = try swiftIO.check(of: "SIO-02").findings(in: evidence).filter { !$0.isSilence }
    #expect(violations.map { $0.message.contains("Greetings.swift, line 4: ") } == [true, false])
    #expect(violations.map { $0.message.contains("Greetings.swift, line 5: ") } == [false, true])
  }
}

/// Loads another view controller's view.
private final class MeddlingViewController: PlainViewController {
  private let following = PlainViewController(actions: CatalogueActions.unused)

  override func countriesDidReorder() {
    super.countriesDidReorder()
    guard let storyboard else { return }
    following.view = try? storyboard.loadView(of: storyboard.scenes[0], for: following)
  }
}
