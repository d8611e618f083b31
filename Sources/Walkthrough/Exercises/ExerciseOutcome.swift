import Foundation
import Processes
import Specification

/// The outcome of compiling an exercise and running its checks.
struct ExerciseOutcome: Equatable {
  /// A check, and what it found.
  struct Check: Equatable {
    /// Its name.
    let name: String
    /// The faults, a text for each; empty if it is green.
    var faults: [String] = []

    var isGreen: Bool { faults.isEmpty }

    /// The name of the check that judges all that a fix must not break.
    static let certification = "nothing else is broken"
  }

  /// The verdict.
  enum Verdict: Equatable {
    /// The compiler rejected the part; its diagnostics.
    case refused(String)
    /// The compiler itself failed; what it printed.
    case crashed(String)
    /// The part was not compiled, since it uses what judges it.
    case barred(PartRefusal)
    /// The program ended before its checks did.
    case stopped(ExerciseStop)
    /// The checks in the order of the file, and then the one that judges all that a fix must not break.
    case judged([Check], certification: Check?)
  }

  let verdict: Verdict
  /// The compiler's warnings about the part.
  var warnings = ""
  /// The work that the part leaves for later, which no check has seen; nil if there is none.
  var deferred: DeferredWork?
  /// The output of the part.
  var printed = PrintedText()
  /// The rules that the certification judged; empty if it did not run.
  var judged: Set<Rule.ID> = []
  /// The rules that it would have judged, if this build could see what they are about.
  var unseen: Set<Rule.ID> = []
}

extension ExerciseOutcome {
  /// False if the compiler crashed, which says nothing about the part.
  var isJudged: Bool { if case .crashed = verdict { false } else { true } }

  /// True if the mistake is fixed: every check of the exercise is green.
  var isFixed: Bool {
    guard case .judged(let checks, _) = verdict else { return false }
    return !checks.isEmpty && checks.allSatisfy(\.isGreen)
  }

  /// True if the mistake is fixed and nothing else is broken.
  var isGreen: Bool {
    guard case .judged(_, let certification?) = verdict else { return false }
    return isFixed && certification.isGreen
  }
}

extension ExerciseOutcome {
  /// The reason why the part was not judged, although the checks ran: a type is missing, so that the checks judged the
  /// kit's type, or the part never ran. Nil if the part was judged.
  var absence: String? {
    guard case .judged(_, let certification?) = verdict else { return nil }
    return certification.faults.first {
      $0.contains("so your part was not judged") || $0.contains(" never ran: ")
    }
  }
}

/// The reason why a program ended before its checks did.
struct ExerciseStop: Equatable {
  let end: Subprocess.End
  /// The check that was running; nil if none was.
  let check: String?
  /// The program's last error message, such as that of a trap; empty if there is none.
  let message: String
}

extension ExerciseOutcome.Verdict {
  /// Returns true if, according to the event stream, the certification has begun and no issue has been found so far.
  static func isBeingCertified(in events: Data) -> Bool {
    let lines = String(decoding: events, as: UTF8.self).split(separator: "\n")
    return lines.contains { $0.contains("testStarted") && $0.contains(ExerciseOutcome.Check.certification) }
      && !lines.contains { $0.contains("issueRecorded") }
  }

  /// Reads what a run of Swift Testing wrote into its event stream.
  ///
  /// - Parameters:
  ///   - events: One JSON object per line; an incomplete last line is ignored.
  ///   - run: How the run ended.
  /// - Throws: `DecodingError` if a line is not an event.
  init(events: Data, of run: Subprocess.Result) throws {
    let lines = events.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
    let events = try lines.map { try JSONDecoder().decode(TestEvent.self, from: $0) }
    let names = events.filter { $0.kind == "test" && $0.payload.kind == "function" }.map { event in
      (id: event.payload.id ?? "", name: event.payload.displayName ?? event.payload.name ?? "")
    }
    guard events.contains(where: { $0.payload.kind == "runEnded" }) else {
      let ended = Set(events.filter { $0.payload.kind == "testEnded" }.compactMap(\.payload.testID))
      let started = events.filter { $0.payload.kind == "testStarted" }.compactMap(\.payload.testID)
      let running = started.last { id in !ended.contains(id) && names.contains { $0.id == id } }
      self = .stopped(
        ExerciseStop(
          end: run.end, check: names.first { $0.id == running }?.name, message: run.errors.text.lastWords))
      return
    }
    var checks = names.map { (id: $0.id, check: ExerciseOutcome.Check(name: $0.name)) }
    var orphans: [String] = []
    for event in events where event.payload.kind == "issueRecorded" {
      if let index = checks.firstIndex(where: { $0.id == event.payload.testID }) {
        checks[index].check.faults.append(event.payload.text)
      } else {
        orphans.append(event.payload.text)
      }
    }
    let isAllGreen = orphans.isEmpty && checks.allSatisfy(\.check.isGreen)
    if isAllGreen, !run.isSuccess { orphans.append("The run failed: \(run.errors.text.lastWords)") }
    let others =
      orphans.isEmpty
      ? [] : [ExerciseOutcome.Check(name: "nothing fails outside of the checks", faults: orphans)]
    let all = checks.map(\.check)
    self = .judged(
      all.filter { $0.name != ExerciseOutcome.Check.certification } + others,
      certification: all.first { $0.name == ExerciseOutcome.Check.certification })
  }
}

extension String {
  /// The message of a trap, or else the last line that contains `error:`; empty if there is neither.
  fileprivate var lastWords: String {
    let lines = split(separator: "\n").map(String.init)
    let words = lines.last { $0.contains("Fatal error:") } ?? lines.last { $0.contains("error:") }
    guard let words, let message = words.firstMatch(of: #/Fatal error:.*/#) else { return words ?? "" }
    return String(message.0)
  }
}

/// A line of the event stream, reduced to the fields that are needed.
private struct TestEvent: Decodable {
  struct Payload: Decodable {
    struct Message: Decodable { let text: String }

    let kind: String?
    let id: String?
    let name: String?
    let displayName: String?
    let testID: String?
    let messages: [Message]?

    /// The text of an issue, without the words that every recorded issue begins with.
    var text: String {
      (messages ?? []).map(\.text).filter { $0 != "Issue recorded" }.joined(separator: "\n")
    }
  }

  let kind: String
  let payload: Payload
}

extension ExerciseOutcome: CustomStringConvertible {
  /// The faults of an exercise, for its author.
  var description: String {
    switch verdict {
    case .refused(let diagnostics): "It does not compile:\n\(diagnostics)"
    case .crashed(let printed): "The compiler crashed:\n\(printed)"
    case .barred(let refusal): "\(refusal)"
    case .stopped(let stop):
      "It ended before its checks did, \(stop.check.map { "in “\($0)”" } ?? "outside of every check"): "
        + stop.message
    case .judged(let checks, let certification):
      (checks + [certification].compactMap(\.self)).filter { !$0.isGreen }
        .map { "\($0.name):\n\($0.faults.joined(separator: "\n"))" }.joined(separator: "\n")
    }
  }
}
