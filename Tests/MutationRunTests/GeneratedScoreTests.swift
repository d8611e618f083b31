import Foundation
import Specification
import Testing

@testable import mutate

/// The report on generated mutants.
@Suite struct GeneratedScoreTests {
  private let mutant = Mutant(
    file: "A.swift", kind: .dropCall, line: 3, text: "a | b()", start: 0, end: 1, edits: [], choice: [])
  private let end = "\n✘ Test run with 51 tests in 37 suites failed after 9.493 seconds with 1 issue.\n"

  @Test func `a mutant is named by a rule or a leak, noticed if anything else fails, or survives`() {
    let named = MutantVerdict(
      on: mutant, by: TestLog("↳ SIO-14: Interactor → View: no notice." + end), isGreen: false)
    #expect(named.outcome == .named && named.by == ["SIO-14"])
    let leak = TestLog("↳ FilmsView outlived the app (open-country, after: The user opens the app)." + end)
    let kept = MutantVerdict(on: mutant, by: leak, isGreen: false)
    #expect(kept.outcome == .named && kept.by == ["a leak"])
    let story = TestLog(
      #"✘ Test "open-film, message by message" failed after 1.2 seconds with 1 issue."# + end)
    #expect(MutantVerdict(on: mutant, by: story, isGreen: false).by == ["open-film"])
    let silent = TestLog("↳ SIO-14: Nothing was shown. No trace shows a notice." + end)
    #expect(MutantVerdict(on: mutant, by: silent, isGreen: false).outcome == .noticed)
    #expect(MutantVerdict(on: mutant, by: TestLog(""), isGreen: false).by == ["a crash"])
    #expect(MutantVerdict(on: mutant, by: nil, isGreen: false).by == ["no end"])
    #expect(MutantVerdict(on: mutant, by: TestLog(end), isGreen: true).outcome == .survived)
  }

  @Test func `verdicts are reused only in the same state`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let verdict = MutantVerdict(on: mutant, by: TestLog(end), isGreen: true)
    var kept = KeptVerdicts(in: file, state: "one")
    #expect(kept[mutant] == nil)
    try kept.keep(verdict)
    #expect(KeptVerdicts(in: file, state: "one")[mutant] == verdict)
    #expect(KeptVerdicts(in: file, state: "two")[mutant] == nil)
    #expect(!kept.isRefused(mutant))
    try kept.keep(refused: [mutant])
    #expect(KeptVerdicts(in: file, state: "one").isRefused(mutant))
  }

  @Test func `equivalent mutants do not count, and unexplained survivors are reported`() throws {
    let survivor = MutantVerdict(on: mutant, by: TestLog(end), isGreen: true)
    let named = MutantVerdict(on: mutant, by: TestLog("↳ SIO-14: no notice." + end), isGreen: false)
    let results = [
      Pattern.swiftIO: GeneratedRun.Result(mutants: [], refused: 1, verdicts: [named, named, survivor])
    ]
    func score(_ kind: Explanation.Kind?) -> GeneratedScore {
      let explanations = kind.map {
        Explanation(kind: $0, mutant: mutant.name, reason: "It is set before.")
      }
      return GeneratedScore(
        results, seed: 1, explanations: [.swiftIO: [explanations].compactMap(\.self)],
        state: .init(sources: "s", checks: "c"))
    }
    #expect(score(nil).unexplained == [survivor])
    #expect(score(nil).summary.hasSuffix("  A.swift: a call is left out: a | b(), line 3"))
    #expect(score(nil).page.contains("| Swift-IO | 3 | 0 | 2 | 0 | 1 | 66% | 66% |"))
    #expect(score(.hole).unexplained.isEmpty)
    #expect(score(.hole).page.contains("| Swift-IO | 3 | 0 | 2 | 0 | 1 | 66% | 66% |"))
    #expect(score(.equivalent).page.contains("| Swift-IO | 3 | 1 | 2 | 0 | 0 | 100% | 100% |"))
    #expect(
      score(.equivalent).page.contains(
        #"| `a \| b()` in A.swift | a call is left out | equivalent | It is set before. |"#))
  }

  @Test func `an explanation with a number is for one of several mutants of the same name`() {
    let twin = Mutant(
      file: "A.swift", kind: .dropCall, line: 9, text: "a | b()", start: 5, end: 6, edits: [], choice: [])
    #expect([mutant, twin].numbers == [mutant: 1, twin: 2])
    let survivors = [mutant, twin].map { MutantVerdict(on: $0, by: TestLog(end), isGreen: true) }
    let results = [
      Pattern.swiftIO: GeneratedRun.Result(
        mutants: [mutant, twin], refused: 0, verdicts: survivors)
    ]
    func unexplained(_ name: String) -> [MutantVerdict] {
      let explanation = Explanation(kind: .equivalent, mutant: name, reason: "It is set before.")
      return GeneratedScore(
        results, seed: 1, explanations: [.swiftIO: [explanation]], state: .init(sources: "s", checks: "c")
      ).unexplained
    }
    #expect(unexplained("\(mutant.name) (2)") == [survivors[0]])
    #expect(unexplained(mutant.name).isEmpty)
  }

  @Test(arguments: Pattern.allCases)
  func `every explanation can be read, and each explains a different mutant`(pattern: Pattern) throws {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let explanations = try [Explanation].all(
      of: pattern, in: package.appendingPathComponent("Tests/Mutations"))
    #expect(Set(explanations.map(\.mutant)).count == explanations.count)
  }

  @Test func `a line that explains nothing is refused`() {
    #expect(throws: ExplanationError(file: "a.tsv", line: 2, text: "nothing\ta\tb")) {
      try [Explanation](lines: "hole\ta\tb\nnothing\ta\tb\n", named: "a.tsv")
    }
  }
}
