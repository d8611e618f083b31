import Checks
import SourceModel
import Specification
import Testing

@testable import mutate

/// The output of the tests decides whether a mutation was caught.
@Suite struct JudgementTests {
  private let mutation = Mutation(rule: "SIO-14", title: "The delegate is held strongly", edits: [])
  private let end = "✘ Test run with 51 tests in 37 suites failed after 9.493 seconds with 1 issue.\n"

  @Test func `a mutation is caught if the check of its rule finds a violation`() {
    let judgement = judgement(
      """
      ✘ Test "SIO-14 after the update the interactor notifies" recorded an issue at SIO14Tests.swift:6:15: Issue recorded
      ↳ SIO-14: Interactor → View Controller: CountriesInteractor holds CountriesViewController strongly.
        Look at: The order of update and notice in the completion.
      ✘ Test "SIO-14 after the update the interactor notifies" failed after 3.1 seconds with 1 issue.
      """)
    #expect(judgement.outcome == .caught)
    #expect(judgement.otherRules.isEmpty && judgement.stories.isEmpty)
  }

  @Test func `other findings are reported`() {
    let judgement = judgement(
      """
      ↳ SIO-06: View → Interactor: step 5 is missing.
      ↳ SIO-14: Interactor → View Controller: no notice.
      ↳ SIO-14: Interactor → View Controller: no notice.
      ✘ Test "sort-countries, message by message" failed after 1.2 seconds with 1 issue.
      ✘ Test "a story passes" with 10 test cases failed after 1.2 seconds with 1 issue.
      """)
    #expect(judgement.outcome == .caught)
    #expect(judgement.otherRules == ["SIO-06"])
    #expect(judgement.stories == ["sort-countries"])
  }

  @Test func `a mutation whose rule is broken too, after another, is caught and not named alone`() {
    let judgement = judgement("↳ SIO-06: no action is run.\n↳ SIO-14: \(Blame.echo) as SIO-06.")
    #expect(judgement.outcome == .followed)
    #expect(judgement.otherRules == ["SIO-06"])
    let score = MutationScore([.swiftIO: [judgement]], fingerprints: [.swiftIO: "abc"])
    #expect(score.isPerfect)
    let page = score.page(after: "")
    #expect(page.contains("| Swift-IO | 1 | 1 | 1 | 0 | abc |"))
    #expect(page.contains("| The delegate is held strongly | SIO-14 | after SIO-06 |"))
  }

  @Test func `a check that has nothing to look at finds no violation`() {
    let judgement = judgement("↳ SIO-14: Nothing was shown. No trace shows a notice.")
    #expect(judgement.outcome == .missedByItsRule)
  }

  @Test(arguments: [
    (
      "sort-countries", #"✘ Test "sort-countries, message by message" failed after 1.2 seconds with 1 issue."#
    ),
    ("leak", "↳ FilmsView outlived the app (open-film, after: Open the film)."),
    ("repetition", "↳ View → Interactor search(_:) (a, message 3): one event of the user starts this twice."),
    ("request", "↳ Tap on “Z”. The user goes back. film(_:) still waits although the user has left."),
    ("state", "↳ Film.swift, line 7: known is a variable that belongs to no object."),
    ("test", #"✘ Test "a limit is kept" failed after 1.2 seconds with 1 issue."#),
  ])
  func `a mistake that breaks no rule is caught by a story, by a demand of the kit or by another test`(
    name: String, line: String
  ) {
    let mutation = Mutation(rule: name, title: "T", edits: [])
    #expect(Judgement(on: mutation, by: TestLog("\(line)\n\(end)"), isGreen: false).outcome == .caught)
    let other = TestLog(#"✘ Test "open-film, message by message" failed after 1.2 seconds."# + "\n\(end)")
    #expect(
      Judgement(on: mutation, by: other, isGreen: false).outcome
        == (name == "test" ? .caught : .missedByItsRule))
    #expect(Judgement(on: mutation, by: TestLog(end), isGreen: true).outcome == .survived)
  }

  @Test func `another test that is named after the rule does not count`() {
    let judgement = judgement(
      #"✘ Test "SIO-14 a router that unwraps by force ends the program" failed after 3.1 seconds with 1 issue."#
    )
    #expect(judgement.outcome == .missedByItsRule)
  }

  @Test func `a mutation survives if all tests are green`() {
    let log = TestLog("✔ Test run with 51 tests in 37 suites passed after 9.493 seconds.")
    #expect(Judgement(on: mutation, by: log, isGreen: true).outcome == .survived)
  }

  @Test func `tests that do not finish, or see nothing, prove nothing`() {
    let violation = "↳ SIO-14: Interactor → View Controller: no notice.\n"
    #expect(Judgement(on: mutation, by: TestLog(violation), isGreen: false).outcome == .crashed)
    let blind = TestLog(violation + "↳ The evidence could not be gathered: no such module\n" + end)
    let outcome = Judgement(on: mutation, by: blind, isGreen: false).outcome
    #expect(outcome == .invalid("The evidence could not be gathered."))
  }

  @Test func `the page lists every mutation, and marks those that were not caught`() {
    let caught = judgement("↳ SIO-14: no notice.")
    let missed = Judgement(
      on: Mutation(rule: "SIO-13", title: "A | B", edits: []), by: TestLog(end), isGreen: true)
    let score = MutationScore([.swiftIO: [caught, missed]], fingerprints: [.swiftIO: "abc"])
    #expect(!score.isPerfect)
    let page = score.page(after: "")
    #expect(page.contains("| Swift-IO | 2 | 1 | 1 | 1 | abc |"))
    #expect(page.contains("| The delegate is held strongly | SIO-14 |  |"))
    #expect(page.contains(#"| A \| B | **not** SIO-13 |  |"#))
    #expect(score.summary.contains("1 of 2 mutations caught by what they name."))
    #expect(score.summary.contains("SURVIVED SIO-13: A | B"))
  }

  @Test func `a pattern that was not tried keeps its results`() {
    func score(_ pattern: Pattern, _ outcome: String, _ list: String) -> MutationScore {
      MutationScore([pattern: [judgement("↳ \(outcome): no notice.")]], fingerprints: [pattern: list])
    }
    let first = score(.swiftIO, "SIO-14", "abc").page(after: "")
    let second = score(.viper, "SIO-14", "def").page(after: first)
    #expect(first.contains("| VIPER | | not tried | |"))
    #expect(second.contains("| Swift-IO | 1 | 1 | 1 | 1 | abc |"))
    #expect(second.contains("| VIPER | 1 | 1 | 1 | 1 | def |"))
    #expect(score(.viper, "SIO-14", "def").page(after: second) == second)
    #expect(score(.swiftIO, "SIO-14", "abc").page(after: second) == second)
  }

  @Test func `unknown and incomplete arguments are refused, and valid ones are read`() throws {
    #expect(throws: MutationRequest.Problem.self) { try MutationRequest(["swiftio"]) }
    #expect(throws: MutationRequest.Problem.self) { try MutationRequest(["--only"]) }
    #expect(try MutationRequest([]).isWhole)
    #expect(try MutationRequest(["viper", "viper"]).patterns == [.viper])
    #expect(try !MutationRequest(["--only", "SIO-14"]).isWhole)
    #expect(throws: MutationRequest.Problem.self) { try MutationRequest(["--seed", "2"]) }
    #expect(try MutationRequest(["--seed", "2", "--generated", "40"]).seed == 2)
  }

  private func judgement(_ output: String) -> Judgement {
    Judgement(on: mutation, by: TestLog(output + "\n" + end), isGreen: false)
  }
}
