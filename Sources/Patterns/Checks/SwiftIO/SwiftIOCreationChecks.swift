import Checks
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

  /// A view that a view controller puts in the place of the storyboard's.
  private static func viewsMadeByCode(in evidence: Evidence) -> [Violation] {
    evidence.judgeViewControllers("SIO-02") { file in
      file.matches(of: viewSet).filter { $0.1 == nil }.map { match in
        Violation(
          "SIO-02",
          "View Controller → View: \(file.name), line \(file.line(of: String(match.text)) ?? 0), sets a view, which the "
            + "View Controller has from the storyboard.")
      }
    }
  }

  static let interactorIsCreatedByView = creationByView("SIO-03", of: .interactor)

  static let viewModelIsCreatedByView = creationByView("SIO-04", of: .viewModel)

  /// Each view, while it is created, creates one object of the role, and its own; nobody else creates one.
  private static func creationByView(_ rule: String, of role: Role) -> Check {
    Check(rule) { evidence in
      evidence.judgeTraces(
        rule, of: "a view being created", where: { $0.receiver.role == .view && $0.kind == .creation }
      ) { trace, views in
        let creations = trace.messages.filter { $0.receiver.role == role && $0.kind == .creation }
        let byOthers = creations.filter { $0.sender.role != .view }.map { creation in
          Violation(
            rule,
            "\(creation.sender.role.rawValue) → \(role.rawValue): \(creation.sender.object) made "
              + "\(creation.receiver.object), which the View makes.")
        }
        let secondHand = creations.filter { creation in
          creations.contains { $0.receiver == creation.receiver && $0.number < creation.number }
        }.map { creation in
          Violation(
            rule,
            "\(creation.sender.role.rawValue) → \(role.rawValue): the \(creation.sender.object) took "
              + "\(creation.receiver.object), which had been made before; each View makes its own.")
        }
        let without = views.filter { view in !creations.contains { $0.parent == view.number } }
        guard byOthers.isEmpty else { return byOthers }
        return secondHand
          + without.map { view in
            Violation(rule, "View → \(role.rawValue): the \(view.receiver.object) made none.")
          }
      }
    }
  }

  static let objectsAreDeclared: Check = Check("SIO-05") { evidence in
    var declared = false
    var violations: [Violation] = []
    for file in evidence.sources {
      for match in file.matches(of: namedPart) {
        let type = String(match.1)
        let role = match.2 == "Interactor" ? "Interactor" : "View Model"
        if match.3 != nil, file.code.contains("StoryboardScene") {
          declared = true
        } else if match.3 != nil || match.4 == "(" {
          violations.append(
            Violation(
              "SIO-05",
              "\(type) is made by code in \(file.name), line \(file.line(of: String(match.text)) ?? 0): the View "
                + "makes its \(role) from the storyboard scene's objects."))
        }
      }
    }
    let implicit = evidence.sources.flatMap { file in
      file.matches(of: implicitPart).map { match in
        Violation(
          "SIO-05",
          "\(match.1) is made by code in \(file.name), line \(file.line(of: String(match.text)) ?? 0): the View makes "
            + "it from the storyboard scene's objects.")
      }
    }
    violations += implicit
    guard declared || !violations.isEmpty else {
      return [
        Violation.unshown(
          "SIO-05", "No storyboard scene declares an Interactor or a View Model as an object.")
      ]
    }
    return violations.uniqued
  }
}

private let viewSet = SourcePattern(#/\b(let +|var +)?view *=(?!=)/#)
private let namedPart = SourcePattern(#/(\w+(Interactor|ViewModel))(\.init)?(\(|\b)/#)
private let implicitPart = SourcePattern(#/: *(\w+(?:Interactor|ViewModel))[?!]? *= *\.init\(/#)
