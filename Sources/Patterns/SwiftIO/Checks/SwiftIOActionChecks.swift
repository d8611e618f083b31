import Checks
import SourceModel
import Tracing

extension Check {
  static let actionsConform: Check = compiles("SIO-21", asking: commandsAsActions) { _, error in
    "Interactor → Action: a type has run(completion:) and does not conform to Action: \(error)."
  }

  /// Asks whether every command can be used as an action. A command is a type with `run(completion:)`.
  private static func commandsAsActions(_ sources: [SourceFile]) -> [Question] {
    let types = sources.flatMap(\.types)
    let protocols = Set(types.filter { $0.kind == .protocol }.map(\.path))
    let commands = types.filter { type in
      type.functions.contains { $0.name == "run" && $0.parameters.map(\.label) == ["completion"] }
        && !protocols.contains(type.path) && Set(type.modifiers).isDisjoint(with: ["private", "fileprivate"])
    }
    guard !commands.isEmpty else { return [] }
    let uses = Set(commands.map(\.path)).sorted().map { name in
      "extension \(name) { private var asAction: any Action { self } }"
    }
    return [Question(about: "the commands as actions", in: sources, adding: uses.joined(separator: "\n"))]
  }

  static let actionHasTwoMethods: Check = Check("SIO-22") { evidence, report in
    let requirements = evidence.declarations
      .filter { $0.isRequirement && $0.owner == "Action" && $0.kind != "associatedtype" }.map(\.name).sorted()
    let isDeclared = evidence.declarations.contains { $0.kind == "protocol" && $0.name == "Action" }
    let isShown = report.examine(
      isDeclared || !requirements.isEmpty, else: "No protocol Action is declared.")
    if isShown, requirements != ["cancel()", "run(completion:)"] {
      report(
        "Interactor → Action: the protocol Action requires "
          + (requirements.isEmpty ? "nothing" : requirements.joined(separator: ", "))
          + "; it should require exactly run(completion:) and cancel().")
    }
    reportIdleRuns(in: evidence, &report)
    let traces = report.traces(in: evidence, showing: "an action being cancelled") {
      $0.receiver.role == .action && $0.name == "cancel()"
    }
    for (trace, cancellations) in traces {
      for cancellation in cancellations {
        let action = cancellation.receiver
        let late = trace.messages.dropFirst(cancellation.number).first { message in
          message.step == 2 && message.receiver == action
            || message.answers != nil && message.sender == action && message.receiver.role == .interactor
        }
        guard let late else { continue }
        report(
          late, in: trace,
          "the Action \(late.step == 2 ? "is run" : "completes") after the Interactor has cancelled it.")
      }
    }
  }

  /// Finds the runs in which an action neither completes nor sends a request that it could wait for.
  private static func reportIdleRuns(in evidence: Evidence, _ report: inout Report<Violation>) {
    for trace in evidence.traces {
      let followed = Set(trace.messages.flatMap { [$0.parent, $0.answers] })
      for run in trace.messages where run.step == 2 && !followed.contains(run.number) {
        report(run, in: trace, "the Action sends no request and does not complete.")
      }
    }
  }

  static let actionsTellStories: Check = Check("SIO-23") { evidence, report in
    let actions = report.examine(
      evidence.declarations.filter { $0.conformances.contains("Action") },
      else: "No type conforms to Action.")
    let opening = "As a user, I want to "
    let without = actions.filter { !$0.documentation.hasPrefix(opening) }
    for action in without {
      report(
        "Interactor → Action: \(action.name) names no user story; its documentation has to begin with "
          + "“\(opening)…”.")
    }
    for action in actions where action.documentation.ranges(of: opening).count > 1 {
      report(
        "Interactor → Action: \(action.name) names more than one user story; each action carries out one.")
    }
    guard without.isEmpty else { return }
    let groups = Dictionary(grouping: actions, by: \.documentation).values.filter { $0.count > 1 }
    for names in groups.map({ $0.map(\.name).sorted() }).sorted(by: { $0[0] < $1[0] }) {
      report("Interactor → Action: \(names.joined(separator: " and ")) name the same user story.")
    }
  }

  static let actionsKnowNoScene: Check = compiles("SIO-24", asking: actionsAlone) { subject, error in
    "Action → Model: \(subject) need more than each other and the catalogue: \(error)."
  }

  /// Asks whether the actions and their extensions compile without any scene.
  private static func actionsAlone(_ sources: [SourceFile]) -> [Question] {
    let actions = Set(sources.flatMap(\.types).filter(\.isAction).map(\.path))
    guard !actions.isEmpty else { return [] }
    let parts = ["Interactor", "ViewController", "ViewModel", "Model", "View"]
    let files = sources.compactMap { file -> SourceFile? in
      if file.types.contains(where: { $0.isAction || $0.kind == .protocol && $0.name == "Action" }) {
        return file.without { type in !type.isAction && parts.contains(where: type.name.hasSuffix) }
      }
      guard file.types.contains(where: { actions.contains($0.path) }) else { return nil }
      return file.withoutImports(\.isViewLayer).without { !actions.contains($0.path) }
    }
    return [Question(about: "the actions", in: files, hiding: [kitInterface])]
  }
}

extension TypeDeclaration {
  /// True if it is an action, or an extension that makes a type one.
  fileprivate var isAction: Bool { kind != .protocol && inheritedNames.contains("Action") }
}
