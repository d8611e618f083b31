import Architectures
import Playing
import ProcessTesting
import Specification
import Testing
import TextLayout
import Tracing

@testable import Walkthrough

/// The questions before a comparison.
@Suite(.timeLimit(.minutes(30))) struct CompareQuizTests {
  private func comparison(_ story: Story, by patterns: [Pattern] = Pattern.allCases) throws -> Comparison {
    try Comparison(of: story, by: patterns.map { Architectures.of($0) }, screenWidth: 60)
  }

  @Test func `only the right option answers the same question of the cycle as the message shown`() throws {
    for story in [Story.sortCountries, .openCountry, .searchCountries] {
      let report = try CompareReport(comparison(story), page: Page(width: 80, style: .plain))
      let questions = report.places.flatMap { place in
        report.runs(in: report.comparison.scenes[place])
          .flatMap { CompareQuestion.all(about: $0, in: report.comparison.sides) }
      }
      #expect(!questions.isEmpty)
      for question in questions {
        let pattern = question.side.architecture.pattern
        let subjects = try question.options.map { pattern.question(ofStep: try #require($0.step)) }
        #expect(subjects.count { $0 == question.subject } == 1)
        #expect(subjects[question.right - 1] == question.subject)
        let reference = question.reference
        let step = try #require(reference.message.step)
        #expect(reference.side.architecture.pattern.question(ofStep: step) == question.subject)
      }
      #expect(Set(questions.map(\.right)).count > 2)
    }
  }

  @Test func `the steps are shown first, the questions of the cycle and the rule after an answer`() throws {
    let text = try run(["1", "5", "q"], patterns: [.viper, .cleanSwift])
    let first = try #require(text.firstRange(of: "1 of "))
    let shown = text[..<first.lowerBound]
    #expect(shown.contains("1  View Controller → Presenter") && !shown.contains("·  "))
    for question in CycleQuestion.allCases { #expect(!shown.contains(question.title)) }
    let answer = try #require(text.firstRange(of: "Both answer “Who takes the event?”"))
    #expect(text[answer.upperBound...].contains("VIP-18 "))
    #expect(text.contains("Type 1, 2, 3 or 4; q ends the quiz."))
    let score = try #require(text.firstRange(of: "of 1 right. The comparison:"))
    #expect(text[score.upperBound...].contains(CycleQuestion.shows.title))
  }

  @Test func `answers may come from a pipe, and --plain draws no boxes`() async throws {
    let words = ["compare", "sort-countries", "viper", "mvvm-fc", "--ask", "--event", "2"]
    let run = try await walkthrough(words, typing: "1\nq\n")
    #expect(run.status == 0)
    #expect(run.output.contains("Event 2: The user taps “Population”."))
    #expect(run.output.contains("of 1 right."))
    let plain = try await walkthrough(words + ["--plain"], typing: "")
    #expect(plain.output.contains("No question was answered. The comparison:"))
    for scalar in plain.output.unicodeScalars { #expect(!(0x2500...0x259F).contains(scalar.value)) }
  }

  @Test(arguments: [40, 80, 200]) func `no line is wider than both the page and a screen`(width: Int) throws {
    let text = try run(Array(repeating: "1", count: 20), patterns: Pattern.allCases, width: width)
    for line in text.split(separator: "\n") where line.columns > max(width, 60) {
      Issue.record("\(line.columns) columns: \(line)")
    }
  }

  private func run(_ lines: [String], patterns: [Pattern], width: Int = 80) throws -> String {
    var lines = lines[...]
    var text = ""
    let report = try CompareReport(
      comparison(.sortCountries, by: patterns), page: Page(width: width, style: .plain))
    let prompt = NumberPrompt(readLine: { lines.popFirst() }, echoes: true, write: { text += $0 })
    try CompareQuiz(report: report, prompt: prompt).run()
    return text
  }
}
