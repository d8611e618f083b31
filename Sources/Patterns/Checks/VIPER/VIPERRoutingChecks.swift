import Checks
import Facts
import Stories
import Tracing

extension Check {
  static let routesAreFollowed: Check = Check("VPR-29") { evidence in
    evidence.judgeTraces("VPR-29", of: "a screen being shown", where: \.showsScene) { trace, pushes in
      let strays = pushes.filter { $0.sender.role != .wireframe }
      let returns = trace.messages.filter { $0.leavesScreen && $0.sender.isPart }
      return (strays + returns).map { move in
        Violation("VPR-29", "\(move.quotation(in: trace)): the Wireframe leads from screen to screen.")
      }
    }
  }

  static let wireframeRoutes: Check = Check("VPR-30") { evidence in
    guard !evidence.sources.classes(endingIn: "Wireframe").isEmpty else {
      return [Violation.unshown("VPR-30", "No source file declares a Wireframe.")]
    }
    let wireframes = evidence.sources.parts(endingIn: "Wireframe").flatMap { part in
      part.types.map { [part.path, "\($0.line)"] }
    }
    return evidence.sources.flatMap { file in
      var rest = file
      rest.types = file.types.filter { !wireframes.contains([file.path, "\($0.line)"]) }
      return rest.moves.map {
        Violation("VPR-30", "Wireframe: \($0), leads to another screen; only a Wireframe may.")
      }
    }
  }

  static let presenterDecidesWhen: Check = Check("VPR-32") { evidence in
    evidence.judgeTraces(
      "VPR-32", of: "a message to the wireframe",
      where: { $0.receiver.role == .wireframe && $0.kind == .call }
    ) { trace, messages in
      // VPR-15 covers messages from the view.
      messages.filter { ![.presenter, .wireframe].contains($0.sender.role) && !$0.sender.isView }.map {
        message in
        Violation(
          "VPR-32", "\(message.quotation(in: trace)): the Presenter decides when to go to another screen.")
      }
    }
  }

  static let wireframeOwnsWindow: Check = Check("VPR-31") { evidence in
    let references = evidence.ownership.flatMap(\.references).filter { $0.frame != nil }
    let owned = Set(references.filter { $0.ownerRole == .wireframe && $0.isStrong }.compactMap(\.frame))
    let missing = ["Window", "NavigationController"].filter { !owned.contains($0) }.map { frame in
      guard let other = references.first(where: { $0.frame == frame }) else {
        return Violation.unshown("VPR-31", "No object was seen to refer to a \(frame).")
      }
      return Violation("VPR-31", "Wireframe → \(other.target): no Wireframe was seen to own it.")
    }
    let others = references.filter { reference in
      guard let role = reference.ownerRole, reference.isStrong else { return false }
      return [.presenter, .interactor, .dataStore].contains(role)
        || (role == .viewController && !reference.owner.hasPrefix("UI"))
    }.map { reference in
      Violation(
        "VPR-31",
        "\(reference.ownerRole?.rawValue ?? "") → \(reference.target): \(reference.owner) holds it in "
          + "'\(reference.field)'; the Wireframe owns it.")
    }.uniqued
    let leaks = evidence.ownership.filter { $0.wayBack != nil }
    let kept = leaks.first.flatMap { leak in
      leak.wayBack.map { way in
        Violation(
          "VPR-31",
          "\(way.ownerRole?.rawValue ?? "") → Wireframe: \(way.owner) keeps \(way.target) in '\(way.field)', and "
            + "so the NavigationController: both survived (\(leak.moment)\(leaks.otherMoments)).")
      }
    }
    return missing + others + (others.isEmpty ? [kept].compactMap(\.self) : [])
  }
}

extension Ownership {
  /// A strong reference from an object that plays a part to the wireframe that owns the navigation controller, if both
  /// survived; nil if there is none.
  fileprivate var wayBack: Reference? {
    let strong = references.filter(\.isStrong)
    let routers = Set(
      strong.filter { $0.ownerRole == .wireframe && $0.frame == "NavigationController" }.map(\.owner))
    return strong.first { reference in
      reference.ownerRole != nil && routers.contains(reference.target)
        && survivors.contains(reference.owner) && survivors.contains(reference.target)
    }
  }
}

extension Ownership.Reference {
  /// The kind of container, by the end of the target's name: `Window` or `NavigationController`; else nil.
  fileprivate var frame: String? {
    ["Window", "NavigationController"].first(where: target.hasSuffix)
  }
}

extension Message {
  /// True if it pops a screen.
  fileprivate var leavesScreen: Bool { receiver.role == .navigation && baseName.hasPrefix("pop") }
}

extension Participant {
  /// True if it is a part that should leave navigation to the wireframe.
  fileprivate var isPart: Bool { [.viewController, .presenter, .interactor, .dataStore].contains(role) }
}

extension SourceFile {
  /// The places where the code navigates to another screen.
  fileprivate var moves: [String] {
    let names: Set = [
      "pushViewController", "popViewController", "popToViewController", "popToRootViewController",
      "setViewControllers", "performSegue",
    ]
    let makers = Set(allMembers.filter { $0.type?.core == "UIAlertController" }.map(\.name))
    return allMembers.flatMap { member in
      let alerts = makers.union(member.code.alerts)
      let calls = member.code.calls.filter { call in
        switch call.name {
        case "show", "showDetailViewController": call.labels == ["", "sender"]
        // An alert is not another screen.
        case "present":
          call.labels.contains("animated")
            && !call.children(.argument).prefix(1).contains { alerts.contains($0.name) }
        default: names.contains(call.name)
        }
      }
      let roots = member.code.assignments.flatMap { $0.children(.target) }.filter {
        $0.name == "rootViewController" && $0.base != nil
      }
      return (calls + roots).map { place(of: $0) }
    }
  }
}

extension Code {
  /// The names of the variables that hold alerts, and of the class of alerts.
  fileprivate var alerts: Set<String> {
    let variables = nodes.filter { node in
      node.kind == .variable
        && (node.type?.core == "UIAlertController"
          || node.children.contains { $0.made == "UIAlertController" }
          || node.children.contains { $0.type?.core == "UIAlertController" })
    }
    return Set(variables.map(\.name) + ["UIAlertController"])
  }
}
