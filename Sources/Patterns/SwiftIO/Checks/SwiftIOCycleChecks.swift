import Checks
import Observing
import SourceModel
import Tracing

extension Check {
  static let sevenSteps: Check = Check("SIO-06") { evidence, report in
    reportFaultyCycles(
      in: evidence, showing: "a cycle that begins in the View and has been finished", called: "cycle",
      take: 1...7, &report
    ) { $0.beginsInView }
  }

  static let loadTakesSixSteps: Check = Check("SIO-12") { evidence, report in
    // A view controller may ask for a refresh in a lifecycle call instead of after a notification.
    for trace in evidence.traces {
      for refresh in trace.messages
      where refresh.step == 5 && trace.parent(of: refresh)?.kind == .lifecycle {
        report(
          refresh, in: trace,
          "the View Controller asks for a refresh of its own accord; it should ask the Interactor for a load, "
            + "and refresh when it is notified.")
      }
    }
    reportFaultyCycles(
      in: evidence, showing: "a load that a View Controller asks its Interactor for", called: "load",
      take: 2...7, &report
    ) { !$0.beginsInView && !$0.steps.isEmpty }
  }

  /// Finds the finished cycles of one kind that do not take the given steps.
  private static func reportFaultyCycles(
    in evidence: Evidence, showing subject: String, called noun: String, take steps: ClosedRange<Int>,
    _ report: inout Report<Violation>, where isSubject: (Cycle) -> Bool
  ) {
    let cycles = evidence.traces.flatMap(Cycle.swiftIO).filter { !$0.isUnfinished && isSubject($0) }
    for cycle in report.examine(cycles, else: "No trace shows \(subject).") {
      if let fault = cycle.fault(in: steps) { report("The \(noun) of \(cycle.quotation) \(fault).") }
    }
  }

  static let interactorRunsActions: Check = Check("SIO-10") { evidence, report in
    // A trace could miss such a call.
    for part in evidence.parts where !part.name.hasSuffix("Interactor") {
      for node in part.nodes where node.asks(for: "run(completion:)") {
        report(
          "\(part.name) → Action", part, node.line,
          "runs an Action, which is the Interactor's task.")
      }
    }
    let traces = report.traces(in: evidence, showing: "an action being run") { $0.step == 2 }
    for (trace, runs) in traces {
      for run in runs where run.sender.role != .interactor {
        report(
          "\(run.sender.role.rawValue) → Action: \(run.sender.object) runs \(run.receiver.object), which is "
            + "the Interactor's task.")
      }
      for message in trace.messages
      where [.catalogue, .favourites].contains(message.receiver.role) && message.sender.role != .action {
        report(message, in: trace, "only an Action may do this, when the Interactor runs it.")
      }
    }
  }

  static let updateFollowsCompletion: Check = Check("SIO-13") { evidence, report in
    reportModelsInWrongHands(in: evidence, &report)
    // A trace could miss an update.
    let updates = Set(evidence.traces.flatMap(\.messages).filter { $0.step == 3 }.map(\.name))
    for part in evidence.parts(called: "ViewController", "ViewModel") {
      for node in part.nodes where updates.contains(where: node.asks) {
        report(
          "\(part.name) → Model", part, node.line,
          "updates the Model, which is the Interactor's task.")
      }
    }
    for trace in evidence.traces {
      for update in trace.messages where update.step == 3 && update.sender.role != .interactor {
        report(update, in: trace, "only the Interactor updates the Model.")
      }
    }
    reportLostUpdates(in: evidence, &report)
    reportHastyUpdates(in: evidence, &report)
  }

  /// Finds updates with an argument that differs from what the model's property of the same name then returns.
  private static func reportLostUpdates(in evidence: Evidence, _ report: inout Report<Violation>) {
    for trace in evidence.traces {
      var updates: [Participant: Message] = [:]
      for message in trace.messages {
        if message.step == 3 { updates[message.receiver] = message }
        guard message.kind == .read, let update = updates[message.receiver],
          let told = update.argument(named: message.name), !told.says(the: message.payload)
        else { continue }
        report(
          update, in: trace,
          "the Interactor updates the Model, whose \(message.name) is then read as "
            + "\(message.payload.summary()), and not as \(told.summary()).")
      }
    }
  }

  /// Finds updates before the action has completed that say more than that loading begins. SIO-06 and SIO-12 cover a
  /// cycle that runs no action.
  private static func reportHastyUpdates(in evidence: Evidence, _ report: inout Report<Violation>) {
    let cycles = evidence.traces.flatMap { trace in Cycle.swiftIO(in: trace).map { (trace, $0) } }
      .filter { _, cycle in
        cycle.messages.contains { $0.step == 2 } && cycle.messages.contains { $0.step == 3 }
      }
    report.examine(cycles, else: "No trace shows a cycle that runs an action and updates the model.")
    for (trace, cycle) in cycles {
      let runs = Set(cycle.messages.filter { $0.step == 2 }.map(\.number))
      for update in cycle.messages.prefix(while: { $0.answers.map(runs.contains) != true })
      where update.step == 3 && update.sender.role == .interactor && !update.saysThatLoadingBegins {
        report(update, in: trace, "the Interactor updates the Model before the Action has completed.")
      }
    }
  }

  /// Finds view controllers and views that keep the model: they could update it unobserved.
  private static func reportModelsInWrongHands(in evidence: Evidence, _ report: inout Report<Violation>) {
    let references = evidence.ownership.flatMap(\.references).filter { $0.targetRole == .model }
    for reference in report.examine(references, else: "No object was seen to hold a Model.") {
      guard let owner = reference.ownerRole, [.viewController, .view].contains(owner) else { continue }
      report(
        "\(owner.rawValue) → Model: \(reference.owner) keeps \(reference.target) in '\(reference.field)'; only "
          + "the Interactor and the View Model may hold the Model.")
    }
  }
}

extension Message {
  /// Returns the value of the argument with a label, or nil.
  fileprivate func argument(named label: String) -> Payload? {
    let labels = name.dropFirst(baseName.count + 1).dropLast().split(separator: ":").map(String.init)
    guard labels.contains(label) else { return nil }
    return labels.count == 1 ? payload : payload.children.first { $0.label == label }
  }
}

extension Payload {
  /// Returns true if both are the same value, whatever their labels.
  fileprivate func says(the other: Payload) -> Bool {
    (type, text, count, children) == (other.type, other.text, other.count, other.children)
  }
}
