import Architectures
import Foundation
import Fuzzing
import Playing
import Specification
import TextLayout
import Tracing

/// The messages of a cycle, which an exercise asks a learner to put in order, with some of other patterns among them.
struct MessageOrder {
  /// The cycle, as the app sends it.
  let cycle: MessageCycle
  /// The messages of other patterns, each with the pattern's cycle for the same event.
  let strays: [(message: Message, cycle: MessageCycle)]
  private let exercise: Exercise

  /// Plays the story of an exercise with all patterns.
  ///
  /// A stray takes a step in another pattern's cycle, and its sender's role sends nothing to its receiver's role when
  /// this pattern performs the story.
  ///
  /// - Parameters:
  ///   - pattern: The pattern of the cycle.
  ///   - seed: Decides the strays.
  /// - Throws: `ExerciseError` if there is no such story, `StoryError` if an app does not do what the story says.
  init(_ exercise: Exercise, of pattern: Pattern, seed: UInt64) throws {
    self.exercise = exercise
    let manifest = exercise.manifest
    guard let story = Story.named(manifest.story) else {
      throw ExerciseError.damaged(
        exercise.folder.appendingPathComponent("exercise.json").path,
        reason: "There is no story '\(manifest.story)'.")
    }
    let cycle = try MessageCycle(of: story, upToEvent: manifest.event, by: pattern)
    let told = try Performance(of: story, by: Architectures.of(pattern))
    let parties = Set(told.document.messages.map(\.parties))
    var generator = SeededGenerator(seed: seed)
    var strays: [(message: Message, cycle: MessageCycle)] = []
    for elsewhere in Pattern.allCases where elsewhere != pattern {
      let other = try MessageCycle(of: story, upToEvent: manifest.event, by: elsewhere)
      let known = Set(strays.map { $0.message.listed })
      let candidates = other.messages.filter {
        $0.step != nil && !parties.contains($0.parties) && !known.contains($0.listed)
      }
      guard !candidates.isEmpty else { continue }
      strays.append((candidates[generator.number(below: candidates.count)], other))
    }
    self.cycle = cycle
    self.strays = strays
  }
}

extension MessageOrder {
  /// Returns the file as it ships: the messages of the solved one shuffled, all above the dividing line.
  static func shuffled(_ solved: String, seed: UInt64) -> String {
    let list = MessageList(solved)
    // A seed of its own, because the choice of the strays uses up a varying count of random numbers.
    var generator = SeededGenerator(seed: ~seed)
    var lines = (list.entries + list.rest).map(\.text)
    for last in lines.indices.dropFirst().reversed() {
      lines.swapAt(last, generator.number(below: last + 1))
    }
    let comment = solved.components(separatedBy: "\n").prefix { $0.hasPrefix("//") }
    return text(Array(comment), above: lines, below: [])
  }

  /// The file in its order, the strays below the dividing line.
  var solved: String {
    let task =
      "Put the messages of \(cycle.pattern.title) into the order in which they are sent. If one object sends several "
      + "to another in one step, only the first is listed. Move messages of other patterns below the line, or "
      + "delete them."
    let comment = [cycle.event, "", task].flatMap { $0.wrapped(to: 77) }
    return Self.text(
      comment.map { $0.isEmpty ? "//" : "// \($0)" }, above: cycle.messages.map(\.listed),
      below: strays.map { $0.message.listed })
  }

  /// Returns true if a list has these messages and no others, in any order.
  func holdsTheSame(as list: MessageList) -> Bool {
    let own = (cycle.messages + strays.map(\.message)).map(\.listed)
    return (list.entries + list.rest).map(\.text).sorted() == own.sorted()
  }

  private static func text(_ comment: [String], above: [String], below: [String]) -> String {
    let lines = comment + [""] + above + ["", "--- Messages of other patterns"] + below
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Message {
  /// The message as the list shows it: sender, receiver and name.
  var listed: String { "\(parties): \(phrase)" }
}
