import Checks
import SourceModel
import Tracing

extension Check {
  static let onlyModelsCross: Check = Check("VIP-04") { evidence, report in
    let methods = evidence.boundaryMethods
    let isShown = report.examine(
      !methods.isEmpty, else: "No protocol declares what crosses a boundary.")
    guard isShown else { return }
    for method in methods where !method.takesItsModel || method.parameters.count != 1 {
      report(
        "\(method.boundary): \(method.owner).\(method.name) has to take one \(method.kindOfModel) and nothing else."
      )
    }
    for property in evidence.boundaryProperties {
      report(
        "\(property.boundary): \(property.owner).\(property.name) is a property; only a "
          + "\(property.kindOfModel) may cross this boundary.")
    }
  }

  static let useCaseHasThreeModels: Check = Check("VIP-09") { evidence, report in
    let useCases = report.examine(
      evidence.useCases, else: "No Request, Response or ViewModel is declared.")
    for (useCase, models) in useCases.sorted(by: { $0.key < $1.key }) {
      let missing = ["Request", "Response", "ViewModel"].filter { !models.contains($0) }
      if missing.isEmpty { continue }
      let names = missing.joined(separator: " and no ")
      report("View Controller, Interactor, Presenter: the use case \(useCase) has no \(names) of its own.")
    }
    for method in evidence.boundaryMethods where method.borrows(from: useCases.keys) {
      report(
        "\(method.boundary): \(method.owner).\(method.name) takes \(method.model ?? ""), which belongs to another use case."
      )
    }
  }

  static let useCasesAreSeparate: Check = Check("VIP-10") { evidence, report in
    let methods = report.examine(
      evidence.boundaryMethods.filter { $0.model != nil },
      else: "No method takes a Request, a Response or a ViewModel.")
    // VIP-09 covers models that a use case borrows from another.
    let useCases = evidence.useCases.keys
    let own = methods.filter { !$0.borrows(from: useCases) }
    let users = Dictionary(grouping: own) { $0.model ?? "" }.filter { $0.value.count > 1 }
    for (model, methods) in users.sorted(by: { $0.key < $1.key }) {
      let names = methods.map(\.name).sorted().joined(separator: " and ")
      report("\(methods[0].boundary): \(names) share \(model); each use case has its own.")
    }
  }

  static let requestsAreNamed: Check = Check("VIP-29") { evidence, report in
    reportMisnamedMethods(
      in: evidence, "InteractorInput", "Request", "request", "what to do, as in doSomething", &report
    ) { name in
      name.first?.isLowercase == true
        && !name.contains(#/^(on[A-Z]|handle)|Tapped|Clicked|Pressed|Button/#) && !name.tellsWhatHappened
    }
  }

  /// Finds the methods of a protocol whose name or label is not the prescribed one.
  static func reportMisnamedMethods(
    in evidence: Evidence, _ protocolSuffix: String, _ model: String, _ label: String, _ meaning: String,
    _ report: inout Report<Violation>, isWellNamed: (String) -> Bool
  ) {
    // VIP-04 covers the other parameters.
    let methods = evidence.boundaryMethods.filter {
      $0.owner.hasSuffix(protocolSuffix) && $0.model?.hasSuffix(".\(model)") == true
    }
    report.examine(methods, else: "No method of a protocol …\(protocolSuffix) takes a \(model).")
    for method in methods
    where !isWellNamed(method.baseName) || !method.parameters.contains(where: { $0.label == label }) {
      report("\(method.boundary): \(method.owner).\(method.name) does not say \(meaning)(\(label):).")
    }
  }
}

extension Evidence {
  /// The methods of the protocols between view controller, interactor and presenter.
  fileprivate var boundaryMethods: [Declaration] {
    boundaryRequirements.filter { $0.kind == "method" }
  }

  /// The properties and subscripts of the same protocols.
  fileprivate var boundaryProperties: [Declaration] {
    boundaryRequirements.filter { ["property", "subscript"].contains($0.kind) }
  }

  private var boundaryRequirements: [Declaration] {
    declarations.filter {
      $0.isRequirement
        && $0.owner.hasSuffix(anyOf: ["InteractorInput", "PresenterInput", "ViewControllerInput"])
    }
  }

  /// The models that each use case declares, by the use case's path; none if methods only name the use case.
  fileprivate var useCases: [String: Set<String>] {
    let models = declarations.filter {
      ["struct", "enum", "class"].contains($0.kind) && ["Request", "Response", "ViewModel"].contains($0.name)
        && $0.path.count > 1
    }
    let declared = Dictionary(grouping: models) { $0.path.dropLast().joined(separator: ".") }
      .mapValues { Set($0.map(\.name)) }
    let named = boundaryMethods.compactMap(\.pathOfUseCase).map { ($0.joined(separator: "."), Set<String>()) }
    return declared.merging(named) { declared, _ in declared }
  }
}

extension Declaration {
  /// The model that a method takes, or nil if none of its parameters is a model.
  fileprivate var model: String? {
    parameters.map(\.type).first { $0.hasSuffix(anyOf: [".Request", ".Response", ".ViewModel"]) }
  }

  /// The kind of model that crosses the boundary.
  fileprivate var kindOfModel: String {
    if owner.hasSuffix("InteractorInput") { return "Request" }
    return owner.hasSuffix("PresenterInput") ? "Response" : "ViewModel"
  }

  /// True if a method takes a model of the kind that crosses its boundary.
  fileprivate var takesItsModel: Bool {
    model?.hasSuffix(".\(kindOfModel)") == true
  }

  /// Returns true if a method takes the model of one use case, such as `Countries.Fetch.Response`, but is named after
  /// another, as `presentSort` is after `Countries.Sort`.
  fileprivate func borrows(from useCases: some Collection<String>) -> Bool {
    guard let path = pathOfUseCase else { return false }
    return useCase != path.last && useCases.contains((path.dropLast() + [useCase]).joined(separator: "."))
  }

  /// The path of the use case whose model a method takes, or nil if the model is not in a scene's namespace.
  fileprivate var pathOfUseCase: [String]? {
    guard let path = model?.split(separator: ".").dropLast(), path.count > 1 else { return nil }
    return path.map(String.init)
  }

  /// The use case that a method is named after: `Sort` for `sort` and for `presentSort`.
  fileprivate var useCase: String {
    owner.hasSuffix("InteractorInput") ? baseName.capitalized : String(baseName.drop { $0.isLowercase })
  }

  /// The name without labels.
  fileprivate var baseName: String {
    String(name.prefix { $0 != "(" })
  }

  /// The roles on the two sides of the protocol.
  fileprivate var boundary: String {
    if owner.hasSuffix("InteractorInput") { return "View Controller → Interactor" }
    return owner.hasSuffix("PresenterInput") ? "Interactor → Presenter" : "Presenter → View Controller"
  }
}

extension String {
  /// Returns true if the text ends in one of the suffixes.
  func hasSuffix(anyOf suffixes: [String]) -> Bool {
    suffixes.contains { hasSuffix($0) }
  }

  /// The text with a capital first letter.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }

  /// True if a method is named after an event, as `viewDidLoad` and `textChanged` are, and not after what it should do.
  fileprivate var tellsWhatHappened: Bool {
    let words = wordsOfName
    let subjects = ["button", "cell", "field", "item", "list", "row", "screen", "text", "user", "view"]
    return words.contains { ["did", "will"].contains($0) }
      || subjects.contains(words.first ?? "") && words.last?.hasSuffix("ed") == true
  }
}
