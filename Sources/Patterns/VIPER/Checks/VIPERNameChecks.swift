import Checks
import SourceModel

extension Check {
  static let interactorHasOneUseCase: Check = Check("VPR-01") { evidence, report in
    let inputs = evidence.declarations.filter {
      $0.kind == "protocol" && $0.name.hasSuffix("InteractorInput")
    }
    let isShown = report.examine(!inputs.isEmpty, else: "No protocol …InteractorInput is declared.")
    guard isShown else { return }
    for interactor in evidence.declarations
    where interactor.kind == "class" && interactor.name.hasSuffix("Interactor") {
      reportUseCases(of: interactor, in: evidence, &report)
    }
    for input in inputs {
      let tasks = evidence.declarations.filter {
        $0.isRequirement && $0.owner == input.name && $0.name != "cancel()"
      }.map(\.name)
      if tasks.count == 1 { continue }
      let count = tasks.isEmpty ? "no use case" : "\(tasks.count) use cases: "
      report("Presenter → Interactor: \(input.name) has \(count)\(tasks.sorted().joined(separator: ", ")).")
    }
  }

  /// Finds an interactor that stands for several use cases, or does more than its input asks for.
  private static func reportUseCases(
    of interactor: Declaration, in evidence: Evidence, _ report: inout Report<Violation>
  ) {
    let own = interactor.conformances.filter { $0.hasSuffix("InteractorInput") }.sorted()
    if own.count > 1 {
      let inputs = own.joined(separator: ", ")
      report("Presenter → Interactor: \(interactor.name) stands for several use cases: \(inputs).")
    }
    guard own.count == 1 else { return }
    let asked = Set(evidence.declarations.filter(\.isRequirement).map(\.name))
    let further = evidence.declarations.filter {
      $0.kind == "method" && $0.owner == interactor.name && !$0.isPrivate && !asked.contains($0.name)
    }
    if further.isEmpty { return }
    let markers = ["Copyable", "Escapable", "Sendable", "SendableMetatype"]
    let known = evidence.declarations.filter { $0.kind == "protocol" }.map(\.name) + markers
    if let stranger = interactor.conformances.subtracting(own).subtracting(known).min() {
      report.silence(
        "\(interactor.name) has methods that may be requirements of \(stranger), which is not declared here.")
    } else {
      report(
        "Presenter → Interactor: \(interactor.name) does more than its input asks for: "
          + "\(further.map(\.name).sorted().joined(separator: ", ")).")
    }
  }

  static let interactorIsPlain: Check = plainObjects("VPR-05", "Interactor")
  static let presenterIsPlain: Check = plainObjects("VPR-14", "Presenter")

  private static func plainObjects(_ rule: String, _ suffix: String) -> Check {
    Check(rule) { evidence, report in
      let classes = evidence.declarations.filter { $0.kind == "class" && $0.name.hasSuffix(suffix) }
      for declaration in report.examine(classes, else: "No class …\(suffix) is declared.") {
        if let superclass = declaration.superclass, superclass != "NSObject" {
          report(
            "\(suffix): \(declaration.name) inherits from \(superclass); it must have no superclass but NSObject."
          )
        } else if !declaration.spelling.contains("final ") {
          report("\(suffix): \(declaration.name) is not final; it has to be.")
        }
      }
    }
  }

  static let structuresHaveNoBehaviour: Check = Check("VPR-19") { evidence, report in
    let crossing = Set(evidence.crossing.flatMap(\.typesOfContent))
    let structures = evidence.declarations.filter {
      ["struct", "class", "enum"].contains($0.kind) && crossing.contains($0.name)
    }
    let protocols = Set(evidence.declarations.filter { $0.kind == "protocol" }.map(\.name))
    report.examine(
      structures, else: "No structure is declared that crosses from an Interactor to a Presenter.")
    for structure in structures {
      let members = evidence.declarations.filter {
        $0.owner == structure.name && $0.path.count == structure.path.count + 1 && $0.isBehaviour
      }.map(\.name)
      for member in members + structure.conformances.filter(protocols.contains).sorted() {
        report("Interactor → Presenter: \(structure.name) has behaviour, \(member); it must have none.")
      }
    }
  }
}

extension Evidence {
  /// The declarations that cross from interactors to presenters: the requirements of the outputs, and the members of
  /// the structures and enumerations that these name, directly or indirectly.
  var crossing: [Declaration] {
    let parts = Dictionary(grouping: declarations.filter(\.isPart), by: \.owner)
    let methods = declarations.filter {
      $0.isRequirement && $0.kind == "method" && $0.owner.hasSuffix("InteractorOutput")
    }
    let types = Set(methods.flatMap(\.typesOfContent)).reaching {
      parts[$0, default: []].flatMap(\.typesOfContent)
    }
    return methods + types.sorted().flatMap { parts[$0, default: []] }
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
