import Checks
import SourceModel

extension Check {
  static let onlyInteractorChangesEntities: Check = Check(
    "VPR-07",
    asking: { $0.entities.isEmpty ? [] : [Question(about: "the program", in: $0.withFixedEntities)] }
  ) { evidence, report in
    let entities = evidence.sources.entities
    let stores = evidence.sources.dataStores
    let interactors = evidence.sources.classes(endingIn: "Interactor")
    let own = evidence.sources.filter { file in file.types.contains { interactors.contains($0.name) } }.map(
      \.name)
    guard report.examine(!own.isEmpty, else: "No source file declares an Interactor.") else { return }
    report.addRefusals(in: evidence, where: { error in !own.contains { error.hasPrefix("\($0), ") } }) {
      "Entity: \($1); only the Interactor changes an entity."
    }
    for file in evidence.sources {
      let types = file.types.filter { $0.isConcrete || $0.kind == .extension }
      for member in types.filter({ stores.contains($0.name) }).flatMap(\.members) {
        let given = entities.intersection(member.parameters.flatMap(\.type.names))
        for call in member.code.calls where call.made.map(given.contains) == true {
          report(
            "Entity: \(file.place(of: call)), the Data Store makes a new entity in a method that receives one; only "
              + "the Interactor changes an entity.")
        }
      }
    }
  }

  static let entitiesIgnoreStore: Check = .compiles(
    "VPR-12",
    asking: { sources in
      let stores = sources.dataStores
      return sources.questionAboutEntities(without: { stores.contains($0.name) })
    }
  ) { _, error in "Entity → Data Store: \(error); an entity knows nothing of its store." }

  static let entitiesPersistNothing: Check = Check(
    "VPR-13",
    asking: { sources in
      let stores = sources.dataStores
      return sources.questionAboutEntities(adding: withoutFiles + sources.withoutStoreParts) {
        stores.contains($0.name)
      }
    }
  ) { evidence, report in
    for part in evidence.sources.entityParts {
      for call in part.allMembers.flatMap(\.code.calls) where call.reachesFile {
        report("Entity: \(part.place(of: call)) reaches a file; persisting is the Data Store's task.")
      }
    }
    report.addRefusals(in: evidence) { "Entity: \($1); persisting is the Data Store's task." }
  }
}

/// Declarations that hide the types of Foundation with which a program reaches files, settings and the network.
private let withoutFiles = [Service.storage, .network].names.sorted()
  .map { "enum \($0) {}\n" }.joined()

extension [SourceFile] {
  /// Declarations that hide the stores that data stores use from other modules, such as the store of the favourites.
  fileprivate var withoutStoreParts: String {
    let stores = dataStores
    let kept = flatMap(\.types).filter { stores.contains($0.name) }.flatMap(\.properties).compactMap(
      \.type?.core)
    let own = Set(flatMap(\.types).map(\.name))
    return Set(kept).subtracting(own).filter { $0.hasSuffix("Store") }.sorted().map { "enum \($0) {}\n" }
      .joined()
  }

  /// Returns the question about the entities with all their extensions, and about the types that they need.
  fileprivate func questionAboutEntities(
    adding snippet: String? = nil, without isLeftOut: (TypeDeclaration) -> Bool = { _ in false }
  ) -> [Question] {
    let names = entities
    guard !names.isEmpty else { return [] }
    func isOther(_ type: TypeDeclaration) -> Bool { !names.contains(type.outer.first ?? type.name) }
    // A file that declares no entity is reduced to its extensions of entities.
    let parts = entityParts.map { part in
      part.types.contains(where: \.isConcrete)
        ? first { $0.path == part.path } ?? part : first { $0.path == part.path }?.without(isOther) ?? part
    }
    let paths = Set(parts.map(\.path))
    let others = filter { !paths.contains($0.path) }
    return [
      Question(
        about: "entities", in: (parts + others).needed(by: parts, without: isLeftOut), adding: snippet,
        without: isLeftOut)
    ]
  }

  /// The program with entities that only their own code can change, and with data stores that accept no entities.
  fileprivate var withFixedEntities: [SourceFile] {
    let names = entities
    return map { file in
      var file = file
      for type in file.types where names.contains(type.name) && type.outer.isEmpty {
        let variables = type.members.filter(\.isChangeable)
        file = file.editing(file.firstLines(of: variables, containing: "var ")) {
          $0.replacing("var ", with: "private(set) var ", maxReplacements: 1)
        }
        let methods = type.members.filter { $0.modifiers.contains("mutating") && !$0.isPrivate }
        file = file.editing(file.firstLines(of: methods, containing: "mutating func")) {
          $0.replacing("mutating func", with: "private mutating func", maxReplacements: 1)
        }
      }
      for type in file.types where type.kind == .protocol && type.name.hasSuffix("DataStore") {
        let lines = type.members.filter { member in
          !names.isDisjoint(with: member.parameters.filter { $0.type.function == nil }.flatMap(\.type.names))
        }.flatMap { $0.line...$0.lastLine }
        file = file.editing(lines)
      }
      return file
    }
  }
}

extension SourceFile {
  /// Returns the first line of each member that contains a keyword; attributes may be on lines of their own before it.
  fileprivate func firstLines(of members: [Member], containing keyword: String) -> [Int] {
    let lines = self.lines
    return members.compactMap { member in
      (member.line...member.lastLine).first { line in
        line <= lines.count && lines[line - 1].contains(keyword)
      }
    }
  }
}

extension Member {
  /// True if it is a stored property that others can set.
  fileprivate var isChangeable: Bool {
    kind == .property && !isConstant && !isComputed && !isStatic && !hasPrivateSetter
  }
}
