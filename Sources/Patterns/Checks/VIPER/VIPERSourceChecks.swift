import Checks

extension Check {
  static let logicStandsInInteractor: Check = Check("VPR-02") { evidence in
    // What a presenter works out is the matter of VPR-20.
    let parts = evidence.judgeFiles("VPR-02", endingIn: ["DataStore", "Wireframe", "ViewController"]) {
      file in
      file.logic.map { "\($0); what a use case does stands in its Interactor" }
    }
    let entities = evidence.entityNames
    let own = evidence.sources.filter { !$0.types.isDisjoint(with: entities) }.flatMap { file in
      file.logic.map { place in
        Violation(
          "VPR-02", "Entity: \(file.name), \(place); what a use case does stands in its Interactor.")
      }
    }
    return parts + own
  }

  static let presenterPrepares: Check = Check("VPR-20") { evidence in
    evidence.judgeFiles("VPR-20", endingIn: ["Presenter"]) { file in
      let tools = file.places(of: ["URLSession", "FileManager", "UserDefaults", "Decoder", "Encoder"])
      return (file.logic + tools).map { "\($0); the Interactor does the work" }
    }
  }

  static let viewDecidesHow: Check = Check("VPR-26") { evidence in
    evidence.judgeFiles("VPR-26", endingIn: ["Presenter", "Interactor"]) { file in
      // What the view itself is known as is the matter of VPR-27.
      let types = file.words(interfaceType)
        .filter { !$0.hasSuffix("(\(file.viewType ?? ""))") }
      return (types + file.looks).map { "\($0); the View determines how content is displayed" }
    }
  }

  static let viewIsAProtocol: Check = Check("VPR-27") { evidence in
    let presenters = evidence.sources.filter { !$0.classes(endingIn: "Presenter").isEmpty }
    let blind = presenters.filter { $0.viewType == nil }.map { file in
      Violation.unshown("VPR-27", "Presenter: \(file.name) has no view.")
    }
    let tied = evidence.judgeFiles("VPR-27", endingIn: ["Presenter"]) { file in
      guard let view = file.viewType else { return [] }
      let isProtocol = evidence.sources.contains { source in
        source.matches(of: protocolDeclaration).contains { $0.1 == view }
      }
      guard isProtocol else { return ["knows its View as \(view), which is not a protocol"] }
      return file.words(controllerProperty).map {
        "\($0); it knows its View by a protocol alone"
      }
    }
    return blind + tied
  }

  static let interactorKnowsNoInterface: Check = Check("VPR-03") { evidence in
    let imports = evidence.judgeFiles("VPR-03", endingIn: ["Interactor"]) { file in
      file.imports.filter { $0.contains(#/^(HeadlessUI|UIKit|AppKit|SwiftUI)(\.|$)/#) }
        .map { "imports \($0), which is a user interface" }
    }
    return imports + compilesWithoutInterface.violations(in: evidence)
  }

  private static let compilesWithoutInterface: Check = compiles("VPR-03") { subject, error in
    "Interactor: \(subject) cannot do without the user interface: \(error)."
  }

  static let interactorRunsAnywhere: Check = compiles("VPR-04") { subject, error in
    "Interactor: \(subject) cannot do without what a console program lacks: \(error)."
  }

  static let presenterKnowsNoWidgets: Check = compiles("VPR-24") { subject, error in
    "Presenter: \(subject) cannot do without the View's widgets: \(error)."
  }
}

extension Evidence {
  /// What `faults` says of each file that declares a class of a kind, as violations.
  func judgeFiles(
    _ rule: String, endingIn suffixes: [String], _ faults: (SourceFile) -> [String]
  ) -> [Violation] {
    var violations: [Violation] = []
    for suffix in suffixes {
      let files = sources.filter { !$0.classes(endingIn: suffix).isEmpty }
      if files.isEmpty {
        violations.append(Violation.unshown(rule, "No source file declares a class …\(suffix)."))
      }
      let role = suffix.replacing(#/([a-z])([A-Z])/#) { "\($0.1) \($0.2)" }
      violations += files.flatMap { file in
        faults(file).map { Violation(rule, "\(role): \(file.name), \($0).") }
      }
    }
    return violations
  }
}

extension SourceFile {
  /// Where the file works on what it has, rather than hand it on.
  fileprivate var logic: [String] {
    places(of: [
      ".sorted", ".sort()", ".sort {", ".filter", ".reduce(", ".reversed(", ".prefix(", ".dropFirst",
      ".toggle()", ".removeAll", ".matches(",
    ]) + words(toggle)
  }

  /// Where a name speaks of how something looks.
  fileprivate var looks: [String] {
    let words: Set = ["font", "color", "colour", "layout", "hidden"]
    let names = tokens.filter { !words.isDisjoint(with: $0.text.wordsOfName) }
    return names.map { "line \($0.line) (\($0.text))" }
  }

  /// The type of a property called `view`, or nil where there is none.
  fileprivate var viewType: String? {
    matches(of: viewProperty).first.map { String($0.1) }
  }
}

private let interfaceType = SourcePattern(#/\b(UI[A-Z]\w+|IndexPath|CG(Float|Rect|Point|Size))\b/#)
private let protocolDeclaration = SourcePattern(#/\bprotocol (\w+)/#)
private let controllerProperty = SourcePattern(#/\b(?:var|let) \w+: *\w*ViewController\b/#)
private let toggle = SourcePattern(#/\b(\w+) = !(?:self\.)?\1\b/#)
private let viewProperty = SourcePattern(#/\b(?:var|let) view: (?:\(any |any )?(\w+)/#)
