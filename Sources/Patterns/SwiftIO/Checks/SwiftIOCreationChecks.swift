import Checks
import SourceModel
import Tracing

extension Check {
  static let viewIsCreatedByItsController: Check = Check("SIO-02") { evidence, report in
    // A view controller may replace the storyboard's view.
    for part in report.viewControllers(in: evidence) {
      for node in part.nodes
      where node.assignment != nil && node.name == "view" && [nil, "self", "super"].contains(node.base) {
        report(
          "View Controller → View", part, node.line, "sets its view; only the storyboard may provide it.")
      }
    }
    for (trace, creations) in report.viewCreations(in: evidence) {
      for creation in creations {
        let sender = creation.sender
        let parent = trace.parent(of: creation)
        let isItsOwn =
          sender.role == .viewController && parent?.receiver == sender && parent?.name == "loadView()"
        if isItsOwn { continue }
        report(
          "\(sender.role.rawValue) → View: \(sender.object) made the \(creation.receiver.object); only the "
            + "scene's own View Controller may make it, in loadView().")
      }
    }
  }

  static let interactorIsCreatedByView: Check = creationByView("SIO-03", of: .interactor)

  static let viewModelIsCreatedByView: Check = creationByView("SIO-04", of: .viewModel)

  /// Returns a check that each view creates its own object of the role when it is created, and that no other object
  /// creates one.
  private static func creationByView(_ rule: String, of role: Role) -> Check {
    Check(rule) { evidence, report in
      for (trace, views) in report.viewCreations(in: evidence) {
        let creations = trace.messages.filter { $0.receiver.role == role && $0.kind == .creation }
        let byOthers = creations.filter { $0.sender.role != .view }
        for creation in byOthers {
          report(
            "\(creation.sender.role.rawValue) → \(role.rawValue): \(creation.sender.object) made "
              + "\(creation.receiver.object), which only the View may make.")
        }
        guard byOthers.isEmpty else { continue }
        let created = Set(creations.map(\.receiver))
        // No observer sees the call of an initializer. An object without a recorded creation was made by such a call.
        let older = trace.receiversOfOlderScenes
        let byHand = trace.messages.first {
          $0.receiver.role == role && !created.contains($0.receiver) && !older.contains($0.receiver)
        }
        if let byHand {
          report(byHand, in: trace, "\(byHand.receiver.object) was made in code; the View has to make it.")
        }
        for creation in creations
        where creations.contains(where: {
          $0.receiver == creation.receiver && $0.number < creation.number
        }) {
          report(
            "\(creation.sender.role.rawValue) → \(role.rawValue): the \(creation.sender.object) took "
              + "\(creation.receiver.object), which had been made before; each View makes its own.")
        }
        for view in views where !creations.contains(where: { $0.parent == view.number }) {
          report("View → \(role.rawValue): the \(view.receiver.object) made no \(role.rawValue).")
        }
      }
    }
  }

  static let objectsAreDeclared: Check = Check("SIO-05") { evidence, report in
    let roles = ["Interactor": "Interactor", "ViewModel": "View Model"]
    var isMade = false
    for part in evidence.parts {
      for member in part.members {
        for node in member.code.nodes where !node.isDeclaredAsObject {
          guard let type = node.madeType(in: member),
            let role = roles.first(where: { type.hasSuffix($0.key) })
          else { continue }
          isMade = true
          report(
            "\(part.name) → \(role.value)", part, node.line,
            "makes a \(type) in code; the View has to make it from the storyboard scene's objects.")
        }
      }
    }
    let isDeclared = evidence.parts.flatMap(\.nodes).contains {
      $0.kind == .literal && $0.isDeclaredAsObject
    }
    report.examine(isDeclared || isMade, else: "No storyboard scene declares an object.")
  }
}

extension Report<Violation> {
  /// Returns the traces, each with the creations of views.
  fileprivate mutating func viewCreations(
    in evidence: Evidence
  ) -> [(trace: TraceDocument, messages: [Message])] {
    traces(in: evidence, showing: "a view being created") {
      $0.receiver.role == .view && $0.kind == .creation
    }
  }
}

extension TraceDocument {
  /// What view controllers send messages to that are older than the trace, which shows other view controllers' creation.
  /// Nothing says who created it.
  fileprivate var receiversOfOlderScenes: Set<Participant> {
    let created = Set(
      messages.filter { $0.receiver.role == .viewController && $0.kind == .creation }.map(\.receiver))
    guard !created.isEmpty else { return [] }
    return Set(
      messages.filter { $0.sender.role == .viewController && !created.contains($0.sender) }.map(\.receiver))
  }
}
