import Checks
import SourceModel

/// The types of the app's own data, which workers take and return.
struct Domain {
  /// The modules that declare the types: workers import these modules, view controllers do not.
  let modules: Set<String>
  /// The names of the types.
  let names: Set<String>

  /// Reads the signatures in the types and protocols whose names end in `Worker` or `Working`.
  init(of sources: [SourceFile]) {
    let isWorker = { (type: TypeDeclaration) in type.name.hasSuffix(anyOf: ["Worker", "Working"]) }
    let views = sources.filter { $0.declares(.viewController) }.flatMap(\.imports).map(\.module)
    let works = sources.filter { $0.types.contains(where: isWorker) }
    modules = Set(works.flatMap(\.imports).map(\.module)).subtracting(views).subtracting(["Foundation"])
    let signatures = works.flatMap(\.types).filter(isWorker).flatMap(\.members).flatMap { member in
      [member.type].compactMap(\.self) + member.parameters.map(\.type)
    }
    let models = Set(sources.filter { !$0.models.isEmpty }.flatMap(\.types).map(\.name))
    names = Set(signatures.flatMap(\.names)).subtracting(models).subtracting(Self.everybodys)
  }

  /// Returns true if a type, written with its module, is or contains a type of the app's own data.
  func contains(_ type: String) -> Bool {
    if modules.contains(where: { type.contains("\($0).") }) { return true }
    return modules.isEmpty
      && type.split { !$0.isLetter && !$0.isNumber }.contains { names.contains(String($0)) }
  }

  /// Types of libraries, which any part may use.
  private static let everybodys = Set(DeclaredParts.primitives).union([
    "Array", "Data", "Date", "Dictionary", "Error", "Never", "NSError", "Optional", "Result", "Set", "URL",
    "UUID",
    "Void",
  ])
}

/// Collects the values that a model can hold, from its declaration and from those of the types in it.
struct DeclaredParts {
  static let primitives = [
    "Bool", "Character", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "String", "UInt",
    "UInt8",
    "UInt16", "UInt32", "UInt64",
  ]

  let domain: Domain
  private let types: [String: TypeDeclaration]
  private(set) var parts: Set<ModelFacts.Part> = []

  init(types: [TypeDeclaration], domain: Domain) {
    self.types = Dictionary(types.filter(\.isConcrete).map { ($0.path, $0) }) { first, _ in first }
    self.domain = domain
  }

  /// Adds a declared type at a path, and its contents.
  mutating func add(_ type: TypeDeclaration, at path: String) {
    let cases = type.members.filter { $0.kind == .case }
    let isChoice = type.kind == .enum && cases.allSatisfy(\.parameters.isEmpty)
    let isObject = type.kind == .class || type.kind == .actor
    parts.insert(
      ModelFacts.Part(path: path, type: type.path, kind: isObject ? .object : isChoice ? .choice : .record))
    // A type may hold itself, so the depth is limited.
    guard !isObject, path.count(where: { $0 == "." }) < 5 else { return }
    for field in type.properties where !field.isComputed && !field.isStatic {
      if let name = field.type { add(name, at: path.appending(field.name), in: type) }
    }
    for element in cases {
      for value in element.parameters {
        let place = path.appending(element.name)
        add(value.type, at: value.name.isEmpty ? place : place.appending(value.name), in: type)
      }
    }
  }

  /// Adds a value whose type is written in another type.
  private mutating func add(_ name: TypeName, at path: String, in scope: TypeDeclaration) {
    func note(_ type: String, _ kind: ModelFacts.Part.Kind, at path: String) {
      parts.insert(ModelFacts.Part(path: path, type: type, kind: kind))
    }
    if name.function != nil || name.core.contains("->") { return note(name.text, .closure, at: path) }
    let words = name.core.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "_" }.map(String.init)
      .filter { $0.first?.isUppercase == true }
    let containers: Set = ["Array", "Dictionary", "Optional", "Set"]
    let isList =
      name.core.hasPrefix("[") || words.first.map { containers.contains($0) && $0 != "Optional" } == true
    if isList { note(name.core, .list, at: path) }
    let place = isList ? path + "[]" : path
    for word in words where !containers.contains(word) {
      if Self.primitives.contains(word) {
        note("Swift.\(word)", .primitive, at: place)
      } else if let type = declared(word, in: scope) {
        add(type, at: place)
      } else if domain.names.contains(word.split(separator: ".").last.map(String.init) ?? word) {
        note("\(domain.modules.sorted().first.map { "\($0)." } ?? "")\(word)", .record, at: place)
      } else {
        note("Foundation.\(word)", .record, at: place)
      }
    }
  }

  /// Finds the declared type that a name refers to: the nearest one.
  private func declared(_ name: String, in scope: TypeDeclaration) -> TypeDeclaration? {
    let around = scope.outer + [scope.name]
    let paths = around.indices.reversed().map { around[...$0].joined(separator: ".") + ".\(name)" } + [name]
    return paths.lazy.compactMap { types[$0] }.first
  }
}

extension String {
  fileprivate func appending(_ name: String) -> String { isEmpty ? name : "\(self).\(name)" }
}

extension Evidence {
  /// The names of the values that view controllers and views use as the indices of rows, or pass to methods that do so.
  var indices: Set<String> {
    let views = sources.flatMap(\.types).filter { type in
      type.inheritedNames.contains { $0.hasPrefix("UI") && $0.hasSuffix("View") }
    }
    let members = sources.flatMap { $0.members(of: .viewController) } + views.flatMap(\.members)
    var places: Set<Place> = []
    var names: Set<String> = []
    var count = -1
    while places.count + names.count > count {
      count = places.count + names.count
      for member in members {
        for call in member.code.calls {
          for argument in call.children(.argument) {
            guard let position = argument.position else { continue }
            let isIndex =
              call.made == "IndexPath" || places.contains(Place(method: call.name, position: position))
            if isIndex, argument.kind == .name { names.insert(argument.name) }
          }
        }
        for (position, parameter) in member.parameters.enumerated() {
          let used = member.code.calls.contains { $0.usesAsRow(parameter.name, places) }
          if used { places.insert(Place(method: member.name, position: position)) }
        }
      }
    }
    return names
  }
}

/// A parameter of a method.
private struct Place: Hashable {
  let method: String
  let position: Int
}

extension Code.Node {
  /// Returns true if a call makes a row's index path from a value of this name: directly, in a closure, or through one
  /// of the methods in `places`.
  fileprivate func usesAsRow(_ name: String, _ places: Set<Place>) -> Bool {
    if self.owner == name, ["flatMap", "map"].contains(self.name) {
      return descendants.contains { $0.made == "IndexPath" }
    }
    return children(.argument).contains { argument in
      let isIndex =
        self.made == "IndexPath"
        || argument.position.map { places.contains(Place(method: self.name, position: $0)) } == true
      return isIndex && argument.name == name
    }
  }
}
