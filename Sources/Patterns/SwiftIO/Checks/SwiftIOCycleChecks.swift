import Checks
import Observing
import SourceModel
import Tracing

extension Check {
  static let sevenSteps: Check = Check("SIO-06") { evidence, report in
    for trace in evidence.traces {
      for event in trace.eventsSentAgain where event.receiver.role == .interactor {
        report(
          event, in: trace,
          "the user has done one thing, but the View sends the event twice, so that it takes the steps twice."
        )
      }
    }
    reportFaultyCycles(
      in: evidence, showing: "a cycle that begins in the View and has been finished", called: "cycle", &report
    ) { cycle, trace in
      guard cycle.beginsInView else { return nil }
      let changes = trace.messages.within(cycle.entry).filter { $0.kind == .navigation }.map(\.baseName)
      // A screen that goes has nothing more to show.
      if changes.contains("dismiss") { return [1, 3, 4] }
      // To pick a row, or to open a screen, is no work.
      let needsNoAction =
        trace.parent(of: cycle.entry)?.baseName == "pick" || changes.contains("present")
      return needsNoAction && !cycle.steps.contains(2) ? [1, 3, 4, 5, 6, 7] : Array(1...7)
    }
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
      in: evidence, showing: "a load that a View Controller asks its Interactor for", called: "load", &report
    ) { cycle, trace in
      guard !cycle.beginsInView, !cycle.steps.isEmpty else { return nil }
      if cycle.opensScenes(in: trace) { return [2, 3, 4] }
      // To take what another scene hands back is no work either, but to make a list of it is.
      let needsNoAction =
        cycle.stopsLoading
        || trace.isHandedBack(cycle.entry) && !cycle.steps.contains(2) && !cycle.updatesLists
      return Array((needsNoAction ? 3 : 2)...7)
    }
  }

  /// Finds the finished cycles of one kind that do not take the steps that a closure expects of them; it returns nil for
  /// the cycles of another kind.
  private static func reportFaultyCycles(
    in evidence: Evidence, showing subject: String, called noun: String, _ report: inout Report<Violation>,
    expecting steps: (Cycle, TraceDocument) -> [Int]?
  ) {
    let cycles = evidence.traces.flatMap { trace in
      Cycle.swiftIO(in: trace).filter { !$0.isUnfinished }
        .compactMap { cycle in steps(cycle, trace).map { (cycle, $0) } }
    }
    for (cycle, steps) in report.examine(cycles, else: "No trace shows \(subject).") {
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
    reportCopies(in: evidence, &report)
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

  /// Finds values that an interactor keeps beside the model: it updates the model's property of the same name and type,
  /// and never reads it. Constants and flags of its own do not count.
  private static func reportCopies(in evidence: Evidence, _ report: inout Report<Violation>) {
    let messages = evidence.traces.flatMap(\.messages).filter { $0.receiver.role == .model }
    let models = Set(
      evidence.types.filter { $0.role == .model }.flatMap(\.fields).map { "\($0.name): \($0.type)" })
    for interactor in evidence.types where interactor.role == .interactor {
      let members = evidence.parts.filter { $0.name == interactor.name }.flatMap(\.members)
      let constants = Set(members.filter(\.isConstant).map(\.name))
      let own = messages.filter { $0.sender.type == interactor.name }
      for field in interactor.fields
      where models.contains("\(field.name): \(field.type)") && field.type != "Swift.Bool"
        && !constants.contains(field.name)
        && !own.contains(where: { $0.kind == .read && $0.name == field.name })
      {
        guard let update = own.first(where: { $0.argument(named: field.name) != nil }) else { continue }
        report(
          "Interactor → Model: \(interactor.name) keeps '\(field.name)' beside the Model, and decides by its own copy "
            + "before \(update.name); the Model holds it, and the Interactor has to read it there.")
      }
    }
  }

  /// Finds updates before every action that was run has completed that say more than that loading begins. SIO-06 and SIO-12 cover a
  /// cycle that runs no action.
  private static func reportHastyUpdates(in evidence: Evidence, _ report: inout Report<Violation>) {
    let cycles = evidence.traces.flatMap { trace in Cycle.swiftIO(in: trace).map { (trace, $0) } }
      .filter { _, cycle in
        cycle.messages.contains { $0.step == 2 } && cycle.messages.contains { $0.step == 3 }
      }
    report.examine(cycles, else: "No trace shows a cycle that runs an action and updates the model.")
    for (trace, cycle) in cycles {
      for update in cycle.messages
      where update.step == 3 && update.sender.role == .interactor && !update.saysWhetherItLoads(true) {
        let before = cycle.messages.prefix { $0.number < update.number }
        let runs = Set(before.filter { $0.step == 2 }.map(\.number))
        if !runs.isEmpty, runs.isSubset(of: before.compactMap(\.answers)) { continue }
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
