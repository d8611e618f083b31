import Tracing

extension Check {
  static let sevenSteps = cycles(
    "SIO-06", of: "a cycle that begins in the View and has been finished", called: "cycle", take: 1...7
  ) { $0.beginsInView }

  static let loadTakesSixSteps = cycles(
    "SIO-12", of: "a load that a View Controller asks its Interactor for", called: "load", take: 2...7
  ) { !$0.beginsInView && !$0.steps.isEmpty }

  /// Each finished cycle of a sort takes the steps that belong to it.
  private static func cycles(
    _ rule: String, of subject: String, called noun: String, take steps: ClosedRange<Int>,
    where isSubject: @escaping @Sendable (Cycle) -> Bool
  ) -> Check {
    Check(rule) { evidence in
      let cycles = evidence.traces.flatMap(Cycle.swiftIO).filter { !$0.isUnfinished && isSubject($0) }
      guard !cycles.isEmpty else { return [Violation.unshown(rule, "No trace shows \(subject).")] }
      return cycles.compactMap { cycle in
        cycle.fault(in: steps).map { Violation(rule, "The \(noun) of \(cycle.quotation) \($0).") }
      }.uniqued
    }
  }

  static let interactorRunsActions = Check("SIO-10") { evidence in
    evidence.judgeTraces("SIO-10", of: "an action being run", where: { $0.step == 2 }) { trace, runs in
      let strangers = runs.filter { $0.sender.role != .interactor }.map { run in
        Violation(
          "SIO-10",
          "\(run.sender.role.rawValue) → Action: \(run.sender.object) runs \(run.receiver.object), which is "
            + "the Interactor's to do.")
      }
      let shortcuts = trace.messages.filter {
        ($0.receiver.role == .catalogue || $0.receiver.role == .favourites) && $0.sender.role != .action
      }
      return strangers
        + shortcuts.map { message in
          Violation(
            "SIO-10",
            "\(message.quotation(in: trace)): the Interactor has work done by an Action, and nobody goes past it."
          )
        }
    }
  }

  static let updateFollowsCompletion = Check("SIO-13") { evidence in
    modelsInWrongHands(in: evidence)
      + evidence.judgeTraces("SIO-13", of: "an update of the model", where: { $0.step == 3 }) {
        trace, updates in
        let cycles = Cycle.swiftIO(in: trace)
        return updates.compactMap { update in
          guard update.sender.role == .interactor else {
            return Violation(
              "SIO-13", "\(update.quotation(in: trace)): only the Interactor updates the Model.")
          }
          let cycle = cycles.first { $0.contains(update) }
          let runs = Set(cycle?.messages.filter { $0.step == 2 }.map(\.number) ?? [])
          // A cycle that runs no action at all is the matter of SIO-06 and SIO-12.
          guard !runs.isEmpty else { return nil }
          let completion = cycle?.messages.first { $0.answers.map(runs.contains) == true }
          if let completion, completion.number < update.number { return nil }
          return Violation(
            "SIO-13",
            "\(update.quotation(in: trace)): the Interactor updates the Model before the Action has completed."
          )
        }
      }
  }

  /// A view controller that keeps the model could update it unseen, past every boundary.
  private static func modelsInWrongHands(in evidence: Evidence) -> [Violation] {
    let references = evidence.ownership.flatMap(\.references).filter { $0.targetRole == .model }
    guard !references.isEmpty else {
      return [Violation.unshown("SIO-13", "No object was seen to hold a Model.")]
    }
    return references.filter { $0.ownerRole == .viewController || $0.ownerRole == .view }.map { reference in
      Violation(
        "SIO-13",
        "\(reference.ownerRole?.rawValue ?? "") → Model: \(reference.owner) keeps \(reference.target) in "
          + "'\(reference.field)'; only the Interactor updates the Model, and only the View Model reads it.")
    }.uniqued
  }

  static let noticeFollowsUpdate = Check("SIO-14") { evidence in
    strongDelegates(in: evidence)
      + evidence.judgeTraces("SIO-14", of: "a notice to the view controller", where: { $0.step == 4 }) {
        trace, notices in
        let cycles = Cycle.swiftIO(in: trace)
        return notices.compactMap { notice in
          guard notice.sender.role == .interactor else {
            return Violation(
              "SIO-14", "\(notice.quotation(in: trace)): only the Interactor gives this notice.")
          }
          let cycle = cycles.first { $0.contains(notice) }
          let update = cycle?.messages.first { $0.step == 3 }
          if let update, update.number < notice.number { return nil }
          return Violation(
            "SIO-14",
            "\(notice.quotation(in: trace)): the Interactor notifies the View Controller before it has updated the Model."
          )
        }
      }
  }

  private static func strongDelegates(in evidence: Evidence) -> [Violation] {
    let references = evidence.ownership.flatMap(\.references)
      .filter { $0.ownerRole == .interactor && $0.targetRole == .viewController }
    guard !references.isEmpty else {
      return [Violation.unshown("SIO-14", "No Interactor was seen to refer to its View Controller.")]
    }
    let strong = references.filter(\.isStrong).map { reference in
      Violation(
        "SIO-14",
        "Interactor → View Controller: \(reference.owner) holds \(reference.target) strongly, through "
          + "'\(reference.field)'.")
    }
    let survivors = evidence.ownership.filter { !$0.survivors.isEmpty }.map { ownership in
      Violation(
        "SIO-14",
        "After the root was dropped, Interactor and View Controller did not let go: "
          + "\(ownership.survivors.joined(separator: ", ")) survived (\(ownership.moment)).")
    }
    let unowned = evidence.unownedProperties(of: "Interactor").map { fault in
      Violation("SIO-14", "Interactor → View Controller: \(fault); the delegate is held weakly.")
    }
    return (strong + unowned + (strong.isEmpty ? survivors : [])).uniqued
  }

  static let registrationInViewDidLoad = Check("SIO-15") { evidence in
    evidence.judgeTraces(
      "SIO-15", of: "a view controller whose view was loaded",
      where: { $0.kind == .lifecycle && $0.name == "viewDidLoad()" }
    ) { trace, loads in
      loads.compactMap { load in
        let registered = trace.messages.contains {
          $0.parent == load.number && $0.receiver.role == .interactor && $0.name == "delegate"
        }
        if registered { return nil }
        return Violation(
          "SIO-15",
          "View Controller → Interactor: \(load.receiver.object) does not register as delegate in viewDidLoad()."
        )
      }
    }
  }
}
