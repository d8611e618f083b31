import Architectures
import Foundation
import Observing
import Playing
import ProcessTesting
import Specification
import Testing
import Tracing

@testable import Walkthrough

@MainActor @Suite struct QuizTests {
  @Test(arguments: Pattern.allCases, Story.all.map(\.id))
  func `a question has one right answer among four`(pattern: Pattern, id: Story.ID) throws {
    let questions = try Tour.shared(of: #require(Story.named(id)), by: pattern).questions()
    #expect(!questions.isEmpty)
    for question in questions {
      #expect(question.options.count == 4)
      #expect(question.options.count { $0.parties == question.answer.parties } == 1)
      #expect(question.options[question.right - 1] == question.answer)
      #expect(question.context.allSatisfy { $0.number < question.answer.number })
    }
  }

  @Test(arguments: Pattern.allCases)
  func `a question about a fact has one right answer among four`(pattern: Pattern) throws {
    let facts = try QuizFact.all(about: pattern)
    #expect(facts.count == 5)
    #expect(Set(facts.map(\.key)).count == facts.count)
    let map = OwnershipMap(of: try Observation(of: pattern, performing: OwnershipMap.firstScreen))
    for fact in facts {
      #expect(Set(fact.options).count == 4)
      #expect(fact.options[fact.right - 1] == fact.answer)
      let words = fact.topic.split(separator: " ").map(String.init)
      switch words[0] {
      case "keeps":
        let owners = Set(map.links.filter { $0.isStrong && $0.target.name == words[1] }.map(\.owner.name))
        #expect(owners.intersection(fact.options) == [fact.answer])
      case "weak":
        let owner = try #require(
          fact.question.split(separator: " ").first { map.links.map(\.owner.name).contains(String($0)) })
        let targets = Set(map.links.filter { !$0.isStrong && $0.owner.name == owner }.map(\.target.name))
        #expect(targets.intersection(fact.options) == [fact.answer])
      case "cancel":
        let cancels = try Performance.shared(of: .leaveWhileLoading, by: pattern).document.messages
          .filter { $0.name == "cancel()" && $0.receiver.role == .catalogue }
        #expect(Set(cancels.map(\.sender.role.rawValue)) == [fact.answer])
      default:
        let shown = try Performance.shared(of: .openFilm, by: pattern).document.messages
          .filter { [.view, .viewController].contains($0.receiver.role) && $0.kind != .read }
          .map { $0.payload.summary(limit: 4000) + $0.payload.type }.joined()
        #expect(!fact.options.filter { $0 != fact.answer }.contains { shown.contains("\($0)(") })
      }
    }
  }

