import SourceModel
import Specification
import Testing
import Toolchain
import Tracing

@testable import Checks

/// What an observer cannot see makes a rule about messages undecided, never broken.
@Suite struct BlindSpotTests {
  /// A check that finds fault with any trace, of a rule that needs nothing else.
  private func check() throws -> Check {
    let rule = try #require(Rule.all.first { $0.verification == .decided(by: [.trace]) })
    return Check(rule.id) { _, report in
      report.examine(true, else: "")
      report("View → Presenter: a step is missing.")
    }
  }

  private func findings(in source: String) throws -> [Violation] {
    var evidence = Evidence()
    evidence.sources = [try SourceFile(name: "Presenter.swift", text: source)]
    return try check().findings(in: evidence)
  }

  @Test func `an unowned property or a cast to a class behind a protocol leaves a rule undecided`() throws {
    for source in [
      "final class Presenter {\n  unowned var view: any View\n}",
      "final class Model {}\nfinal class Presenter {\n  func show(_ model: any Reading) { (model as? Model)?.show() }\n}",
    ] {
      let findings = try findings(in: source)
      #expect(findings.map(\.isSilence) == [true])
      #expect(findings.first?.message.contains("Presenter.swift, line ") == true)
    }
  }

  @Test func `a weak property hides nothing`() throws {
    let findings = try findings(in: "final class Presenter {\n  weak var view: (any View)?\n}")
    #expect(findings.map(\.isSilence) == [false])
  }
}
