import Tracing

/// The messages that one event of a user, or one request of a view controller, sets off in Swift-IO, late
/// replies included.
struct SwiftIOCycle {
  /// The message to the interactor that began it.
  let entry: Message
  /// All messages, the entry first, in the order in which they were sent.
  fileprivate(set) var messages: [Message]
  /// The entry and its story, for a violation.
  let quotation: String

  /// Every cycle of a trace, in the order in which they began.
  static func all(in trace: TraceDocument) -> [SwiftIOCycle] {
    var cycles: [SwiftIOCycle] = []
    var cycleOfMessage: [Int: Int] = [:]
    for message in trace.messages {
      if message.isEntry {
        cycleOfMessage[message.number] = cycles.count
        cycles.append(
          SwiftIOCycle(
            entry: message, messages: [message], quotation: message.quotation(in: trace)))
        continue
      }
      let cause = message.answers ?? message.parent
      guard let cycle = cause.flatMap({ cycleOfMessage[$0] }) else { continue }
      cycleOfMessage[message.number] = cycle
      cycles[cycle].messages.append(message)
    }
    return cycles
  }

  /// Whether a message of the same trace belongs to the cycle.
  func contains(_ message: Message) -> Bool {
    messages.contains { $0.number == message.number }
  }

  /// Whether the view began it: the user did something.
  var beginsInView: Bool { entry.sender.role == .view }

  /// The steps in the order in which they were taken, several messages of one step in a row counted once.
  var steps: [Int] {
    var steps: [Int] = []
    for step in messages.compactMap(\.step) where steps.last != step { steps.append(step) }
    return steps
  }

  /// Whether an action was run that has not completed: it was cancelled, or is still under way.
  var isUnfinished: Bool {
    let answered = Set(messages.compactMap(\.answers))
    return messages.contains { $0.step == 2 && !answered.contains($0.number) }
  }

  /// What is wrong with the steps, given those that belong in the cycle, or nil.
  func fault(in expected: ClosedRange<Int>) -> String? {
    let taken = steps
    let missing = expected.filter { !taken.contains($0) }
    if !missing.isEmpty { return "lacks \(Self.list(missing))" }
    // Reading and pushing take a message for each property; the other steps take one.
    let repeated = expected.filter { step in
      (step < 6 ? messages.count { $0.step == step } : taken.count { $0 == step }) > 1
    }
    if !repeated.isEmpty { return "takes \(Self.list(repeated)) more than once" }
    // Where the update and the notice stand is the matter of rules of their own.
    let ordered = taken.filter { $0 != 3 && $0 != 4 }
    if ordered != ordered.sorted() { return "takes its steps in the order \(taken)" }
    return nil
  }

  private static func list(_ steps: [Int]) -> String {
    let names = steps.map { "\($0) (\(roles[$0 - 1]))" }
    return (steps.count == 1 ? "step " : "steps ") + names.joined(separator: ", ")
  }

  private static let roles = [
    "View → Interactor", "Interactor → Action", "Interactor → Model", "Interactor → View Controller",
    "View Controller → View Model", "View Model → Model", "View Model → View",
  ]
}

extension Message {
  fileprivate var isEntry: Bool {
    receiver.role == .interactor && kind == .call
      && (sender.role == .view || sender.role == .viewController)
  }
}
