import Checks
import SourceModel

extension Check {
  static let viewAsksNothing: Check = Check("VPR-22") { evidence, report in
    let requirements = evidence.declarations.filter {
      $0.isRequirement && $0.owner.hasSuffix("EventHandler")
    }
    let isShown = report.examine(!requirements.isEmpty, else: "No protocol …EventHandler is declared.")
    guard isShown else { return }
    for requirement in requirements
    where requirement.kind != "method" || requirement.answers || requirement.spelling.contains("inout ") {
      report(
        "View → Presenter: \(requirement.owner).\(requirement.name) gives an answer; the View asks for nothing."
      )
    }
    for method in evidence.declarations
    where method.isRequirement && method.owner.hasSuffix("View")
      && (method.kind == "method" && method.answers || method.kind == "property" && method.isReadOnly)
    {
      report(
        "Presenter → View: \(method.owner).\(method.name) gives an answer; the View is given content.")
    }
  }

  static let viewSpeaksOfContent: Check = Check("VPR-23") { evidence, report in
    let methods = evidence.declarations.filter {
      $0.isRequirement && ["method", "property"].contains($0.kind) && $0.owner.hasSuffix("View")
    }
    for method in report.examine(methods, else: "No protocol …View is declared.") {
      let widgets = method.parameters.flatMap(\.type.namedTypes).filter(\.isUIKit)
      guard let word = method.name.widgetWord ?? widgets.first else { continue }
      report(
        "Presenter → View: the declaration of \(method.owner).\(method.name) says '\(word)', which is about display, not "
          + "content.")
    }
  }

  static let controllerImplementsView: Check = Check(
    "VPR-28",
    asking: { sources in
      let views = sources.viewsOfPresenters
      let imports = Set(sources.flatMap(\.imports).map(\.module).filter(\.isViewLayer)).sorted()
      let implementers = sources.flatMap(\.types).filter { !views.isDisjoint(with: $0.inheritedNames) }.map(
        \.name)
      let asked = sources.appending { type in
        guard type.kind == .class, implementers.contains(type.name) else { return nil }
        return imports.map { "import \($0)\n" }.joined()
          + "fileprivate func controller(_ view: \(type.path)) -> UIViewController { view }"
      }
      return views.isEmpty ? [] : [Question(about: "the views", in: asked)]
    }
  ) { evidence, report in
    let types = evidence.sources.flatMap(\.types)
    let implemented = Set(types.filter { $0.kind != .protocol }.flatMap(\.inheritedNames))
    // VPR-27 covers a view that is not a protocol.
    let views = Set(types.filter { $0.kind == .protocol }.map(\.name))
      .intersection(evidence.sources.viewsOfPresenters)
    for view in views.subtracting(implemented).sorted() {
      report("View: no type implements \(view); a View Controller has to.")
    }
    report.addRefusals(in: evidence) { "View: \($1); the View is implemented by a View Controller." }
  }
}

extension Declaration {
  /// True if a property can only be read.
  fileprivate var isReadOnly: Bool { spelling.hasSuffix("{ get }") }

  /// True if a method returns a value or takes a closure.
  var answers: Bool {
    let end = ["-> Void", "-> ()"].first(where: spelling.hasSuffix) ?? ""
    return spelling.dropLast(end.count).contains("->")
  }
}

extension String {
  /// The first word of a name that denotes a widget or a look, or nil.
  fileprivate var widgetWord: String? {
    let words: Set = [
      "label", "button", "cell", "table", "spinner", "indicator", "alert", "color", "colour", "font",
      "hidden", "hide",
      "frame", "textfield",
    ]
    let own =
      prefix { $0 != "(" }.description.wordsOfName
      + split(whereSeparator: "(:)".contains).dropFirst()
      .flatMap { String($0).wordsOfName }
    let pairs = zip(own, own.dropFirst()).map { $0 + $1 }
    return (own + pairs).first { word in
      words.contains(word) || word.hasSuffix("s") && words.contains(String(word.dropLast()))
        || word.hasPrefix("animat")
    }
  }
}
