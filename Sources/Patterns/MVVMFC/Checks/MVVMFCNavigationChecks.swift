import Checks
import Tracing

// Navigation from screen to screen.

extension Check {
  static let applicationCreatesFirstScreen: Check = Check("FC-21", onStaticCalls: true) { evidence, report in
    let traces = report.traces(in: evidence, showing: "a launch") {
      $0.receiver.role == .application && $0.kind == .userEvent
    }
    for (trace, _) in traces {
      for (launch, messages) in trace.launches {
        // A life-cycle call shows that a screen appeared without a transition.
        let first = messages.first { $0.usesFactory || $0.navigates || $0.kind == .lifecycle }
        guard let first else {
          report("Application → Factory: nothing was created after \(launch.quotation(in: trace)).")
          continue
        }
        if first.usesFactory, first.sender.role == .application, first.parent == launch.number { continue }
        report(first, in: trace, "the Application has not called the Factory of the first screen.")
      }
    }
  }

  static let flowControllerNavigates: Check = Check("FC-46", onStaticCalls: true) { evidence, report in
    let causes = evidence.traces.flatMap { trace in trace.causesOfTransitions.map { (trace, $0) } }
    report.examine(causes, else: "No trace shows the app leading from one screen to another.")
    for (trace, cause) in causes where ![.flowController, .navigation].contains(cause.sender.role) {
      report(cause, in: trace, "navigation is carried out by the Flow Controller.")
    }
  }
}

extension TraceDocument {
  /// The causes of transitions, except where the user goes back, and except the launch, which FC-21 covers.
  fileprivate var causesOfTransitions: [Message] {
    let first = firstTransitions
    return messages.filter(\.navigates).map { cause(of: $0) }
      .filter { !isLeftByUser($0) && !first.contains($0.number) }
  }

  /// Returns the message that led to a transition: the transition itself or, if a factory made it, the factory's call.
  fileprivate func cause(of step: Message) -> Message {
    var cause = step
    while cause.sender.role == .factory, let call = parent(of: cause) { cause = call }
    return cause
  }

  /// Returns true if the user has gone back, selected a tab or closed an alert; none of these needs a flow controller.
  fileprivate func isLeftByUser(_ step: Message) -> Bool {
    guard step.sender.role == .view else { return false }
    let event = parent(of: step)?.baseName
    return step.baseName == "dismiss" || event == "selectTab"
      || step.baseName == "popViewController"
        && ["goBack", "beginSwipe"].contains(event)
  }

  /// The numbers of the first messages after each launch, up to the first call of a factory or, if the application shows
  /// screens side by side, up to the last of its calls that make one a root.
  fileprivate var firstTransitions: Set<Int> {
    Set(
      launches.flatMap { launch, messages in
        let roots = messages.filter {
          $0.usesFactory && $0.baseName == "rootIn" && $0.parent == launch.number
        }
        let end = roots.last?.number ?? messages.first(where: \.usesFactory)?.number ?? 0
        return messages.map(\.number).filter { $0 <= end }
      })
  }
}
