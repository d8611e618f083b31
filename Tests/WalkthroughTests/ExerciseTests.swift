import Foundation
import TextLayout
import Testing

@testable import Walkthrough

/// Exercises, done in a copy so that a learner's own are left alone.
@Suite struct ExerciseTests {
  @Test func `a learner's part is kept aside before it is reset, each time under another name`() throws {
    try inCopy { exercise in
      let progress = ExerciseProgress()
      #expect(progress.state(of: exercise) == .untouched)
      let first = try progress.reset(exercise)
      #expect(first == .wasSo)
      for place in 1...2 {
        try "mine \(place)".write(to: exercise.part, atomically: true, encoding: .utf8)
        #expect(progress.state(of: exercise) == .begun)
        guard case .kept(let kept) = try progress.reset(exercise) else { throw Unexpected() }
        #expect(kept.lastPathComponent == "Exercise.swift.kept-\(place)")
        let text = try String(contentsOf: kept, encoding: .utf8)
        #expect(text == "mine \(place)")
        #expect(progress.state(of: exercise) == .untouched)
      }
    }
  }

  @Test func `a part that is missing is put back, and one that cannot be read is left alone`() throws {
    try inCopy { exercise in
      try FileManager.default.removeItem(at: exercise.part)
      let missing = try ExerciseProgress().reset(exercise)
      #expect(missing == .wasMissing)
      try FileManager.default.removeItem(at: exercise.part)
      try FileManager.default.createDirectory(at: exercise.part, withIntermediateDirectories: false)
      #expect(throws: (any Error).self) { try ExerciseProgress().reset(exercise) }
      #expect(FileManager.default.fileExists(atPath: exercise.part.path))
    }
  }

  @Test func `what fails outside of every check, and a run that ends badly, is not green`() throws {
    let test =
      #"{"kind":"test","payload":{"kind":"function","id":"a","name":"a()","displayName":"it works"}}"#
    let issue = #"{"kind":"event","payload":{"kind":"issueRecorded","messages":[{"text":"elsewhere"}]}}"#
    let end = #"{"kind":"event","payload":{"kind":"runEnded"}}"#
    func outcome(_ lines: String..., status: Int32 = 0) throws -> ExerciseOutcome {
      try ExerciseOutcome(
        events: Data(lines.map { $0 + "\n" }.joined().utf8), status: status,
        output: "x\nerror: the last words")
    }
    #expect(try outcome(test, end).isGreen)
    #expect(try !outcome(test, issue, end).isGreen)
    #expect(try !outcome(test, end, status: 1).isGreen)
    #expect(try !outcome(end).isGreen)
    #expect(try outcome(test) == .stopped("error: the last words"))
    let cutOff = Data((test + "\n" + end.prefix(9)).utf8)
    #expect(try ExerciseOutcome(events: cutOff, status: 5, output: "error: b") == .stopped("error: b"))
  }

  @Test func `a hint leads to the next one, and the last one to the solution`() throws {
    let answers = ExerciseAnswers(page: Page(width: 80, style: .plain), terminal: .standard)
    let second = try answers.answer(to: .hint(1, part: 2)).text
    #expect(second.hasPrefix("Hint 2 of 3: "))
    #expect(second.contains("exercises hint 1 3"))
    let last = try answers.answer(to: .hint(1, part: 3)).text
    #expect(last.contains("exercises solution 1"))
    #expect(!last.contains("exercises hint"))
  }

  @Test func `a solution shows the lines that go and those that come`() throws {
    let answers = ExerciseAnswers(page: Page(width: 80, style: .plain), terminal: .standard)
    let lines = try answers.answer(to: .solution(1)).text.split(separator: "\n")
    #expect(lines.contains("-         delegate?.filmDidChangeMark()"))
    #expect(lines.contains("+         delegate?.filmDidChangeMark()"))
    #expect(lines.count { $0.hasPrefix("- ") || $0.hasPrefix("+ ") } == 2)
    #expect(lines.contains { $0.contains("Solutions/01-swift-io-cycle/README.md") })
  }

  @Test func `a part is solved while it stays as it was when it was green`() throws {
    try inCopy { exercise in
      let progress = ExerciseProgress()
      try Data(contentsOf: exercise.mendedPart).write(to: exercise.part)
      #expect(progress.state(of: exercise) == .begun)
      try progress.noteSolved(exercise, with: try Data(contentsOf: exercise.part))
      #expect(progress.state(of: exercise) == .solved)
      try "changed".write(to: exercise.part, atomically: true, encoding: .utf8)
      #expect(progress.state(of: exercise) == .begun)
    }
  }

  @Test func `a damaged manifest, a folder without exercises and a number too many are told`() throws {
    try inCopy { exercise in
      #expect(throws: UsageError.self) { try Exercise.numbered(99, in: exercise.package) }
      let manifest = exercise.folder.appendingPathComponent("exercise.json")
      try "{".write(to: manifest, atomically: true, encoding: .utf8)
      let error = #expect(throws: ExerciseError.self) { try Exercise.all(in: exercise.package) }
      #expect(error?.description.hasPrefix("\(manifest.path) is damaged") == true)
      #expect(throws: ExerciseError.self) { try Exercise.all(in: exercise.folder) }
    }
  }

  @Test func `every exercise has a title and a number of its own, and three hints`() throws {
    let all = try Exercise.all()
    #expect(all.map(\.number) == Array(1...all.count))
    #expect(Set(all.map(\.manifest.title)).count == all.count)
    for exercise in all { #expect(exercise.manifest.hints.count == 3, "\(exercise.id)") }
  }

  @Test(arguments: [
    (["exercises"], ExerciseCommand.list),
    (["exercises", "run"], .run(nil)),
    (["exercises", "run", "3"], .run(3)),
    (["exercises", "hint", "3"], .hint(3, part: 1)),
    (["exercises", "hint", "3", "2"], .hint(3, part: 2)),
    (["exercises", "solution", "3"], .solution(3)),
    (["exercises", "reset", "3"], .reset(3)),
    (["exercises", "verify"], .verify),
  ])
  func `a command of exercises is a word and a number`(words: [String], command: ExerciseCommand) throws {
    #expect(try Request(arguments: words).command == .exercises(command))
  }

  @Test(arguments: [
    (["exercises", "rn"], "There is no exercises command 'rn'. Did you mean 'run'?"),
    (["exercises", "run", "one"], "'exercises run' takes the number of an exercise."),
    (["exercises", "hint", "1", "4"], "An exercise has three hints: 1, 2 and 3."),
    (["exercises", "verify", "1"], "'1' is one word too many."),
    (["exercises", "--format", "json"], "--format is for "),
  ])
  func `other words are told`(words: [String], reason: String) {
    let error = #expect(throws: UsageError.self) { try Request(arguments: words) }
    #expect(error?.description.hasPrefix(reason) == true, "\(error?.description ?? "")")
  }
}
