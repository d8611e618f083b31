/// A property in which one part holds another.
struct Holding: Sendable {
  let holder: Part
  let property: Located<Member>
  /// The name of the property's type: a class or a protocol.
  let name: String
  /// The role of the part that is held.
  let role: Role
  /// True if the property's type is the part's class, not a protocol.
  let isConcrete: Bool

  /// True if the reference does not keep the other part alive: it is weak or unowned.
  var isWeak: Bool { property.value.isWeak || property.value.isUnowned }
}

extension App {
  /// Returns the properties in which the parts of one role hold parts of another.
  func holdings(by holder: Role, of held: Role) -> [Holding] {
    parts(holder).flatMap { holdings(by: $0, of: held) }
  }

  func holdings(by part: Part, of held: Role) -> [Holding] {
    part.storedProperties.compactMap { property -> Holding? in
      for name in names(heldBy: property.value, in: part) where name != part.name {
        if let other = self.part(named: name, near: part) {
          guard other.role == held else { continue }
          return Holding(holder: part, property: property, name: name, role: held, isConcrete: true)
        }
        if kind(of: name) == .protocol, roles(conformingTo: name) == [held] {
          return Holding(holder: part, property: property, name: name, role: held, isConcrete: false)
        }
      }
      return nil
    }
  }

  /// Returns the types of a property, from its declaration or from its initial value.
  private func names(heldBy property: Member, in part: Part) -> [String] {
    if let type = property.type { return type.components.flatMap { resolved($0, in: part) } }
    return property.code.nodes.first { $0.parent == nil && $0.kind == .call }?.made.map { [$0] } ?? []
  }

  /// Returns the protocols through which parts of one role send messages to parts of another.
  ///
  /// If the scene has a part of the other role, a protocol to which that part does not conform leads to another scene,
  /// and does not count.
  func interfaces(from holder: Role, to held: Role) -> [Part.Declaration] {
    var names: Set<String> = []
    for part in parts(holder) {
      let neighbours = neighbours(held, of: part)
      let reachable = Set(neighbours.flatMap(ancestors))
      let held = holdings(by: part, of: held).filter {
        !$0.isConcrete && (neighbours.isEmpty || reachable.contains($0.name))
      }
      names.formUnion(held.map(\.name))
      if held.isEmpty, conventions.pattern == .cleanSwift {
        names.formUnion(neighbours.flatMap(interfacesByName))
      }
    }
    return names.sorted().flatMap { declarations(of: $0).filter { $0.type.kind == .protocol } }
  }

  /// Returns the protocols of a part whose names have its scene's name, except those for data and for other
  /// modules.
  private func interfacesByName(of part: Part) -> Set<String> {
    let others = ["DataStore", "DataPassing", "Delegate", "InputProtocol", "OutputProtocol"]
    return Set(
      part.declarations.supertypes.flatMap(resolved).filter { name in
        name.contains(part.stem) && kind(of: name) == .protocol && roles(conformingTo: name) == [part.role]
          && !others.contains(where: name.hasSuffix)
      })
  }

  /// The workers that interactors hold or create; any other type may be named like a worker by chance.
  var workers: Set<String> {
    let held = holdings(by: .interactor, of: .worker).flatMap { holding in
      holding.isConcrete
        ? [holding.name] : parts(.worker).filter { ancestors(of: $0).contains(holding.name) }.map(\.name)
    }
    let made = parts(.interactor).flatMap { $0.nodes.compactMap(\.value.expression.made) }
      .filter { part(named: $0)?.role == .worker }
    return Set(held + made)
  }

  /// Returns the methods of these protocols that the senders or their superclasses call, each with its protocol.
  func requests(from holder: Role, to held: Role) -> [(place: Part.Declaration, method: Member)] {
    let senders = parts(holder)
    let superclasses = Set(senders.flatMap(ancestors)).flatMap(declarations).flatMap(\.type.members)
    let nodes = senders.flatMap(\.nodes).map(\.value) + superclasses.flatMap(\.code.nodes)
    let called = Set(nodes.filter { [.call, .name].contains($0.kind) }.map(\.name))
    return interfaces(from: holder, to: held).flatMap { place in
      place.type.functions.filter { called.contains($0.name) }.map { (place, $0) }
    }
  }

  /// Returns the methods of the protocols through which parts of one role send messages to parts of another.
  func messages(from holder: Role, to held: Role) -> [Located<Member>] {
    interfaces(from: holder, to: held).flatMap { place in
      place.type.functions.map { Located($0, in: place.file, at: $0.line) }
    }
  }

  /// Returns the models of one kind that cross Clean Swift's boundaries: the protocols of the cycle name their types.
  func models(_ crossing: Conventions.Crossing) -> [Part.Declaration] {
    let names = conventions.names(of: crossing)
    let messages =
      messages(from: .viewController, to: .interactor) + messages(from: .interactor, to: .presenter)
      + messages(from: .presenter, to: .viewController)
    let named = Set(
      messages.flatMap(\.value.parameters).map {
        $0.type.core.split(separator: ".").suffix(2).joined(separator: ".")
      })
    return names.flatMap { name in
      declarations.filter { $0.type.isConcrete && isModel($0.type, named: name, in: named) }
    }
  }

  /// The names that the app gives to its models instead of `Request`, `Response` and `ViewModel`; nil if it uses these.
  var foundModels: [String: [String]]? {
    guard conventions.pattern == .cleanSwift else { return nil }
    let boundaries: [(Conventions.Crossing, Role, Role)] = [
      (.request, .viewController, .interactor), (.response, .interactor, .presenter),
      (.viewModel, .presenter, .viewController),
    ]
    var found: [String: [String]] = [:]
    for (crossing, holder, held) in boundaries {
      let types = messages(from: holder, to: held).flatMap(\.value.parameters).map(\.type.core)
      let names = types.filter { $0.contains(".") }.compactMap {
        $0.split(separator: ".").last.map(String.init)
      }
      let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
      guard let (name, count) = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
        count * 2 > types.count, !conventions.names(of: crossing).contains(name)
      else { continue }
      found[crossing.rawValue] = [name]
    }
    return found.isEmpty ? nil : found
  }

  private var declarations: [Part.Declaration] {
    files.flatMap { file in file.types.map { Part.Declaration(file: file, type: $0) } }
  }

  private func isModel(_ type: TypeDeclaration, named name: String, in crossing: Set<String>) -> Bool {
    if type.name == name, let outer = type.outer.last { return crossing.contains("\(outer).\(name)") }
    return type.name.hasSuffix("_\(name)") && crossing.contains(type.name)
  }
}