  @Test(arguments: Pattern.allCases)
  func `a question about an edit shows it, and takes turns`(pattern: Pattern) throws {
    let edits = QuizEdit.all(of: pattern)
    #expect(edits.count > 10)
    let page = Page(width: 80, style: .plain)
    var asked: [String: Int] = [:]
    for _ in 1...3 {
      let items = QuizItem.edits(of: pattern) { asked[$0] ?? 0 }
      #expect(items.count == 2)
      for item in items {
        #expect(
          QuizItem.edits(of: pattern, asked: { _ in 9 }, where: { $0 == item.key }).map(\.key) == [item.key])
        #expect(asked.updateValue(1, forKey: item.key) == nil, "\(item.key) was asked before")
        let edit = try #require(edits.first { item.reasons[0] == "\($0.mistake)." })
        let lines = item.lines(page)
        #expect(lines.contains { $0.hasPrefix("+") || $0.hasPrefix("-") })
        #expect(!lines.joined().contains(edit.rule.id))
        let option = lines.drop { !$0.hasPrefix("  \(item.right)  ") }.prefix(4).joined(separator: " ")
          .split(separator: " ").joined(separator: " ")
        #expect(option.contains(edit.rule.sentence.prefix(30)), "\(option)")
      }
    }
  }

  @Test func `the right answer is not always in the same place`() throws {
    let questions = try QuizQuestion.all(of: .sortCountries, by: .viper)
    #expect(Set(questions.map(\.right)).count > 2)
  }

  @Test func `nearly every story has its own sequence of right answers`() throws {
    let keys = try Story.all.map { try QuizQuestion.each(of: $0, by: .cleanSwift).prefix(4).map(\.right) }
    #expect(Set(keys).count >= Story.all.count - 2)
  }

  @Test func `a question on a story is about its topic, and none is repeated`() throws {
    let questions = try QuizQuestion.each(of: #require(Story.named("mark-favourite")), by: .cleanSwift)
    #expect(questions.contains { $0.answer.name.lowercased().contains("favourite") })
    #expect(Set(questions.map { $0.answer.parties + $0.answer.name }).count == questions.count)
  }

  @Test func `answers are counted until the end of the input, which ends the quiz`() throws {
    let (answers, text) = try run(["1", " 2 "])
    #expect(answers.count == 2)
    #expect(text.contains("of 2 right."))
  }

  @Test func `an invalid answer can be typed again`() throws {
    let (answers, text) = try run(["5", "", "one", "3", "q", "1"])
    #expect(answers.count == 1)
    #expect(text.components(separatedBy: "Type 1, 2, 3 or 4; q ends the quiz.").count == 5)
  }

  @Test func `the first question says what to type, and the next ones do not`() throws {
    let (answers, text) = try run(["1", "1"])
    #expect(answers.count == 2)
    #expect(text.components(separatedBy: "\nType 1, 2, 3 or 4; q ends the quiz.\n> ").count == 2)
  }

  @Test func `after each answer the message, its step and its rule are shown`() throws {
    let question = try #require(QuizQuestion.all(of: .sortCountries, by: .swiftIO).first)
    let wrong = question.right % 4 + 1
    let (answers, text) = try run(["\(wrong)"])
    #expect(answers.map(\.isRight) == [false])
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("No, it is \(question.right): "))
    #expect(words.contains(question.step))
    #expect(try words.contains(#require(question.rule).sentence))
  }

  @Test func `the rule of an answer is the one that the tour shows`() throws {
    let tour = try Tour.shared(of: .sortCountries, by: .swiftIO)
    for question in tour.questions() {
      #expect(question.rule?.id == tour.steps[question.answer.number - 1].rule?.id)
    }
    // The first rule in the registry's order asks for the whole cycle and explains no step.
    #expect(tour.questions().contains { $0.rule?.id != $0.answer.rules.first })
  }

  @Test func `the cycle is shown once, before the first question about a pattern`() throws {
    let (_, text) = try run(["1", "2", "3"])
    #expect(text.hasPrefix("── The cycle of Swift-IO "))
    #expect(text.components(separatedBy: "View (1) → Interactor (2–4)").count == 2)
    for step in Architectures.of(.swiftIO).steps {
      #expect(text.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(step))
    }
  }

  @Test(arguments: [40, 80, 200]) func `no line is wider than the page`(width: Int) throws {
    let (_, text) = try run(Array(repeating: "1", count: 50), width: width)
    #expect(text.split(separator: "\n").filter { $0.count > width } == [])
  }

  private func run(_ lines: [String], width: Int = 80) throws -> ([QuizSession.Answer], String) {
    var lines = lines[...]
    var text = ""
    let session = QuizSession(
      questions: try QuizQuestion.all(of: .sortCountries, by: .swiftIO).map { QuizItem($0) },
      page: Page(width: width, style: .plain),
      prompt: NumberPrompt(readLine: { lines.popFirst() }, echoes: true, write: { text += $0 }))
    return (try session.run(), text)
  }
}

@MainActor @Suite struct QuizRecordTests {
  private let day = Date(timeIntervalSince1970: 1_700_000_000)

  @Test func `a missed step is due on the next day, and a right one later each time`() {
    var record = QuizRecord()
    record.note(isRight: false, of: "viper 2", on: day)
    record.note(isRight: true, of: "viper 3", on: day)
    record.note(isRight: true, of: "viper 3", on: later(1))
    #expect(record.due(on: day) == [])
    #expect(record.due(on: later(1)) == ["viper 2"])
    #expect(record.due(on: later(4)) == ["viper 2", "viper 3"])
    #expect(record.steps["viper 3"]?.asked == 2)
  }

  @Test func `a right answer before a step is due changes only the count`() {
    var record = QuizRecord()
    for _ in 1...3 { record.note(isRight: true, of: "viper 2", on: day) }
    #expect(record.steps["viper 2"]?.right == 3)
    #expect(record.due(on: later(1)) == ["viper 2"])
  }

