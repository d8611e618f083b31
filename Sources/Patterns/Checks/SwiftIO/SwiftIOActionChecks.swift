import Checks
import Tracing

extension Check {
  static let actionsConform: Check = Check("SIO-21") { evidence in
    let runners = Set(
      evidence.declarations.filter { $0.kind == "method" && $0.name == "run(completion:)" }.map(\.owner))
    let types = evidence.declarations.filter { runners.contains($0.name) && $0.kind != "protocol" }
    guard !types.isEmpty else {
      return [Violation.unshown("SIO-21", "No type declares run(completion:), so there is no Action.")]
    }
    return types.filter { !$0.conformances.contains("Action") }.map { type in
      Violation(
        "SIO-21", "Interactor → Action: \(type.name) has run(completion:) and does not conform to Action.")
    }
  }

  static let actionHasTwoMethods: Check = Check("SIO-22") { evidence in
    let requirements = evidence.declarations
      .filter { $0.isRequirement && $0.owner == "Action" && $0.kind != "associatedtype" }.map(\.name).sorted()
    guard !requirements.isEmpty else {
      return [Violation.unshown("SIO-22", "No protocol Action is declared.")]
    }
    let shape =
      requirements == ["cancel()", "run(completion:)"]
      ? []
      : [
        Violation(
          "SIO-22",
          "Interactor → Action: the protocol Action asks for \(requirements.joined(separator: ", ")); it asks "
            + "for run(completion:) and cancel().")
      ]
    return shape
      + evidence.judgeTraces(
        "SIO-22", of: "an action being cancelled",
        where: { $0.receiver.role == .action && $0.name == "cancel()" }
      ) { trace, cancellations in
        cancellations.compactMap { cancellation in
          let late = trace.messages.first {
            $0.number > cancellation.number && $0.sender == cancellation.receiver
              && $0.receiver.role == .interactor && $0.answers != nil
          }
          return late.map { late in
            Violation(
              "SIO-22",
              "\(late.quotation(in: trace)): the Action completes after the Interactor has cancelled it.")
          }
        }
      }
  }

  static let actionsTellStories: Check = Check("SIO-23") { evidence in
    let actions = evidence.declarations.filter { $0.conformances.contains("Action") }
    guard !actions.isEmpty else {
      return [Violation.unshown("SIO-23", "No type conforms to Action.")]
    }
    let opening = "As a user, I want to "
    let without = actions.filter { !$0.documentation.hasPrefix(opening) }.map { action in
      Violation(
        "SIO-23",
        "Interactor → Action: \(action.name) tells no user story; its documentation begins with “\(opening)…”."
      )
    }
    let several = actions.filter { $0.documentation.ranges(of: opening).count > 1 }.map { action in
      Violation(
        "SIO-23", "Interactor → Action: \(action.name) tells more than one user story; each action tells one."
      )
    }
    let groups = Dictionary(grouping: actions, by: \.documentation).values.filter { $0.count > 1 }
    let twins = groups.map { group in group.map(\.name).sorted() }.sorted { $0[0] < $1[0] }.map { names in
      Violation(
        "SIO-23",
        "Interactor → Action: \(names.joined(separator: " and ")) tell the same user story.")
    }
    return without + several + (without.isEmpty ? twins : [])
  }

  static let actionsKnowNoScene: Check = compiles("SIO-24") { subject, error in
    "Action → Model: \(subject) needs more than the actions and the catalogue: \(error)."
  }
}
