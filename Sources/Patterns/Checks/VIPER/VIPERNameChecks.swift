import Checks

extension Check {
  static let interactorHasOneUseCase: Check = Check("VPR-01") { evidence in
    let inputs = evidence.declarations.filter {
      $0.kind == "protocol" && $0.name.hasSuffix("InteractorInput")
    }
    guard !inputs.isEmpty else {
      return [Violation.unshown("VPR-01", "No protocol …InteractorInput is declared.")]
    }
    let markers = ["Copyable", "Escapable", "Sendable", "SendableMetatype"]
    let known = evidence.declarations.filter { $0.kind == "protocol" }.map(\.name) + markers
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
        if let stranger = interactor.conformances.subtracting(own).subtracting(known).min() {
          return Violation.unshown(
            "VPR-01",
            "\(interactor.name) has methods that may be requirements of \(stranger), which is not declared "
              + "here.")
        }
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
          return Violation(
            rule,
            "\(suffix): \(declaration.name) inherits from \(superclass); it must not have a superclass.")
        }
        if declaration.spelling.contains("final ") { return nil }
        return Violation(rule, "\(suffix): \(declaration.name) is not final; it has to be.")
      }
    }
  }

  static let structuresHaveNoBehaviour: Check = Check("VPR-19") { evidence in
    let crossing = Set(evidence.crossing.flatMap(\.typesOfContent))
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
          "VPR-19", "Interactor → Presenter: \(structure.name) has behaviour, \(member); it must have none."
        )
      }
    }
  }
}

extension Evidence {
  /// The declarations that cross from interactors to presenters: the requirements of the outputs, and the members of
  /// the structures and enumerations that these name, directly or indirectly.
  var crossing: [Declaration] {
    let parts = Dictionary(grouping: declarations.filter(\.isPart), by: \.owner)
    var found = declarations.filter {
      $0.isRequirement && $0.kind == "method" && $0.owner.hasSuffix("InteractorOutput")
    }
    var known: Set<String> = []
    var new = Set(found.flatMap(\.typesOfContent))
    while !new.isEmpty {
      known.formUnion(new)
      let inner = new.sorted().flatMap { parts[$0] ?? [] }
      found += inner
      new = Set(inner.flatMap(\.typesOfContent)).subtracting(known)
    }
    return found
  }

  /// The names of the types that data stores take and return as their protocols say, except plain values and errors.
  var exchangedTypes: Set<String> {
    let requirements = declarations.filter { $0.isRequirement && $0.owner.hasSuffix("DataStore") }
    let names = requirements.flatMap { requirement in
      // A type that is known only by a protocol is not an entity.
      let abstract = requirement.spelling.split(separator: "any ").dropFirst().compactMap {
        String($0).namedTypes.first
      }
      return Set(requirement.spelling.namedTypes).subtracting(abstract)
    }
    return Set(names).subtracting(plainTypes).filter { !$0.hasSuffix("Error") }
  }
}

/// Values that are never entities.
private let plainTypes: Set = [
  "Any", "Array", "Bool", "Data", "Date", "Dictionary", "Double", "Float", "Int", "MainActor", "Optional",
  "Result", "Set",
  "String",
  "URL", "UUID", "Void",
]

extension Declaration {
  /// True if it is a value that a structure holds or that a case carries.
  fileprivate var isPart: Bool { kind == "enum.case" || kind == "property" && !isBehaviour }

  /// The names of the types of a method's parameters, or of the values in a structure or a case.
  var typesOfContent: [String] {
    kind == "method" ? parameters.flatMap(\.type.namedTypes) : spelling.namedTypes
  }

  /// True if a parameter of a method, or a value in a structure or a case, is a closure.
  var holdsClosure: Bool {
    kind == "method" ? parameters.contains { $0.type.contains("->") } : spelling.contains("->")
  }

  /// True if it has behaviour instead of a value. Members that the compiler adds for `Hashable` do not count.
  fileprivate var isBehaviour: Bool {
    if ["hash(into:)", "hashValue"].contains(name) { return false }
    if kind.hasSuffix("method") || kind.hasSuffix("subscript") { return true }
    return kind.hasSuffix("property") && spelling.contains("{")
  }
}
