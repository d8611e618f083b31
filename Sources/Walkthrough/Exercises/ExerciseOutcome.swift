import Foundation

/// What came of building and running an exercise's checks.
enum ExerciseOutcome: Equatable {
  /// A check, and what it found.
  struct Check: Equatable {
    /// What it is called.
    let name: String
    /// What is wrong, a text for each fault; empty where it is green.
    var faults: [String] = []

    var isGreen: Bool { faults.isEmpty }
  }

  /// The compiler refused it; what the compiler said.
  case refused(String)
  /// The program ended before its checks did; what it said last.
  case stopped(String)
  /// The checks, in the order of the file.
  case judged([Check])

  /// Whether every check is green.
  var isGreen: Bool {
    guard case .judged(let checks) = self else { return false }
    return !checks.isEmpty && checks.allSatisfy(\.isGreen)
  }
}

extension ExerciseOutcome {
  /// Reads what a run of Swift Testing wrote into its event stream.
  ///
  /// - Parameters:
  ///   - events: A JSON object a line; a last one that was cut off is left out.
  ///   - status: The exit status of the run.
  ///   - output: What the run printed.
  /// - Throws: `DecodingError` where a line is not an event.
  init(events: Data, status: Int32, output: String) throws {
    let lines = events.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
    let events = try lines.map { try JSONDecoder().decode(TestEvent.self, from: $0) }
    guard events.contains(where: { $0.payload.kind == "runEnded" }) else {
      self = .stopped(
        output.split(separator: "\n").last { $0.contains("error:") }.map(String.init) ?? output)
      return
    }
    var checks: [(id: String, check: Check)] = []
    var orphans: [String] = []
    for event in events {
      switch (event.kind, event.payload.kind) {
      case ("test", "function"):
        checks.append(
          (event.payload.id ?? "", Check(name: event.payload.displayName ?? event.payload.name ?? "")))
      case ("event", "issueRecorded"):
        if let index = checks.firstIndex(where: { $0.id == event.payload.testID }) {
          checks[index].check.faults.append(event.payload.text)
        } else {
          orphans.append(event.payload.text)
        }
      default:
        continue
      }
    }
    let isAllGreen = orphans.isEmpty && checks.allSatisfy(\.check.isGreen)
    if isAllGreen, status != 0 { orphans.append("The run ended with status \(status).") }
    let others = orphans.isEmpty ? [] : [Check(name: "nothing fails outside of the checks", faults: orphans)]
    self = .judged(checks.map(\.check) + others)
  }
}

/// A line of the event stream, as far as it is needed.
private struct TestEvent: Decodable {
  struct Payload: Decodable {
    struct Message: Decodable { let text: String }

    let kind: String?
    let id: String?
    let name: String?
    let displayName: String?
    let testID: String?
    let messages: [Message]?

    /// What an issue says, without the words that every recorded issue begins with.
    var text: String {
      (messages ?? []).map(\.text).filter { $0 != "Issue recorded" }.joined(separator: "\n")
    }
  }

  let kind: String
  let payload: Payload
}

extension ExerciseOutcome: CustomStringConvertible {
  /// What is not well, for whoever looks after an exercise.
  var description: String {
    switch self {
    case .refused(let diagnostics): "It does not compile:\n\(diagnostics)"
    case .stopped(let reason): "The program ended before its checks did: \(reason)"
    case .judged(let checks):
      checks.filter { !$0.isGreen }.map { "\($0.name):\n\($0.faults.joined(separator: "\n"))" }.joined(
        separator: "\n")
    }
  }
}
