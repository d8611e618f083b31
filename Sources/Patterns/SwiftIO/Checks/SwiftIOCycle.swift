import Checks
import Tracing

/// The messages that one event of a user, or one request of a view controller, sets off in Swift-IO.
extension Cycle {
  /// Returns every cycle of a trace of Swift-IO, in the order in which they began.
  static func swiftIO(in trace: TraceDocument) -> [Cycle] {
    all(in: trace) { message in
      message.receiver.role == .interactor && message.kind == .call
        && (message.sender.role == .view || message.sender.role == .viewController)
    }
  }

  /// True if the view began it: the user did something.
  var beginsInView: Bool { entry.sender.role == .view }

  /// True if an action was run that has not completed: it was cancelled, or is still under way.
  var isUnfinished: Bool {
    let answered = answered
    return messages.contains { $0.step == 2 && !answered.contains($0.number) }
  }

  /// True if the interactor only stops a load: it cancels the action, and says that nothing loads any longer.
  var stopsLoading: Bool {
    let isCancelling = messages.contains { $0.receiver.role == .action && $0.baseName == "cancel" }
    let updates = messages.filter { $0.step == 3 }
    return isCancelling && !messages.contains { $0.step == 2 } && !updates.isEmpty
      && updates.allSatisfy { $0.saysWhetherItLoads(false) }
  }

  /// True if the view controller, when it is notified, opens other scenes in place of the one that is shown, or waits to
  /// do so.
  func opensScenes(in trace: TraceDocument) -> Bool {
    messages.filter { $0.step == 4 }.contains { notice in
      trace.messages.within(notice).contains {
        $0.kind == .navigation && ["setViewControllers", "dismiss", "animate"].contains($0.baseName)
      }
    }
  }

  /// The messages by which the interactor has the view show that loading begins: before it runs the action, it takes
  /// steps 3 to 7 with a model that says so. Empty if it does not.
  var announcement: ArraySlice<Message> {
    let beginning = messages.prefix { $0.step != 2 }
    guard beginning.contains(where: { $0.saysWhetherItLoads(true) }) else { return [] }
    return beginning.drop { $0.step ?? 0 < 3 }
  }

  /// True if the interactor updates the model with a list.
  var updatesLists: Bool {
    messages.contains { $0.step == 3 && $0.payload.contains { $0.count != nil } }
  }

  /// Returns true if a message is part of the announcement that loading begins.
  func announces(_ message: Message) -> Bool {
    announcement.contains { $0.number == message.number }
  }

  /// Returns the first way in which the steps differ from the expected ones, or nil.
  func fault(in expected: [Int]) -> String? {
    let announcement = announcement
    if !announcement.isEmpty, let fault = Self.fault(of: announcement, in: Array(3...7)) {
      return "\(fault) when it says that loading begins"
    }
    return Self.fault(of: messages.filter { !announces($0) }, in: expected)
  }

  private static func fault(of messages: some Collection<Message>, in expected: [Int]) -> String? {
    let taken = steps(of: messages)
    let missing = expected.filter { !taken.contains($0) }
    if !missing.isEmpty { return "lacks \(list(missing))" }
    let repeated = expected.filter { step in
      step < 6 && messages.count { $0.step == step } > 1 && !(step == 2 && areChained(in: messages))
    }
    if !repeated.isEmpty { return "takes \(list(repeated)) more than once" }
    // Other rules cover the order of the update and the notification.
    let ordered = taken.filter { $0 != 3 && $0 != 4 }
    // The view model may read and push in alternation, if it reads first and pushes last.
    let refresh = ordered.drop { $0 < 6 }
    let isOrdered =
      ordered.dropLast(refresh.count) == ordered.filter { $0 < 6 }.sorted()[...]
      && (!expected.contains(6) || refresh.first == 6 && refresh.last == 7)
    return isOrdered ? nil : "takes its steps in the order \(taken)"
  }

  /// Returns true if every action but the last has completed when the next one is run.
  private static func areChained(in messages: some Collection<Message>) -> Bool {
    let runs = messages.filter { $0.step == 2 }
    return zip(runs, runs.dropFirst()).allSatisfy { run, next in
      messages.contains { $0.answers == run.number && $0.number < next.number }
    }
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
  /// Returns true if it updates the model with nothing but the fact that something loads, or that nothing does.
  func saysWhetherItLoads(_ isLoading: Bool) -> Bool {
    step == 3 && name.hasSuffix("(isLoading:)") && payload.text == "\(isLoading)"
  }
}
