import Checks
import Tracing

// Navigation from screen to screen.

extension Check {
  static let applicationCreatesFirstScreen: Check = Check("FC-21", onStaticCalls: true) { evidence in
    evidence.judgeTraces(
      "FC-21", of: "a launch", where: { $0.receiver.role == .application && $0.kind == .userEvent }
    ) { trace, _ in
      trace.launches.compactMap { launch, messages in
        // A life-cycle call shows that a screen appeared without a transition.
        let first = messages.first { $0.usesFactory || $0.navigates || $0.kind == .lifecycle }
        guard let first else {
          return Violation(
            "FC-21", "Application → Factory: nothing was created after \(launch.quotation(in: trace)).")
        }
        if first.usesFactory, first.sender.role == .application, first.parent == launch.number { return nil }
        return Violation(
          "FC-21",
          "\(first.quotation(in: trace)): the Application has not called the Factory of the first screen.")
      }
    }
  }

  static let flowControllerNavigates: Check = Check("FC-46", onStaticCalls: true) { evidence in
    let causes = evidence.traces.map { trace in (trace: trace, causes: trace.causesOfTransitions) }
    guard causes.contains(where: { !$0.causes.isEmpty }) else {
      return [Violation.unshown("FC-46", "No trace shows the app leading from one screen to another.")]
    }
    return causes.flatMap { trace, causes in
      causes.filter { ![.flowController, .navigation].contains($0.sender.role) }.map { cause in
        Violation(
          "FC-46", "\(cause.quotation(in: trace)): navigation is carried out by the Flow Controller.")
      }
    }.uniqued
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

  /// Returns true if the user has gone back or closed an alert; neither needs a flow controller.
  fileprivate func isLeftByUser(_ step: Message) -> Bool {
    guard step.sender.role == .view else { return false }
    return step.baseName == "dismiss"
      || step.baseName == "popViewController" && parent(of: step)?.baseName == "goBack"
  }

  /// The numbers of the first messages after each launch, up to the first call of a factory.
  fileprivate var firstTransitions: Set<Int> {
    Set(
      launches.flatMap { _, messages in
        let end = messages.first(where: \.usesFactory)?.number ?? 0
        return messages.map(\.number).filter { $0 <= end }
      })
  }
}
