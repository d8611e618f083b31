import Foundation
import Playing
import ProcessTesting
import Specification
import Testing
import TextLayout
import Tracing

@testable import Walkthrough

/// Exercises that ask for the order of messages.
@Suite struct MessageOrderTests {
  nonisolated private static let numbers = 37...44

  @Test(arguments: numbers)
  func `an order is red as it ships, green if it matches the app, and red after each recorded wrong fix`(
    number: Int
  ) throws {
    expectEqual(try ExerciseVerification(exercise: .numbered(number)).faults(), [])
  }

  @Test(arguments: numbers)
  func `no message mixed in from another pattern has the sender and receiver of a message of the story`(
    number: Int
  ) throws {
    let exercise = try Exercise.numbered(number)
    guard case .order(let seed, let pattern) = exercise.kind else { throw Unexpected() }
    let story = try #require(Story.named(exercise.manifest.story))
    let sent = try Performance.shared(of: story, by: pattern).document.messages
    let strays = try MessageOrder(exercise, of: pattern, seed: seed).strays
    #expect(strays.count == 3)
    for stray in strays {
      #expect(!sent.contains { $0.parties == stray.message.parties }, "\(stray.message.listed)")
    }
  }

  @Test func `each pattern has an easy order exercise, with which its path begins, and a harder one`() throws
  {
    let proposed = try Exercise.all().inPathOrder
    for pattern in Pattern.allCases {
      let own = proposed.filter { $0.manifest.pattern == pattern }
      let orders = own.filter(\.asksForOrder)
      expectEqual(orders.first?.id, own.first?.id)
      expectEqual(orders.map(\.manifest.difficulty), [.easy, .medium])
    }
  }

