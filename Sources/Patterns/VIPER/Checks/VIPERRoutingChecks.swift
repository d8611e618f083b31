import Checks
import Observing
import SourceModel
import Tracing

extension Check {
  static let routesAreFollowed: Check = Check("VPR-29") { evidence, report in
    let traces = report.traces(in: evidence, showing: "a screen being shown", where: \.showsScene)
    for (trace, pushes) in traces {
      let strays = pushes.filter { $0.sender.role != .wireframe }
      for move in strays + trace.messages.filter({ $0.leavesScreen && $0.sender.isPart }) {
        report(move, in: trace, "the Wireframe leads from screen to screen.")
      }
    }
  }

  static let wireframeRoutes: Check = Check("VPR-30") { evidence, report in
    let wireframes = report.examine(
      evidence.sources.classes(endingIn: "Wireframe"), else: "No source file declares a Wireframe.")
    if wireframes.isEmpty { return }
    let own = evidence.sources.parts(endingIn: "Wireframe").flatMap { part in
      part.types.map { [part.path, "\($0.line)"] }
    }
    for file in evidence.sources {
      var rest = file
      rest.types = file.types.filter { !own.contains([file.path, "\($0.line)"]) }
      for move in rest.moves {
        report("Wireframe: \(move), leads to another screen; only a Wireframe may.")
      }
    }
  }

  static let presenterDecidesWhen: Check = Check("VPR-32") { evidence, report in
    let traces = report.traces(in: evidence, showing: "a message to the wireframe") {
      $0.receiver.role == .wireframe && $0.kind == .call
    }
    for (trace, messages) in traces {
      // VPR-15 covers messages from the view.
      for message in messages
      where ![.presenter, .wireframe].contains(message.sender.role) && !message.sender.isView {
        report(message, in: trace, "the Presenter decides when to go to another screen.")
      }
    }
  }

  static let wireframeOwnsWindow: Check = Check("VPR-31") { evidence, report in
    let references = evidence.ownership.flatMap(\.references).filter { $0.frame != nil }
    let owned = Set(references.filter { $0.ownerRole == .wireframe && $0.isStrong }.compactMap(\.frame))
    report.examine(owned.count)
    for frame in ["Window", "NavigationController"] where !owned.contains(frame) {
      let other = references.first { $0.frame == frame }
      report.examine(other != nil, else: "No object was seen to refer to a \(frame).")
      if let other { report("Wireframe → \(other.target): no Wireframe was seen to own it.") }
    }
    let others = references.filter { reference in
      guard let role = reference.ownerRole, reference.isStrong else { return false }
      return [.presenter, .interactor, .dataStore].contains(role)
        || (role == .viewController && !reference.owner.hasPrefix("UI"))
    }
    for reference in others {
      report(
        "\(reference.ownerRole?.rawValue ?? "") → \(reference.target): \(reference.owner) holds it in "
          + "'\(reference.field)'; the Wireframe owns it.")
    }
    let leaks = evidence.ownership.filter { $0.wayBack != nil }
    guard others.isEmpty, let leak = leaks.first, let way = leak.wayBack else { return }
    report(
      "\(way.ownerRole?.rawValue ?? "") → Wireframe: \(way.owner) keeps \(way.target) in '\(way.field)', and "
        + "so the NavigationController: both survived (\(leak.moment)\(leaks.otherMoments)).")
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
    let makers = Set(allMembers.filter { $0.type?.core == "UIAlertController" }.map(\.name))
    return allMembers.flatMap { member in
      let alerts = makers.union(member.code.alerts)
      return member.code.nodes.filter { node in
        switch node.navigation {
        case .stack, .segue, .assignment: true
        // An alert is not another screen.
        case .presentation: !node.children(.argument).prefix(1).contains { alerts.contains($0.name) }
        case .dismissal, nil: false
        }
      }.map { place(of: $0) }
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
