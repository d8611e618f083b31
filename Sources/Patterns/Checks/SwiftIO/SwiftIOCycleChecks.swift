import Checks
import Facts
import Stories
import Tracing

extension Check {
  static let sevenSteps: Check = Check("SIO-06") { evidence in
    faultyCycles(
      "SIO-06", of: "a cycle that begins in the View and has been finished", called: "cycle", take: 1...7,
      in: evidence
    ) { $0.beginsInView }
  }

  static let loadTakesSixSteps: Check = Check("SIO-12") { evidence in
    refreshesWithoutLoad(in: evidence)
      + faultyCycles(
        "SIO-12", of: "a load that a View Controller asks its Interactor for", called: "load", take: 2...7,
        in: evidence
      ) { !$0.beginsInView && !$0.steps.isEmpty }
  }

  /// Finds the finished cycles of one kind that do not take the given steps.
  private static func faultyCycles(
    _ rule: String, of subject: String, called noun: String, take steps: ClosedRange<Int>,
    in evidence: Evidence, where isSubject: (Cycle) -> Bool
  ) -> [Violation] {
    let cycles = evidence.traces.flatMap(Cycle.swiftIO).filter { !$0.isUnfinished && isSubject($0) }
    guard !cycles.isEmpty else { return [Violation.unshown(rule, "No trace shows \(subject).")] }
    return cycles.compactMap { cycle in
      cycle.fault(in: steps).map { Violation(rule, "The \(noun) of \(cycle.quotation) \($0).") }
    }.uniqued
  }

  /// Finds refreshes that a view controller requests in a lifecycle call instead of after a notification.
  private static func refreshesWithoutLoad(in evidence: Evidence) -> [Violation] {
    evidence.traces.flatMap { trace in
      trace.messages.filter { $0.step == 5 && trace.parent(of: $0)?.kind == .lifecycle }.map { refresh in
        Violation(
          "SIO-12",
          "\(refresh.quotation(in: trace)): the View Controller asks for a refresh of its own accord; it should ask "
            + "the Interactor for a load, and refresh when it is notified.")
      }
    }.uniqued
  }

  static let interactorRunsActions: Check = Check("SIO-10") { evidence in
    runsInSource(in: evidence)
      + evidence.judgeTraces("SIO-10", of: "an action being run", where: { $0.step == 2 }) { trace, runs in
        let strangers = runs.filter { $0.sender.role != .interactor }.map { run in
          Violation(
            "SIO-10",
            "\(run.sender.role.rawValue) → Action: \(run.sender.object) runs \(run.receiver.object), which is "
              + "the Interactor's task.")
        }
        let shortcuts = trace.messages.filter {
          ($0.receiver.role == .catalogue || $0.receiver.role == .favourites) && $0.sender.role != .action
        }
        return strangers
          + shortcuts.map { message in
            Violation(
              "SIO-10",
              "\(message.quotation(in: trace)): only an Action may do this, when the Interactor runs it.")
          }
      }
  }

  /// Finds calls of `run(completion:)` outside of interactors; a trace could miss them.
  private static func runsInSource(in evidence: Evidence) -> [Violation] {
    evidence.parts.filter { !$0.type.name.hasSuffix("Interactor") }.flatMap { part in
      part.nodes.filter { $0.asks(for: "run(completion:)") }.map {
        part.violation(
          "SIO-10", "\(part.type.name) → Action", $0.line, "runs an Action, which is the Interactor's task.")
      }
    }
  }

  static let updateFollowsCompletion: Check = Check("SIO-13") { evidence in
    modelsInWrongHands(in: evidence) + updatesInSource(in: evidence)
      + strangersUpdates(in: evidence) + lostUpdates(in: evidence) + hastyUpdates(in: evidence)
  }

  private static func strangersUpdates(in evidence: Evidence) -> [Violation] {
    evidence.traces.flatMap { trace in
      trace.messages.filter { $0.step == 3 && $0.sender.role != .interactor }.map { update in
        Violation("SIO-13", "\(update.quotation(in: trace)): only the Interactor updates the Model.")
      }
    }.uniqued
  }

  /// Finds updates with an argument that differs from what the model's property of the same name then returns.
  private static func lostUpdates(in evidence: Evidence) -> [Violation] {
    evidence.traces.flatMap { trace in
      var updates: [Participant: Message] = [:]
      return trace.messages.compactMap { message -> Violation? in
        if message.step == 3 { updates[message.receiver] = message }
        guard message.kind == .read, let update = updates[message.receiver],
          let told = update.argument(named: message.name), !told.says(the: message.payload)
        else { return nil }
        return Violation(
          "SIO-13",
          "\(update.quotation(in: trace)): the Interactor updates the Model, whose \(message.name) is then read as "
            + "\(message.payload.summary()), and not as \(told.summary()).")
      }
    }.uniqued
  }

  /// Finds updates before the action has completed. SIO-06 and SIO-12 cover a cycle that runs no action.
  private static func hastyUpdates(in evidence: Evidence) -> [Violation] {
    let cycles = evidence.traces.flatMap { trace in Cycle.swiftIO(in: trace).map { (trace, $0) } }
      .filter { _, cycle in
        cycle.messages.contains { $0.step == 2 } && cycle.messages.contains { $0.step == 3 }
      }
    guard !cycles.isEmpty else {
      return [
        Violation.unshown("SIO-13", "No trace shows a cycle that runs an action and updates the model.")
      ]
    }
    return cycles.flatMap { trace, cycle in
      let runs = Set(cycle.messages.filter { $0.step == 2 }.map(\.number))
      return cycle.messages.prefix { $0.answers.map(runs.contains) != true }
        .filter { $0.step == 3 && $0.sender.role == .interactor }.map { update in
          Violation(
            "SIO-13",
            "\(update.quotation(in: trace)): the Interactor updates the Model before the Action has completed."
          )
        }
    }.uniqued
  }

  /// Finds updates in the source of view controllers and view models; a trace could miss them.
  private static func updatesInSource(in evidence: Evidence) -> [Violation] {
    let updates = Set(evidence.traces.flatMap(\.messages).filter { $0.step == 3 }.map(\.name))
    return evidence.parts(called: "ViewController", "ViewModel").flatMap { part in
      part.nodes.filter { node in updates.contains(where: node.asks) }.map {
        part.violation(
          "SIO-13", "\(part.type.name) → Model", $0.line,
          "updates the Model, which is the Interactor's task.")
      }
    }.uniqued
  }

  /// Finds view controllers and views that keep the model: they could update it unobserved.
  private static func modelsInWrongHands(in evidence: Evidence) -> [Violation] {
    let references = evidence.ownership.flatMap(\.references).filter { $0.targetRole == .model }
    guard !references.isEmpty else {
      return [Violation.unshown("SIO-13", "No object was seen to hold a Model.")]
    }
    return references.filter { $0.ownerRole == .viewController || $0.ownerRole == .view }.map { reference in
      Violation(
        "SIO-13",
        "\(reference.ownerRole?.rawValue ?? "") → Model: \(reference.owner) keeps \(reference.target) in "
          + "'\(reference.field)'; only the Interactor and the View Model may hold the Model.")
    }.uniqued
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
