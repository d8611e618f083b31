import Checks
import Facts
import Tracing

extension Check {
  static let viewIsCreatedByItsController: Check = Check("SIO-02") { evidence in
    viewsMadeByCode(in: evidence)
      + evidence.judgeTraces(
        "SIO-02", of: "a view being created", where: { $0.receiver.role == .view && $0.kind == .creation }
      ) { trace, creations in
        creations.compactMap { creation in
          let parent = trace.parent(of: creation)
          let isItsOwn =
            creation.sender.role == .viewController && parent?.receiver == creation.sender
            && parent?.name == "loadView()"
          if isItsOwn { return nil }
          let sender = creation.sender
          return Violation(
            "SIO-02",
            "\(sender.role.rawValue) → View: \(sender.object) made the \(creation.receiver.object); only the "
              + "scene's own View Controller may make it, in loadView().")
        }
      }
  }

  /// Finds the places where a view controller replaces the storyboard's view.
  private static func viewsMadeByCode(in evidence: Evidence) -> [Violation] {
    evidence.judgeViewControllers("SIO-02") { part in
      part.nodes.filter { node in
        node.assignment != nil && node.name == "view" && [nil, "self", "super"].contains(node.base)
      }.map {
        part.violation(
          "SIO-02", "View Controller → View", $0.line,
          "sets its view; only the storyboard may provide it.")
      }
    }
  }

  static let interactorIsCreatedByView: Check = creationByView("SIO-03", of: .interactor)

  static let viewModelIsCreatedByView: Check = creationByView("SIO-04", of: .viewModel)

  /// Returns a check that each view creates its own object of the role when it is created, and that no other object
  /// creates one.
  private static func creationByView(_ rule: String, of role: Role) -> Check {
    Check(rule) { evidence in
      evidence.judgeTraces(
        rule, of: "a view being created", where: { $0.receiver.role == .view && $0.kind == .creation }
      ) { trace, views in
        let creations = trace.messages.filter { $0.receiver.role == role && $0.kind == .creation }
        let created = Set(creations.map(\.receiver))
        // No observer sees the call of an initializer. An object without a recorded creation was made by such a call.
        let byHand = trace.messages.first { $0.receiver.role == role && !created.contains($0.receiver) }.map {
          Violation(
            rule,
            "\($0.quotation(in: trace)): \($0.receiver.object) was made in code; the View has to make it.")
        }
        let byOthers = creations.filter { $0.sender.role != .view }.map { creation in
          Violation(
            rule,
            "\(creation.sender.role.rawValue) → \(role.rawValue): \(creation.sender.object) made "
              + "\(creation.receiver.object), which only the View may make.")
        }
        guard byOthers.isEmpty else { return byOthers }
        let secondHand = creations.filter { creation in
          creations.contains { $0.receiver == creation.receiver && $0.number < creation.number }
        }.map { creation in
          Violation(
            rule,
            "\(creation.sender.role.rawValue) → \(role.rawValue): the \(creation.sender.object) took "
              + "\(creation.receiver.object), which had been made before; each View makes its own.")
        }
        let without = views.filter { view in !creations.contains { $0.parent == view.number } }
        return [byHand].compactMap(\.self) + secondHand
          + without.map { view in
            Violation(rule, "View → \(role.rawValue): the \(view.receiver.object) made no \(role.rawValue).")
          }
      }
    }
  }

  static let objectsAreDeclared: Check = Check("SIO-05") { evidence in
    let made = evidence.parts.flatMap { part in
      part.type.members.flatMap { member in
        member.code.nodes.filter { !$0.isDeclaredAsObject }.compactMap { node -> Violation? in
          guard let type = node.madeType(in: member),
            let role = ["Interactor": "Interactor", "ViewModel": "View Model"].first(where: {
              type.hasSuffix($0.key)
            })
          else { return nil }
          return part.violation(
            "SIO-05", "\(part.type.name) → \(role.value)", node.line,
            "makes a \(type) in code; the View has to make it from the storyboard scene's objects.")
        }
      }
    }
    let isShown = evidence.parts.flatMap(\.nodes).contains { $0.kind == .literal && $0.isDeclaredAsObject }
    guard isShown || !made.isEmpty else {
      return [Violation.unshown("SIO-05", "No storyboard scene declares an object.")]
    }
    return made.uniqued
  }
}

extension Code.Node {
  /// True if it is in a storyboard scene's list of objects.
  fileprivate var isDeclaredAsObject: Bool { ancestors.contains { $0.kind == .call && $0.name == "object" } }
}
