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
            "\(sender.role.rawValue) → View: \(sender.object) made the \(creation.receiver.object), which the "
              + "scene's own View Controller makes in loadView().")
        }
      }
  }

  /// A view that a view controller sets instead of the storyboard's.
  private static func viewsMadeByCode(in evidence: Evidence) -> [Violation] {
    evidence.judgeViewControllers("SIO-02") { part in
      part.type.members.flatMap(\.code.assignments).filter { $0.children(.target).first?.name == "view" }
        .map { assignment in
          Violation(
            "SIO-02",
            "View Controller → View: \(part.file.place(assignment.line)): \(part.type.name) sets a view; the View "
              + "Controller gets it from the storyboard.")
        }
    }
  }

  static let interactorIsCreatedByView: Check = creationByView("SIO-03", of: .interactor)

  static let viewModelIsCreatedByView: Check = creationByView("SIO-04", of: .viewModel)

  /// Each view, while it is created, creates one object of the role, and its own; nobody else creates one.
  private static func creationByView(_ rule: String, of role: Role) -> Check {
    Check(rule) { evidence in
      evidence.judgeTraces(
        rule, of: "a view being created", where: { $0.receiver.role == .view && $0.kind == .creation }
      ) { trace, views in
        let creations = trace.messages.filter { $0.receiver.role == role && $0.kind == .creation }
        let created = Set(creations.map(\.receiver))
        // Nobody sees an initializer run; an object that takes part all the same was made by hand.
        let byHand = trace.messages.filter { $0.receiver.role == role && !created.contains($0.receiver) }.map
        {
          Violation(
            rule, "\($0.quotation(in: trace)): no View has made \($0.receiver.object), which is made by hand."
          )
        }
        let byOthers = creations.filter { $0.sender.role != .view }.map { creation in
          Violation(
            rule,
            "\(creation.sender.role.rawValue) → \(role.rawValue): \(creation.sender.object) made "
              + "\(creation.receiver.object), which the View makes.")
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
        return byHand.prefix(1) + secondHand
          + without.map { view in
            Violation(rule, "View → \(role.rawValue): the \(view.receiver.object) made none.")
          }
      }
    }
  }

  static let objectsAreDeclared: Check = Check("SIO-05") { evidence in
    let isShown = evidence.sources.flatMap(\.allMembers).contains { !$0.code.calls(of: ["object"]).isEmpty }
    let made = evidence.madeByCode.filter { object in
      ["Interactor", "ViewModel"].contains { object.type.hasSuffix($0) }
    }
    guard isShown || !made.isEmpty else {
      return [Violation.unshown("SIO-05", "No storyboard scene declares an object.")]
    }
    return made.map { object in
      let role = object.type.hasSuffix("Interactor") ? "Interactor" : "View Model"
      return Violation(
        "SIO-05",
        "\(object.maker) → \(role): \(object.place): \(object.maker) makes a \(object.type) by code; the View makes it "
          + "from the storyboard scene's objects.")
    }.uniqued
  }
}
