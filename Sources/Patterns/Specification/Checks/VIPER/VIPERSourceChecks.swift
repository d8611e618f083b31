extension Check {
  static let logicStandsInInteractor = Check("VPR-02") { evidence in
    // What a presenter works out is the matter of VPR-20.
    evidence.judgeFiles("VPR-02", endingIn: ["DataStore", "Wireframe", "ViewController"]) { file in
      file.places(of: logicWords).map { "\($0); what a use case does stands in its Interactor" }
    }
  }

  static let onlyInteractorChangesEntities = Check("VPR-07") { evidence in
    let fields = evidence.entityFields
    guard !fields.isEmpty else {
      return [Violation.unshown("VPR-07", "No source file declares a data store that entities are put into.")]
    }
    let others = evidence.sources.filter { $0.classes(endingIn: "Interactor").isEmpty }
    let changes =
      #/
      \b (\w+) [?!]? \. (\w+) (?:\[ [^\]]* \])? \s*
      (?: [-+*\/]? = (?!=) | \. (?:append|insert|remove\w*|sort|reverse|shuffle|swapAt|toggle) \( )
      /#
    return others.flatMap { file in
      let replacements = file.words(#/\b\w+[?!]?\.put\(/#).map { place in
        Violation(
          "VPR-07",
          "Entity: \(file.name), \(place), puts an entity into the Data Store; only the Interactor does.")
      }
      return replacements
        + file.matches(of: changes).compactMap { match -> Violation? in
          // What an object calls by the same name in itself is no entity's.
          guard match.1 != "self", fields.contains(String(match.2)) else { return nil }
          let place = "line \(file.line(of: String(match.0)) ?? 0) (\(match.0))"
          return Violation(
            "VPR-07", "Entity: \(file.name), \(place), changes an entity; only the Interactor does.")
        }
    }
  }

  static let entitiesIgnoreStore = Check("VPR-12") { evidence in
    let entities = evidence.entityNames
    guard !entities.isEmpty else {
      return [Violation.unshown("VPR-12", "No source file declares a data store that entities are put into.")]
    }
    let files = evidence.sources.filter { file in
      !file.types.isDisjoint(with: entities)
    }
    guard !files.isEmpty else {
      return [Violation.unshown("VPR-12", "No source file declares what is put into the data store.")]
    }
    return files.flatMap { file in
      file.words(#/\b\w*(Store|UserDefaults|FileManager)\b/#).map { place in
        Violation(
          "VPR-12", "Entity → Data Store: \(file.name), \(place); an entity knows nothing of its store.")
      }
    }
  }

  static let presenterPrepares = Check("VPR-20") { evidence in
    evidence.judgeFiles("VPR-20", endingIn: ["Presenter"]) { file in
      file.places(of: logicWords + ["URLSession", "FileManager", "UserDefaults", "Decoder", "Encoder"])
        .map { "\($0); the Interactor does the work" }
    }
  }

  static let viewDecidesHow = Check("VPR-26") { evidence in
    evidence.judgeFiles("VPR-26", endingIn: ["Presenter", "Interactor"]) { file in
      // What the view itself is known as is the matter of VPR-27.
      file.words(#/\b(UI[A-Z]\w+|IndexPath|CG(Float|Rect|Point|Size))\b/#)
        .filter { !$0.hasSuffix("(\(file.viewType ?? ""))") }
        .map { "\($0); the View determines how content is displayed" }
    }
  }

  static let viewIsAProtocol = Check("VPR-27") { evidence in
    evidence.judgeFiles("VPR-27", endingIn: ["Presenter"]) { file in
      guard let view = file.viewType else { return ["has no view"] }
      let isProtocol = evidence.sources.contains { source in
        source.code.matches(of: #/\bprotocol (\w+)/#).contains { $0.1 == view }
      }
      guard isProtocol else { return ["knows its View as \(view), which is not a protocol"] }
      return file.words(#/\b(?:var|let) \w+: *\w*ViewController\b/#).map {
        "\($0); it knows its View by a protocol alone"
      }
    }
  }

  static let wireframeRoutes = Check("VPR-30") { evidence in
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
      let isAlert = file.code.contains("UIAlertController(")
      let sheets = isAlert ? [] : file.words(#/\bpresent\([^\n]*\banimated:/#)
      return (file.places(of: moves) + sheets).map { place in
        Violation("VPR-30", "Wireframe: \(file.name), \(place), leads to another screen by itself.")
      }
    }
  }

  static let interactorKnowsNoInterface = compiles("VPR-03") { subject, error in
    "Interactor: \(subject) cannot do without the user interface: \(error)."
  }

  static let interactorRunsAnywhere = compiles("VPR-04") { subject, error in
    "Interactor: \(subject) cannot do without what a console program lacks: \(error)."
  }

  static let presenterKnowsNoWidgets = compiles("VPR-24") { subject, error in
    "Presenter: \(subject) cannot do without the View's widgets: \(error)."
  }

  private static let logicWords = [
    ".sorted", ".sort()", ".sort {", ".filter", ".reduce(", ".reversed(", ".prefix(",
    ".dropFirst",
    ".toggle()", ".removeAll", ".matches(",
  ]
}

extension Evidence {
  /// What `faults` says of each file that declares a class of a kind, as violations.
  fileprivate func judgeFiles(
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

  /// The names of the types that are put into the data store, as its protocol says.
  fileprivate var entityNames: Set<String> {
    Set(
      sources.filter { $0.code.contains(#/protocol \w*DataStore\b/#) }
        .flatMap { $0.code.matches(of: #/func put\(_ \w+: (\w+)\)/#).map { String($0.1) } })
  }

  /// The properties of those types that can change.
  fileprivate var entityFields: Set<String> {
    let names = entityNames
    return Set(
      sources.filter { file in !file.types.isDisjoint(with: names) }
        .flatMap { $0.code.matches(of: #/(?m)^(?:  |    |\t)var (\w+)/#).map { String($0.1) } })
  }
}

extension SourceFile {
  /// The type of a property called `view`, or nil where there is none.
  fileprivate var viewType: String? {
    code.firstMatch(of: #/\b(?:var|let) view: (?:\(any |any )?(\w+)/#).map { String($0.1) }
  }

  /// The names of the structures and classes that the file declares.
  fileprivate var types: Set<String> {
    Set(code.matches(of: #/\b(?:struct|class) (\w+)/#).map { String($0.1) })
  }
}
