extension Check {
  static let interactorHasOneUseCase = Check("VPR-01") { evidence in
    let inputs = evidence.declarations.filter {
      $0.kind == "protocol" && $0.name.hasSuffix("InteractorInput")
    }
    guard !inputs.isEmpty else {
      return [Violation.unshown("VPR-01", "No protocol …InteractorInput is declared.")]
    }
    let several = evidence.declarations.filter { $0.kind == "class" && $0.name.hasSuffix("Interactor") }
      .compactMap { interactor -> Violation? in
        let own = interactor.conformances.filter { $0.hasSuffix("InteractorInput") }.sorted()
        if own.count > 1 {
          return Violation(
            "VPR-01",
            "Presenter → Interactor: \(interactor.name) stands for several use cases: \(own.joined(separator: ", "))."
          )
        }
        guard own.count == 1 else { return nil }
        let asked = Set(evidence.declarations.filter(\.isRequirement).map(\.name))
        let further = evidence.declarations.filter {
          $0.kind == "method" && $0.owner == interactor.name && !$0.isPrivate && !asked.contains($0.name)
        }
        guard !further.isEmpty else { return nil }
        return Violation(
          "VPR-01",
          "Presenter → Interactor: \(interactor.name) does more than its input asks for: "
            + "\(further.map(\.name).sorted().joined(separator: ", ")).")
      }
    return several
      + inputs.compactMap { input in
        let tasks = evidence.declarations.filter {
          $0.isRequirement && $0.owner == input.name && $0.name != "cancel()"
        }.map(\.name)
        guard tasks.count != 1 else { return nil }
        let count = tasks.isEmpty ? "no use case" : "\(tasks.count) use cases: "
        return Violation(
          "VPR-01",
          "Presenter → Interactor: \(input.name) has \(count)\(tasks.sorted().joined(separator: ", ")).")
      }
  }

  static let interactorIsPlain = plainObjects("VPR-05", "Interactor")
  static let presenterIsPlain = plainObjects("VPR-14", "Presenter")

  private static func plainObjects(_ rule: String, _ suffix: String) -> Check {
    Check(rule) { evidence in
      let classes = evidence.declarations.filter { $0.kind == "class" && $0.name.hasSuffix(suffix) }
      guard !classes.isEmpty else { return [Violation.unshown(rule, "No class …\(suffix) is declared.")] }
      return classes.compactMap { declaration in
        if let superclass = declaration.superclass {
          return Violation(rule, "\(suffix): \(declaration.name) inherits from \(superclass).")
        }
        if declaration.spelling.contains("final ") { return nil }
        return Violation(rule, "\(suffix): \(declaration.name) is not final.")
      }
    }
  }

  static let entitiesPersistNothing = Check("VPR-13") { evidence in
    let entities = evidence.entities
    guard !entities.isEmpty else {
      return [Violation.unshown("VPR-13", "No DataStore is declared that entities are put into.")]
    }
    guard evidence.declarations.contains(where: { entities.contains($0.name) }) else {
      return [Violation.unshown("VPR-13", "Nothing that is put into the DataStore is declared here.")]
    }
    return evidence.declarations.filter { declaration in
      declaration.kind.hasSuffix("method") && entities.contains(declaration.owner)
        && declaration.name.contains(
          #/^(save|load|store|persist|write|delete|fetch|put|keep|remember|restore|archive)/#)
    }.map { method in
      Violation(
        "VPR-13",
        "Entity → Data Store: \(method.owner).\(method.name) persists, which is the Data Store's task.")
    }
  }

  static let structuresHaveNoBehaviour = Check("VPR-19") { evidence in
    let crossing = evidence.typesThatCross
    let structures = evidence.declarations.filter {
      ["struct", "class", "enum"].contains($0.kind) && crossing.contains($0.name)
    }
    guard !structures.isEmpty else {
      return [
        Violation.unshown(
          "VPR-19", "No structure is declared that crosses from an Interactor to a Presenter.")
      ]
    }
    let protocols = Set(evidence.declarations.filter { $0.kind == "protocol" }.map(\.name))
    return structures.flatMap { structure in
      let members = evidence.declarations.filter {
        $0.owner == structure.name && $0.path.count == structure.path.count + 1 && $0.isBehaviour
      }.map(\.name)
      let inherited = structure.conformances.filter(protocols.contains).sorted()
      return (members + inherited).map { member in
        Violation(
          "VPR-19", "Interactor → Presenter: \(structure.name) has behaviour, \(member), and is to have none."
        )
      }
    }
  }

  static let viewAsksNothing = Check("VPR-22") { evidence in
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

  static let viewSpeaksOfContent = Check("VPR-23") { evidence in
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

  static let controllerImplementsView = Check("VPR-28") { evidence in
    let presenters = evidence.declarations.filter { $0.kind == "class" && $0.name.hasSuffix("Presenter") }
    guard !presenters.isEmpty else {
      return [Violation.unshown("VPR-28", "No class …Presenter is declared.")]
    }
    return presenters.compactMap { presenter in
      let view = "\(presenter.name.dropLast("Presenter".count))View"
      let implementers = evidence.declarations.filter { $0.kind == "class" && $0.conformances.contains(view) }
      // A framework's controllers all end in the same word.
      let controllers = implementers.filter {
        $0.name.hasSuffix("ViewController") && $0.superclass?.hasSuffix("Controller") == true
      }
      if !controllers.isEmpty { return nil }
      let names = implementers.map(\.name).joined(separator: ", ")
      return Violation(
        "VPR-28",
        "View: \(view) is implemented by \(names.isEmpty ? "nobody" : names), and by no View Controller.")
    }
  }
}

extension Evidence {
  /// The types that are put into the data store.
  var entities: Set<String> {
    Set(
      declarations.filter {
        $0.isRequirement && $0.owner.hasSuffix("DataStore") && $0.name.hasPrefix("put(")
      }.flatMap(\.parameters).flatMap(\.type.namedTypes))
  }
}

extension Evidence {
  /// The names of the types that cross from interactors to presenters, and of those that their properties have.
  fileprivate var typesThatCross: Set<String> {
    let properties = Dictionary(
      grouping: declarations.filter { $0.kind == "property" && !$0.isBehaviour }, by: \.owner)
    var found: Set<String> = []
    var new = Set(
      declarations.filter {
        $0.isRequirement && $0.kind == "method" && $0.owner.hasSuffix("InteractorOutput")
      }.flatMap(\.parameters).flatMap(\.type.namedTypes))
    while !new.isEmpty {
      found.formUnion(new)
      new = Set(new.flatMap { properties[$0] ?? [] }.flatMap(\.spelling.namedTypes)).subtracting(found)
    }
    return found
  }
}

extension Declaration {
  /// Whether it does something, rather than hold a value. What the compiler adds for `Equatable` does not count.
  fileprivate var isBehaviour: Bool {
    if ["hash(into:)", "hashValue"].contains(name) { return false }
    if kind.hasSuffix("method") || kind.hasSuffix("subscript") { return true }
    return kind.hasSuffix("property") && spelling.contains("{")
  }
}

extension String {
  /// A name as it is read: `setLabelText` as `set Label Text`.
  fileprivate var words: String {
    replacing(#/([a-z])([A-Z])/#) { "\($0.1) \($0.2)" }
  }
}
