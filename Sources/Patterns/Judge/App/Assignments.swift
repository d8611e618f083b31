/// The assignments in an app that give an object to a property, by the property's name.
struct Assignments {
  private struct Assignment {
    /// The names of the type whose property is set, as far as the sources tell; empty if they do not.
    let owners: Set<String>
    /// True if an object sets its own property.
    let isOwn: Bool
    let value: Code.Node
  }

  private let assignments: [String: [Assignment]]
  private let app: App

  init(in app: App) {
    self.app = app
    var assignments: [String: [Assignment]] = [:]
    // Code outside of types, such as in a file `main.swift`, puts objects together, too.
    let members =
      app.files.flatMap(\.types).flatMap { type in type.members.map { (type as TypeDeclaration?, $0) } }
      + app.files.flatMap(\.members).map { (nil, $0) }
    for (type, member) in members {
      for node in member.code.assignments {
        guard let target = node.children(.target).first, let value = node.children(.value).first,
          value.expression.type?.text != "nil"
        else { continue }
        let path = target.expression.path.filter { $0 != "self" }
        let owners =
          path.isEmpty
          ? type.map { [$0.name] } ?? []
          : path.count == 1 ? app.types(of: path[0], in: node, member, type) : []
        assignments[target.name, default: []].append(
          Assignment(owners: Set(owners), isOwn: path.isEmpty, value: value))
      }
    }
    self.assignments = assignments
  }

  /// Returns true if a property of a part may ever hold an object: it begins with one, is filled by a wrapper or an
  /// outlet, or is assigned one.
  func fill(_ property: Member, of part: Part) -> Bool {
    let isNil = property.code.nodes.first { $0.parent == nil }?.expression.type?.text == "nil"
    return !property.code.nodes.isEmpty && !isNil || !property.attributes.isEmpty
      || !assignments(to: property, of: part).isEmpty
  }

  /// Returns true if a part itself makes whatever its property holds, each time as an object of another part's type.
  func make(_ other: Part, for property: Member, of part: Part) -> Bool {
    let assigned = assignments(to: property, of: part)
    let values = property.code.nodes.filter { $0.parent == nil } + assigned.map(\.value)
    let objects = values.filter { $0.expression.type?.text != "nil" }
    return !objects.isEmpty && assigned.allSatisfy(\.isOwn)
      && objects.allSatisfy { $0.valuesOfVariable.contains { $0.expression.made == other.name } }
  }

  private func assignments(to property: Member, of part: Part) -> [Assignment] {
    guard let all = assignments[property.name] else { return [] }
    let names = app.ancestors(of: part).union([part.name])
    return all.filter { $0.owners.isEmpty || !$0.owners.isDisjoint(with: names) }
  }
}

extension App {
  /// Returns the types of a variable, a parameter or a property that code uses; empty if the sources do not tell.
  fileprivate func types(
    of name: String, in node: Code.Node, _ member: Member, _ type: TypeDeclaration?
  ) -> [String] {
    let variables = node.code.variables(named: name)
    let local = variables.flatMap { variable in
      variable.expression.type?.components ?? variable.children(.value).compactMap(\.expression.made)
    }
    let parameters = member.parameters.filter { $0.name == name }.flatMap(\.type.components)
    guard variables.isEmpty, parameters.isEmpty else { return (local + parameters).flatMap(resolved) }
    guard let type else { return [] }
    let properties = declarations(of: type.name).flatMap(\.type.properties).filter { $0.name == name }
    return properties.flatMap { property in
      property.type?.components ?? property.code.nodes.compactMap(\.expression.made)
    }.flatMap(resolved)
  }
}

extension Code.Node {
  /// True if the node leads to a property of another object than `self`.
  var isOnOther: Bool { expression.path.contains { $0 != "self" } }

  /// The node, and if it is the name of a local variable, the variable's values.
  var valuesOfVariable: [Code.Node] {
    guard kind == .name, expression.base == nil else { return [self] }
    return [self] + code.variables(named: name).flatMap { $0.children(.value) }
  }
}
