import Foundation
import Fuzzing
import Playing
import Specification
import Testing
import TextLayout

@testable import Walkthrough

@Suite struct FuzzTests {
  @Test func `fuzz takes patterns, a number of scripts and a seed`() throws {
    let fuzz: FuzzCommand = try command(["fuzz", "viper", "mvvm-fc", "--seed", "9", "--scripts=3"])
    let plan = fuzz.plan
    #expect(plan.patterns == [.viper, .mvvmFC])
    #expect(plan.scripts == 3)
    #expect(plan.seed == 9)
    let usual: FuzzCommand = try command(["fuzz"])
    #expect(usual.plan.patterns == Pattern.apps)
    #expect(usual.plan.scripts == 200)
  }

  @Test(arguments: [
    (["fuzz", "--scripts", "0"], "--scripts takes a number from 1 to 1000000."),
    (["fuzz", "--scripts"], "--scripts takes a number from 1 to 1000000."),
    (["fuzz", "--seed", "-1"], "--seed takes a whole number from 0 to 18446744073709551615."),
    (["fuzz", "viper", "viper"], "'viper' is listed twice."),
    (["list", "--seed", "1"], "--seed is for 'bench' and 'fuzz', not 'list'."),
    (["fuzz", "--format", "mermaid"], "fuzz has no format 'mermaid'; it is for"),
    (["fuzz", "sort-countries"], "There is no pattern 'sort-countries'."),
  ])
  func `invalid arguments are reported`(words: [String], reason: String) {
    let error = #expect(throws: UsageError.self) { try Request(arguments: words) }
    #expect(error?.description.hasPrefix(reason) == true, "\(error?.description ?? "")")
  }

  @Test func `the largest seed is followed by 0`() {
    let plan = FuzzPlan(seed: .max)
    #expect(plan.seed(of: 0) == .max)
    #expect(plan.seed(of: 1) == 0)
  }

  @Test func `a failure is reported with its seed, a test, the difference, and the command that repeats it`()
    throws
  {
    let text = try report(failing: true).text()
    for part in [
      "2 of 10 random scripts of 60 steps, seeds 4 to 13", "Seed 5 fails", "@Test func `seed 5`() throws {",
      "    .tap(\"Name ↑\"),",
      "The app has ended:\nStill alive in VIPER: X.",
      "To repeat it:\n\n  swift run walkthrough fuzz viper --scripts 1 --seed 5\n",
    ] { #expect(text.contains(part), "\(part)\n\(text)") }
  }

  @Test func `one script is reported with its seed`() throws {
    let plan = FuzzPlan(patterns: [.viper], scripts: 1, seed: 77, jobs: 2)
    let report = FuzzReport(plan: plan, outcome: FuzzRun.Outcome(), page: Page(width: 80, style: .plain))
    #expect(report.text().contains("1 random script of 60 steps, seed 77,"))
  }

  @Test func `if a run was stopped before its first script, its report says so at the end`() throws {
    var outcome = FuzzRun.Outcome()
    outcome.isInterrupted = true
    let report = FuzzReport(plan: FuzzPlan(), outcome: outcome, page: Page(width: 80, style: .plain))
    #expect(report.text().hasSuffix("\nStopped.\n"))
  }

  @Test func `a process that ends early is reported with its current seed`() {
    let plan = FuzzPlan(patterns: [.viper, .mvvmFC], scripts: 3, seed: 40, jobs: 1)
    let run = FuzzRun(
      plan: plan, progress: ProgressBar(width: nil) { _ in }, executable: URL(filePath: "/bin/false"))
    let error = #expect(throws: FuzzError.self) { try run.run() }
    let again = "To repeat it: swift run walkthrough fuzz viper mvvm-fc --scripts 1 --seed 40"
    #expect(error?.description.hasSuffix(again) == true, "\(error?.description ?? "")")
  }

  @Test func `scripts are divided among the processes so that each runs once`() {
    let plan = FuzzPlan(scripts: 7, seed: 10, jobs: 3)
    #expect((0..<3).map(plan.seeds) == [[10, 13, 16], [11, 14], [12, 15]])
  }

  @Test func `a report has the counts and the result`() throws {
    let text = try report(failing: false).text()
    #expect(text.contains("replies out of order"))
    #expect(text.contains("No leftover object of a scene was found."))
  }

  @Test(arguments: [20, 40, 79])
  func `the bar fills its width`(width: Int) {
    for done in [0, 1, 500, 999, 1000] {
      let line = ProgressBar.line(done, of: 1000, after: .seconds(10), width: width)
      #expect(line.columns == width)
    }
  }

  @Test func `the bar shows the progress, the speed and the remaining time`() {
    let line = ProgressBar.line(250, of: 1000, after: .seconds(10), width: 79)
    #expect(line.contains("250 of 1000, 25.0 a second, 30 s left"))
    #expect(line.hasPrefix("█████████░"))
  }

  @Test func `without a terminal there is no bar`() {
    let bar = ProgressBar(width: nil) { _ in Issue.record("It wrote.") }
    bar.show(1, of: 2, after: .seconds(1))
    bar.clear()
  }

  private func report(failing: Bool) throws -> FuzzReport {
    let difference = try JSONDecoder().decode(
      Difference.self,
      from: Data(
        #"{"kind": "survivors", "description": "The app has ended:\nStill alive in VIPER: X."}"#.utf8))
    var outcome = FuzzRun.Outcome()
    outcome.scripts = failing ? 2 : 10
    outcome.duration = .seconds(4)
    if failing {
      outcome.failure = ScriptFailure(seed: 5, events: [.launch, .tap("Name ↑")], difference: difference)
    }
    return FuzzReport(
      plan: FuzzPlan(patterns: [.viper], scripts: 10, seed: 4, jobs: 2), outcome: outcome,
      page: Page(width: 80, style: .plain))
  }
}
