import Checks
import SourceModel

extension Check {
  static let configuratorConnects: Check = Check("VIP-31") { evidence, report in
    let isConnected = evidence.sources.contains { !$0.members(of: .configurator).connections.isEmpty }
    guard report.examine(isConnected, else: "No Configurator connects anything.") else { return }
    for file in evidence.sources {
      for passage in file.passages where passage.type?.part != .configurator {
        for line in passage.members.connections {
          report(
            "Configurator → \(passage.type?.part?.title ?? "scene"): \(file.place(line)), connects a part of a scene; only "
              + "the scene's Configurator may do so.")
        }
      }
    }
  }

  static let configuratorIsShared: Check = Check("VIP-32") { evidence, report in
    let configurators = evidence.sources.flatMap { file in
      file.types.filter { $0.part == .configurator }.map { (file, $0) }
    }
    let isShown = report.examine(
      !configurators.isEmpty, else: "No source file declares a Configurator.")
    guard isShown else { return }
    let isShared = { (member: Member) in member.name == "shared" && member.isStatic }
    for (file, type) in configurators where type.isConcrete {
      let parts = configurators.map(\.1).filter { $0.name == type.name }
      if parts.contains(where: { $0.properties.contains(where: isShared) }) { continue }
      report("Configurator: \(file.place(type.line)): \(type.name) has no shared instance.")
    }
    for (file, type) in configurators {
      for property in type.properties where !property.isComputed && !isShared(property) {
        report(
          "Configurator: \(file.place(property.line)), keeps '\(property.name)'; a Configurator keeps nothing."
        )
      }
    }
    for file in evidence.sources {
      for passage in file.passages {
        for node in passage.nodes {
          guard let made = node.made, made.hasSuffix("Configurator"), made != passage.name else { continue }
          report("Configurator: \(file.place(node.line)), makes another instance.")
        }
      }
    }
  }

  static let logicLivesInInteractor: Check = Check("VIP-41") { evidence, report in
    let lists = Set(evidence.sources.flatMap(\.lists))
    report.code(in: evidence, of: .viewController, .presenter, .router) { _, members in
      members.nodes.compactMap { node in
        node.decision(about: lists).map {
          Fault(line: node.line, text: "\($0); the Interactor decides.", receiver: " → Interactor")
        }
      }
    }
  }

  static let modelsStandInModelsFile: Check = Check("VIP-58") { evidence, report in
    let files = report.examine(
      evidence.sources.filter { !$0.models.isEmpty },
      else: "No source file declares a Request, a Response or a ViewModel.")
    for file in files {
      for model in file.models where !file.isModelsFile(of: model.outermost) {
        report(
          "View Controller, Interactor, Presenter: \(file.place(model.line)), declares \(model.path); a scene's "
            + "models are declared in its Models file.")
      }
    }
  }
}

extension TypeDeclaration {
  /// True if it is a request, a response or a view model.
  var isModel: Bool { isConcrete && ["Request", "Response", "ViewModel"].contains(name) }
}

extension SourceFile {
  /// The requests, responses and view models that the file declares.
  var models: [TypeDeclaration] { types.filter(\.isModel) }

  /// Returns true if the file is named after a namespace of models, with or without its verb: `CountriesModels.swift`
  /// for `ListCountries`.
  fileprivate func isModelsFile(of namespace: String) -> Bool {
    let scene = namespace.dropFirst().drop { $0.isLowercase }
    return [namespace, String(scene)].contains { !$0.isEmpty && name.hasSuffix("\($0)Models.swift") }
  }

  /// The names of the properties, parameters and values that are declared as lists.
  fileprivate var lists: [String] {
    allMembers.flatMap { (member: Member) -> [String] in
      let own = member.type?.isList == true ? [member.name] : []
      let parameters = member.parameters.filter(\.type.isList).flatMap { [$0.name, $0.label ?? ""] }
      let variables = member.code.expressions.filter { $0.kind == .variable && $0.type?.isList == true }
      return own + parameters + variables.map(\.name)
    }
  }
}

extension [Member] {
  /// The lines that connect a part of a scene to a neighbour: by an assignment, or by the initial value of a property.
  fileprivate var connections: [Int] {
    let neighbours = ["dataStore", "output", "router", "viewController"]
    let properties = filter { member in
      member.kind == .property && neighbours.contains(member.name) && member.accessors.isEmpty
        && member.code.expressions.contains { $0.type?.core != "nil" }
    }
    let assignments = flatMap { (member: Member) -> [Code.Node] in
      let local = member.code.expressions.filter { $0.kind == .variable }.map(\.name)
      return member.code.assignments.filter { assignment in
        guard let target = assignment.children(.target).first?.expression else { return false }
        return neighbours.contains(target.name) && (target.owner != nil || !local.contains(target.name))
      }
    }
    return properties.map(\.line) + assignments.map(\.expression.line)
  }
}

extension Code.Node {
  /// Returns the decision about a list's elements that is made here, or nil.
  ///
  /// Methods that texts have as well count only with a closure, on a declared list, or on the result of a method such
  /// as `map`.
  fileprivate func decision(about lists: Set<String>) -> String? {
    if self.kind == .condition, self.name == "where", parent?.kind == .loop {
      return "chooses elements in a loop"
    }
    guard self.kind == .call, self.base != nil else { return nil }
    let closures = children(.argument).filter { $0.kind == .closure }
    if ["compactMap", "flatMap"].contains(self.name) {
      return closures.contains { $0.descendants.contains { $0.kind == .condition } }
        ? "chooses elements in \(self.name)" : nil
    }
    let isAsked = self.labels.allSatisfy { ["", "by", "into", "using", "where", "while"].contains($0) }
    guard isAsked else { return nil }
    let transformations = ["compactMap()", "filter()", "flatMap()", "map()", "sorted()"]
    let isOfList =
      !closures.isEmpty || self.owner.map { transformations.contains($0) || lists.contains($0) } == true
    switch self.name {
    case "filter", "matches", "reduce", "sort", "sorted": return "calls \(self.name)"
    case "dropFirst", "dropLast", "max", "min", "prefix", "removeAll", "reversed", "suffix":
      return isOfList ? "calls \(self.name)" : nil
    default: return nil
    }
  }
}