  @Test func `an exercise with a stale order, wrong checks, or a wrong fix that is green, is not sound`()
    throws
  {
    try inCopy(of: 39) { original in
      let manifest = original.folder.appendingPathComponent("exercise.json")
      let red = "no message of another pattern is in the cycle"
      try String(contentsOf: manifest, encoding: .utf8).replacing(red, with: "every message is there")
        .write(to: manifest, atomically: true, encoding: .utf8)
      let exercise = try Exercise.numbered(39, in: original.package)
      let solved = try String(contentsOf: exercise.fixedPart, encoding: .utf8)
      try "\(solved)// Stale.\n".write(to: exercise.fixedPart, atomically: true, encoding: .utf8)
      let harmless = """
        ## VIP-13 A comment is added
        --- Messages.txt
        +// Nothing else.
         View → View Controller: toggleFavourite(_:)
        """
      try harmless.write(to: exercise.wrongFixes, atomically: true, encoding: .utf8)
      let faults = try ExerciseVerification(exercise: exercise).faults()
      #expect(
        faults.contains("Messages.txt is stale. 'swift run walkthrough docs' regenerates it."), "\(faults)")
      #expect(faults.contains("The wrong fix “A comment is added” is green."), "\(faults)")
      #expect(faults.contains("Fewer than two wrong fixes are recorded."), "\(faults)")
      #expect(faults.contains("As shipped, this check is not red: every message is there"), "\(faults)")
      #expect(faults.contains("As shipped, this check is red but not in the manifest: \(red)"), "\(faults)")
      #expect(faults.contains { $0.contains("has another fingerprint") }, "\(faults)")
      expectEqual(faults.count, 6)
    }
  }

  private static var judges: [Int: (Data) throws -> ExerciseOutcome] = [:]

  /// Judges the messages of an exercise. Its app runs once for all tests.
  private func judged(_ text: String, in number: Int = 37) throws -> ExerciseOutcome {
    let judge = try Self.judges[number] ?? Exercise.numbered(number).judge(width: 80)
    Self.judges[number] = judge
    return try judge(Data(text.utf8))
  }

  /// Returns the report on exercise 37 with its messages in the right order, after an edit.
  private func report(after edit: (inout [String]) -> Void) throws -> String {
    let exercise = try Exercise.numbered(37)
    var lines = try String(contentsOf: exercise.fixedPart, encoding: .utf8).components(separatedBy: "\n")
    edit(&lines)
    let outcome = try judged(lines.joined(separator: "\n"))
    return ExerciseOutcomeReport(exercise: exercise, outcome: outcome, page: Page(width: 80, style: .plain))
      .text().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test func `a message that comes too early is reported with its line and the rule for the message due`()
    throws
  {
    let report = try report { $0.swapAt(10, 11) }
    #expect(report.contains("1 of 4 checks is red."), "\(report)")
    #expect(
      report.contains(
        "Line 11: Interactor → View Controller: countriesDidReorder() This message comes too early. After "
          + "Action → Interactor: completion the next message goes from the interactor to the model. "
          + "Step 3: the interactor updates the model. SIO-13"), "\(report)")
    #expect(!report.contains("update(countries:order:)"), "The answer is left to the learner.")
  }

  @Test func `another pattern's message is reported with this pattern's message for the same task`() throws {
    let report = try report { lines in
      lines.insert("Presenter → View Controller: displaySort(viewModel:)", at: 12)
    }
    #expect(
      report.contains(
        "This message belongs to Clean Swift VIP. Who formats the result? • Clean Swift VIP: Presenter → View "
          + "Controller • Swift-IO: View Model → Model Step 6: the view model reads the model and formats."),
      "\(report)")
  }

  @Test func `missing, misspelt and repeated messages are distinguished`() throws {
    let missing = try report { $0.removeSubrange(9...10) }
    #expect(
      missing.contains("2 messages are missing. After Interactor → Action: run(completion:)"), "\(missing)")
    let misspelt = try report { $0[6] = "View → Interactor: sortByNames(_:)" }
    #expect(
      misspelt.contains(
        "Line 7: There is no message “View → Interactor: sortByNames(_:)”. Did you mean “View → Interactor: "
          + "sortByName(_:)”?"), "\(misspelt)")
    let twice = try report { $0.insert($0[6], at: 7) }
    #expect(twice.contains("Line 8: This message is already above."), "\(twice)")
    let empty = try report { $0 = [] }
    #expect(
      empty.contains("9 messages are missing. The cycle begins with a message from the view"), "\(empty)")
  }

  @Test func `comments, empty lines, spaces and everything below the dividing line are ignored`() throws {
    let report = try report { lines in
      lines = lines.map { "  " + $0.replacing(" → ", with: "  →   ") + "\r" }
      lines = lines.flatMap { [$0, "", "// a note"] }
      if let divider = lines.firstIndex(where: { $0.contains("---") }) { lines[divider] = "---" }
      lines.append("nothing that anyone sends")
    }
    #expect(
      report.contains("All 4 checks are green: the app sends these messages in this order."), "\(report)")
  }

  @Test(arguments: ["\r\n", "\r"], ["", "\u{FEFF}"])
  func `any system's line endings are accepted, and a byte order mark is ignored`(
    end: String, mark: String
  ) throws {
    let exercise = try Exercise.numbered(37)
    func outcome(of text: String) throws -> ExerciseOutcome {
      try judged(mark + text.replacing("\n", with: end))
    }
    expectEqual(try outcome(of: String(contentsOf: exercise.fixedPart, encoding: .utf8)).isGreen, true)
    let shipped = try exercise.shipped()
    expectEqual(try outcome(of: shipped), try judged(shipped))
    // Without the comment and the empty line above them, the messages begin on the first line.
    let messages = try String(contentsOf: exercise.fixedPart, encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("//") }.joined(separator: end)
    expectEqual(try judged(mark + messages).isGreen, true)
  }

  @Test func `an order exercise is judged, watched and explained without a compiler`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("order-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let environment = ["PATH": "/nowhere", "XDG_DATA_HOME": folder.path]
    let run = try await walkthrough(["exercises", "run", "37"], environment: environment)
    #expect(run.status == 1)
    #expect(run.output.contains("2 of 4 checks are red."), "\(run.output)\(run.errors)")
    let watch = try await walkthrough(
      ["exercises", "watch", "37"], typing: "h\ns\ny\nq\n", environment: environment)
    #expect(watch.status == 0)
    for words in ["2 of 4 checks are red.", "Hint 1 of 3", "View → Interactor: sortByName(_:)\n"] {
      #expect(watch.output.contains(words), "\(watch.output)\(watch.errors)")
    }
    let unattended = try await walkthrough(["exercises", "watch", "37"], environment: environment)
    #expect(unattended.status == 1)
    #expect(unattended.output.contains("The input has ended"), "\(unattended.output)")
  }

  @Test func `a plain watch asks before it shows a solution, and takes only single letters`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("order-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let watch = try await walkthrough(
      ["exercises", "watch", "37"], typing: "nothing\ns\nn\nq\n",
      environment: ["XDG_DATA_HOME": folder.path])
    #expect(watch.status == 0)
    func count(_ words: String) -> Int { watch.output.components(separatedBy: words).count - 1 }
    #expect(count("Judging exercise") == 1 && count("Type t for the task") == 2, "\(watch.output)")
    #expect(count("Show its solution?") == 1, "\(watch.output)")
    #expect(count("You have not solved this exercise yet.") == 0, "\(watch.output)")
  }

  @Test func `the lesson of a solved order shows the messages of all patterns`() async throws {
    let exercise = try Exercise.numbered(42)
    let text = try await ExerciseLessonReport(exercise: exercise, page: Page(width: 80, style: .plain)).text()
    for pattern in Pattern.allCases { #expect(text.contains("\(pattern.title): The user pastes"), "\(text)") }
    #expect(text.contains("3 Interactor → Data Store: reads countryOrder"), "\(text)")
    #expect(text.contains("No message shows step 4: the interactor"), "\(text)")
  }

  @Test func `a message may not be listed more often than the app sends it`() throws {
    let exercise = try Exercise.numbered(41)
    let solved = try String(contentsOf: exercise.fixedPart, encoding: .utf8)
    expectEqual(try judged(solved, in: 41).isGreen, true)
    let put = "Interactor → Data Store: put(_:)\n"
    let twice = try #require(solved.range(of: put)).lowerBound
    let outcome = try judged(solved[..<twice] + put + solved[twice...], in: 41)
    guard case .judged(let checks, _) = outcome.verdict else { throw Unexpected() }
    #expect(checks[0].faults.first?.contains("already above") == true, "\(outcome)")
  }

  @Test func `a learner's order is set aside before it is reset`() throws {
    try inCopy(of: 43) { exercise in
      try "mine".write(to: exercise.part, atomically: true, encoding: .utf8)
      guard case .kept(let kept) = try ExerciseProgress.inCopy(of: exercise).reset(exercise) else {
        throw Unexpected()
      }
      #expect(kept.lastPathComponent == "Messages.txt.kept-1")
      expectEqual(
        try String(contentsOf: exercise.part, encoding: .utf8),
        try exercise.shipped())
    }
  }

  @Test func `an exercise whose shipped messages are stale cannot be judged`() throws {
    try inCopy(of: 41) { exercise in
      let text = try String(contentsOf: exercise.fixedPart, encoding: .utf8)
      try text.replacing("toggleMark()", with: "mark()")
        .write(to: exercise.fixedPart, atomically: true, encoding: .utf8)
      let error = #expect(throws: ExerciseError.self) { try exercise.outcome(of: Data(), width: 80) }
      #expect(error?.description.contains("Exercises/41-viper-order/Messages.txt") == true)
    }
  }

  @Test func `a manifest with an unknown story is named`() throws {
    try inCopy(of: 37) { exercise in
      let manifest = exercise.folder.appendingPathComponent("exercise.json")
      let text = try String(contentsOf: manifest, encoding: .utf8)
      try text.replacing("sort-countries", with: "sort-planets")
        .write(to: manifest, atomically: true, encoding: .utf8)
      let changed = try Exercise.numbered(37, in: exercise.package)
      let error = #expect(throws: ExerciseError.self) { try changed.outcome(of: Data(), width: 80) }
      #expect(error?.description.hasPrefix("\(manifest.path) is damaged: There is no story") == true)
    }
  }

  @Test(arguments: [("film-fails", 7, 6), ("film-fails", 6, 70), ("film-fails", 0, 1), ("films", 1, 1)])
  func `an exercise whose excerpt does not exist, or whose wrong fix has a vague heading, is not sound`(
    story: String, from: Int, to: Int
  ) throws {
    try inCopy(of: 39) { exercise in
      let manifest = exercise.folder.appendingPathComponent("exercise.json")
      let text = try String(contentsOf: manifest, encoding: .utf8)
      let elsewhere = #""elsewhere": {"story": "\#(story)", "from": \#(from), "to": \#(to)}"#
      try text.replacing(#""seed": 39"#, with: #""seed": 39, \#(elsewhere)"#)
        .write(to: manifest, atomically: true, encoding: .utf8)
      let wrong = try String(contentsOf: exercise.wrongFixes, encoding: .utf8)
      let harmless = """
        ## VIP A comment is added
        --- Messages.txt
        +// Nothing else.
         View → View Controller: toggleFavourite(_:)
        """
      try "\(wrong)\n\(harmless)\n".write(to: exercise.wrongFixes, atomically: true, encoding: .utf8)
      let changed = try Exercise.numbered(39, in: exercise.package)
      let faults = try ExerciseVerification(exercise: changed).faults()
      #expect(faults.contains("There are no events \(from) to \(to) of a story '\(story)'."), "\(faults)")
      #expect(faults.contains { $0.contains("“A comment is added” begins with “VIP”") }, "\(faults)")
    }
  }

  @Test func `a manifest with a part and a seed is damaged`() throws {
    try inCopy(of: 37) { exercise in
      let manifest = exercise.folder.appendingPathComponent("exercise.json")
      let text = try String(contentsOf: manifest, encoding: .utf8)
      try text.replacing(#""seed": 37"#, with: #""seed": 37, "part": "View""#)
        .write(to: manifest, atomically: true, encoding: .utf8)
      let error = #expect(throws: ExerciseError.self) { try Exercise.all(in: exercise.package) }
      #expect(error?.description.contains("either a part or a seed") == true)
    }
  }
}
