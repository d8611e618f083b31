import Checks
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
    let wireframes = evidence.sources.filter { !$0.classes(endingIn: "Wireframe").isEmpty }
    guard !wireframes.isEmpty else {
      return [Violation.unshown("VPR-30", "No source file declares a Wireframe.")]
    }
    let others = evidence.sources.filter { $0.classes(endingIn: "Wireframe").isEmpty }
    let moves = [
      "pushViewController(", "popViewController(", "popToRootViewController(", "setViewControllers(",
      ".rootViewController = ", "performSegue(",
    ]
    return others.flatMap { file in
      // An alert is no other screen.
      let sheets = file.words(sheet).filter { place in
        !file.alerts.contains { place.contains("present(\($0)") }
      }
      return (file.places(of: moves) + sheets).map { place in
        Violation("VPR-30", "Wireframe: \(file.name), \(place), leads to another screen by itself.")
      }
    }
  }

  static let presenterDecidesWhen: Check = Check("VPR-32") { evidence in
    evidence.judgeTraces(
      "VPR-32", of: "a message to the wireframe",
      where: { $0.receiver.role == .wireframe && $0.kind == .call }
    ) { trace, messages in
      // What the view asks is the matter of VPR-15.
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
        return Violation.unshown("VPR-31", "Nobody was seen to refer to a \(frame).")
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
    let leaks = evidence.ownership.filter { !$0.survivors.isEmpty }
    let survivors = leaks.first.map { first in
      let types = first.survivors.uniqued.joined(separator: ", ")
      let moments = first.moment + leaks.otherMoments
      guard let way = first.wayBack else {
        return Violation(
          "VPR-31",
          "After the root was dropped, \(types) survived (\(moments)); what holds them is no property, such as a "
            + "closure.")
      }
      return Violation(
        "VPR-31",
        "\(way.ownerRole?.rawValue ?? "") → \(way.targetRole?.rawValue ?? ""): \(way.owner) keeps \(way.target) "
          + "in '\(way.field)', which keeps it as well: \(types) survived (\(moments)).")
    }
    return missing + others + (others.isEmpty ? [survivors].compactMap { $0 } : [])
  }
}

extension Ownership {
  /// A strong reference that leads back to what owns its owner: to the wireframe that has the navigation
  /// controller, to the view, or to the presenter.
  fileprivate var wayBack: Reference? {
    let strong = references.filter(\.isStrong)
    let routers = strong.filter { $0.ownerRole == .wireframe && $0.frame == "NavigationController" }
      .map(\.owner)
    return strong.first { reference in
      switch (reference.ownerRole, reference.targetRole) {
      case (.some, .wireframe): routers.contains(reference.target)
      case (.presenter, .viewController), (.interactor, .viewController), (.interactor, .presenter): true
      default: false
      }
    }
  }
}

extension Ownership.Reference {
  /// What screens are shown in, where the target is that: `Window` or `NavigationController`, and the app's own
  /// subclasses.
  fileprivate var frame: String? {
    ["Window", "NavigationController"].first(where: target.hasSuffix)
  }
}

extension Message {
  /// Whether it takes a screen away.
  fileprivate var leavesScreen: Bool { receiver.role == .navigation && baseName.hasPrefix("pop") }
}

extension Participant {
  /// Whether it is a part of the app that leaves moves to the wireframe.
  fileprivate var isPart: Bool { [.viewController, .presenter, .interactor, .dataStore].contains(role) }
}

extension SourceFile {
  /// How an alert is named where it is presented: what refers to one, what makes one, and its class.
  fileprivate var alerts: [String] {
    let names = matches(of: alertName).map { "\($0.1)," }
    let makers = matches(of: alertMaker).map { "\($0.1)(" }
    return names + makers + ["UIAlertController("]
  }
}

private let sheet = SourcePattern(#/\bpresent\([^\n]*\banimated:/#)
private let alertName = SourcePattern(#/\b(\w+)(?:: UIAlertController\b| = UIAlertController\()/#)
private let alertMaker = SourcePattern(#/\bfunc (\w+)\([^{]*-> UIAlertController\b/#)
