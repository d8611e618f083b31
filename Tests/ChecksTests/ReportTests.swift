import SourceModel
import Testing

@testable import Checks

/// A check reports what it has examined and found.
@Suite struct ReportTests {
  private func findings(of judge: @escaping @Sendable (inout Report<Violation>) -> Void) -> [Violation] {
    Check("VPR-20") { judge(&$1) }.findings(in: Evidence())
  }

  @Test func `a check that examines nothing has shown nothing`() {
    let found = findings { _ in }
    #expect(found.map(\.isSilence) == [true])
    #expect(found.first?.description.contains("Nothing was shown. Nothing was examined.") == true)
  }

  @Test func `a check that examines something without a fault finds nothing`() {
    #expect(findings { $0.examine() }.isEmpty)
    #expect(findings { $0.examine([1, 2], else: "There are no numbers.") }.isEmpty)
    #expect(findings { $0.examine(true, else: "It was not seen.") }.isEmpty)
  }

  @Test func `a check without subjects says why nothing was shown`() {
    let found = findings { report in
      for number in report.examine([Int](), else: "There are no numbers.") { report("\(number)") }
      report.examine(false, else: "It was not seen.")
    }
    #expect(found.map(\.message) == ["There are no numbers.", "It was not seen."])
    #expect(found.map(\.isSilence) == [true, true])
  }

  @Test func `a fault names the rule of its check, and is reported once`() {
    let found = findings { $0(each: ["The first.", "The second.", "The first."]) }
    #expect(found.map(\.rule) == ["VPR-20", "VPR-20"])
    #expect(found.map(\.message) == ["The first.", "The second."])
  }
}