  @Test func `after a wrong answer a step is due on the next day, even if a right answer follows`() {
    var record = QuizRecord()
    record.note(isRight: true, of: "viper 2", on: day)
    record.note(isRight: true, of: "viper 2", on: later(1))
    record.note(isRight: false, of: "viper 2", on: later(4))
    #expect(record.due(on: later(5)) == ["viper 2"])
    record.note(isRight: true, of: "viper 2", on: later(5))
    #expect(record.due(on: later(5)) == [])
    #expect(record.due(on: later(6)) == ["viper 2"])
    #expect(record.steps["viper 2"]?.right == 3)
  }

  @Test func `a record that was written is read back unchanged`() throws {
    try withFile { file in
      var record = try QuizRecord(from: file)
      #expect(record.steps.isEmpty)
      record.note(isRight: true, of: "swift-io 1", on: day)
      try record.write(to: file)
      #expect(try QuizRecord(from: file) == record)
    }
  }

  @Test(arguments: [
    "{", #"{"steps":{"viper 2":{"asked":-1,"right":0,"streak":0,"due":"2026-01-01T00:00:00Z"}}}"#,
    #"{"steps":{"viper 2":{"asked":1,"right":1,"streak":-1,"due":"2026-01-01T00:00:00Z"}}}"#,
  ]) func `a file that is not a record is an error, and is left unchanged`(text: String) throws {
    try withFile { file in
      try Data(text.utf8).write(to: file)
      let error = #expect(throws: QuizRecordError.self) { try QuizRecord(from: file) }
      #expect(error?.description.hasPrefix("\(file.path) is not a record") == true)
      #expect(try Data(contentsOf: file) == Data(text.utf8))
    }
  }

  @Test func `a number that nobody can count on from is clamped`() throws {
    try withFile { file in
      let most = Int.max
      let score = #"{"asked":\#(most),"right":\#(most),"streak":\#(most),"due":"2026-01-01T00:00:00Z"}"#
      try Data(#"{"steps":{"viper 2":\#(score)}}"#.utf8).write(to: file)
      try QuizRecord.note(isRight: true, of: "viper 2", on: day, in: file)
      #expect(try QuizRecord(from: file).steps["viper 2"]?.right == 1_000_000)
    }
  }

  @Test func `a record that is a link stays one`() throws {
    try withFile { file in
      let target = file.deletingLastPathComponent().appendingPathComponent("elsewhere.json")
      try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: "elsewhere.json")
      for key in ["viper 1", "viper 2"] {
        try QuizRecord.note(isRight: true, of: key, on: day, in: file)
      }
      #expect(try QuizRecord(from: target).steps.count == 2)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file.path) == "elsewhere.json")
    }
  }

  @Test func `answers that several programs keep at once are all kept`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("quiz-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    await withTaskGroup(of: Void.self) { group in
      for number in 1...12 {
        group.addTask {
          _ = try? await walkthrough(
            ["exercises", "hint", "\(number)"], environment: ["XDG_DATA_HOME": folder.path])
        }
      }
    }
    let file = folder.appending(path: "architectures/exercises.json")
    let record = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    #expect(record?.count == 12)
  }

  @Test func `a step that no cycle has is never due`() throws {
    try withFile { file in
      var record = QuizRecord()
      record.note(isRight: true, of: "viper 99", on: day)
      try record.write(to: file)
      var answers = QuizAnswers(page: Page(width: 80, style: .plain), terminal: Terminal.standard)
      answers.file = file
      answers.day = .distantFuture
      #expect(try answers.review().text.hasPrefix("Nothing to review yet."))
    }
  }

  @Test func `if nothing is due, the next due day is given in the user's time zone`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("quiz-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let records = folder.appendingPathComponent("architectures")
    try FileManager.default.createDirectory(at: records, withIntermediateDirectories: true)
    let record =
      #"{"steps":{"viper 2":{"asked":1,"right":1,"streak":1,"due":"2099-12-31T15:00:00Z"}}}"#
    try Data(record.utf8).write(to: records.appendingPathComponent("quiz.json"))
    let run = try await walkthrough(
      ["review"], environment: ["XDG_DATA_HOME": folder.path, "TZ": "Asia/Tokyo"])
    #expect(run.output.hasPrefix("Nothing is due before 2100-01-01."), "\(run.output)\(run.errors)")
  }

  private func later(_ days: Int) -> Date { day.addingTimeInterval(Double(days) * 86_400) }

  private func withFile(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("quiz-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.appendingPathComponent("quiz.json"))
  }
}
