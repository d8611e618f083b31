import Checks
import SourceModel

// The parts of a program, found by the names and supertypes of its types.

extension [SourceFile] {
  /// Returns the names of the classes that play a role, such as `Presenter`.
  func classes(endingIn role: String) -> Set<String> {
    Set(flatMap(\.classes).filter { $0.hasSuffix(role) })
  }

  /// Returns the source of the classes that play a role: their declarations and extensions, and the other code of their
  /// files, if these declare no other role.
  func parts(endingIn role: String) -> [SourceFile] {
    let names = classes(endingIn: role)
    return compactMap { file in
      let isOwn = !names.isDisjoint(with: file.classes)
      let owners = Set(file.classes.compactMap(\.partOfProgram))
      var part = file
      part.types = file.types.filter { type in
        let name = type.outer.first ?? type.name
        return names.contains(name) || isOwn && owners == [role] && name.partOfProgram == nil
      }
      if !(isOwn && owners == [role]) { part.members = [] }
      return part.types.isEmpty ? nil : part
    }
  }

  /// Returns the protocols of a kind, such as `InteractorOutput`.
  func protocols(endingIn suffix: String) -> [TypeDeclaration] {
    flatMap(\.types).filter { $0.kind == .protocol && $0.name.hasSuffix(suffix) }
  }

  /// The names of the data stores and of their protocols.
  var dataStores: Set<String> {
    Set(
      flatMap(\.types).filter { type in
        type.name.hasSuffix("DataStore") || type.inheritedNames.contains { $0.hasSuffix("DataStore") }
      }.map(\.name))
  }

  /// The names of the entities: the types that data stores take and return, if they are declared here.
  var entities: Set<String> {
    let exchanged = Set(
      protocols(endingIn: "DataStore").flatMap(\.members).flatMap(\.mentions).map(\.name))
    return Set(
      flatMap(\.types).filter {
        $0.isConcrete && exchanged.contains($0.name) && !$0.inheritedNames.contains("Error")
      }.map(\.name))
  }

  /// The files with entities, reduced to the declarations and extensions of the entities.
  var entityParts: [SourceFile] {
    let entities = entities
    return compactMap { file in
      var part = file
      part.types = file.types.filter { entities.contains($0.outer.first ?? $0.name) }
      part.members = []
      return part.types.isEmpty ? nil : part
    }
  }

  /// The classes of presenters.
  var presenters: [TypeDeclaration] {
    flatMap(\.types).filter { $0.kind == .class && $0.name.hasSuffix("Presenter") }
  }

  /// The wireframes and their protocols, and the other types in the files that declare them.
  var typesOfRouting: Set<String> {
    let wireframes = flatMap(\.types).filter { $0.name.hasSuffix("Wireframe") }
    let names = Set(wireframes.map(\.name) + wireframes.flatMap(\.inheritedNames))
    return Set(
      filter { file in file.types.contains { $0.kind != .extension && names.contains($0.name) } }
        .flatMap(\.types).filter { $0.kind != .extension }.map(\.name))
  }

  /// The names of the types of presenters' views.
  var viewsOfPresenters: Set<String> { Set(presenters.compactMap { $0.view?.type?.core }) }
}

extension TypeDeclaration {
  /// The property called `view` of a presenter, or nil.
  var view: Member? {
    kind == .class && name.hasSuffix("Presenter") ? properties.first { $0.name == "view" } : nil
  }

  /// True if a presenter knows only its interactors and its wireframe.
  var onlyRoutes: Bool {
    let neighbours = properties.compactMap(\.type?.core)
    let wireframes = neighbours.filter { $0.hasSuffix("Routing") || $0.hasSuffix("Wireframe") }
    return !wireframes.isEmpty && neighbours.count == properties.count
      && neighbours.allSatisfy { wireframes.contains($0) || $0.hasSuffix("InteractorInput") }
  }
}

extension Report<Violation> {
  /// Reports the faults of each part that plays a role; if no class plays it, nothing was shown.
  mutating func parts(
    in evidence: Evidence, endingIn roles: String..., faults: (SourceFile) -> [String]
  ) {
    for role in roles {
      let parts = evidence.sources.parts(endingIn: role)
      for part in examine(parts, else: "No source file declares a class …\(role).") {
        for fault in faults(part) { self("\(role.roleTitle): \(fault).") }
      }
    }
  }
}

extension SourceFile {
  /// Returns the place of something in the code, with its name.
  func place(of node: Code.Node) -> String { "\(place(node.line)) (\(node.name))" }

  /// Returns the places where some names are used.
  func places(naming isWanted: (String) -> Bool) -> [String] {
    mentions.filter { isWanted($0.name) }.map { "\(place($0.line)) (\($0.name))" }
  }
}

extension String {
  /// The role of a type with this name, or nil.
  fileprivate var partOfProgram: String? {
    ["Presenter", "Interactor", "DataStore", "Wireframe", "ViewController"].first(where: hasSuffix)
  }

  /// A role's name with spaces between its words: `View Controller`.
  fileprivate var roleTitle: String {
    switch self {
    case "ViewController": "View Controller"
    case "DataStore": "Data Store"
    default: self
    }
  }
}
