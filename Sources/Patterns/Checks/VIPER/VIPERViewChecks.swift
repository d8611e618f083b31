import Checks

extension Check {
  static let viewAsksNothing: Check = Check("VPR-22") { evidence in
    let requirements = evidence.declarations.filter {
      $0.isRequirement && $0.owner.hasSuffix("EventHandler")
    }
    guard !requirements.isEmpty else {
      return [Violation.unshown("VPR-22", "No protocol …EventHandler is declared.")]
    }
    let asking = requirements.filter {
      $0.kind != "method" || $0.spelling.contains("->") || $0.spelling.contains("inout ")
    }.map {
      requirement in
      Violation(
        "VPR-22",
        "View → Presenter: \(requirement.owner).\(requirement.name) gives an answer; the View asks for nothing."
      )
    }
    let asked = evidence.declarations.filter {
      $0.isRequirement && $0.kind == "method" && $0.owner.hasSuffix("View") && $0.spelling.contains("->")
    }.map { method in
      Violation(
        "VPR-22",
        "Presenter → View: \(method.owner).\(method.name) gives an answer; the View is given content.")
    }
    return asking + asked
  }

  static let viewSpeaksOfContent: Check = Check("VPR-23") { evidence in
    let methods = evidence.declarations.filter {
      $0.isRequirement && ["method", "property"].contains($0.kind) && $0.owner.hasSuffix("View")
    }
    guard !methods.isEmpty else { return [Violation.unshown("VPR-23", "No protocol …View is declared.")] }
    let widgets =
      #/\b(label|button|cell|table|spinner|indicator|alert|colou?r|font|hidden|hide|frame|animat\w*|text ?field)s?\b/#
      .ignoresCase()
    return methods.filter { method in
      method.name.words.contains(widgets) || method.parameters.contains { $0.type.contains(#/\bUI[A-Z]/#) }
    }.map { method in
      Violation(
        "VPR-23",
        "Presenter → View: \(method.owner).\(method.name) speaks of how content is shown, and not of the content."
      )
    }
  }

  static let controllerImplementsView: Check = Check("VPR-28") { evidence in
    let presenters = evidence.declarations.filter { $0.kind == "class" && $0.name.hasSuffix("Presenter") }
    guard !presenters.isEmpty else {
      return [Violation.unshown("VPR-28", "No class …Presenter is declared.")]
    }
    return presenters.compactMap { presenter in
      let view = "\(presenter.name.dropLast("Presenter".count))View"
      let implementers = evidence.declarations.filter { $0.kind == "class" && $0.conformances.contains(view) }
      // A framework's controllers all end in the same word.
      let others = implementers.filter {
        !$0.name.hasSuffix("ViewController") || $0.superclass?.hasSuffix("Controller") != true
      }
      if others.isEmpty, !implementers.isEmpty { return nil }
      let names = others.map(\.name).joined(separator: ", ")
      return Violation(
        "VPR-28",
        "View: \(view) is implemented by \(names.isEmpty ? "nobody" : names); that is for a View Controller.")
    }
  }
}

extension String {
  /// A name as it is read: `setLabelText` as `set Label Text`.
  fileprivate var words: String {
    replacing(#/([a-z])([A-Z])/#) { "\($0.1) \($0.2)" }
  }
}
