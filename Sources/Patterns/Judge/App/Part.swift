/// A type of the app that plays a role: its declaration and its extensions.
struct Part: Sendable {
  /// One declaration of a type, with its file.
  struct Declaration: Sendable {
    let file: SourceFile
    let type: TypeDeclaration
  }

  let name: String
  let role: Role
  /// The name without the suffix of its role: `ListOrders` for `ListOrdersPresenter`.
  let stem: String
  /// The key of the scene that the part belongs to, if it belongs to one.
  let scene: String
  /// The declaration and the extensions, the declaration first.
  let declarations: [Declaration]
  /// What the aliases that the part declares stand for, by their names.
  let aliases: [String: [String]]

  init(name: String, role: Role, stem: String, scene: String, declarations: [Declaration]) {
    (self.name, self.role, self.stem, self.scene, self.declarations) = (name, role, stem, scene, declarations)
    let members = declarations.flatMap(\.type.members).filter { $0.kind == .typealias }
    aliases = Dictionary(members.map { ($0.name, $0.type?.components ?? []) }) { one, _ in one }
  }

  var declaration: Declaration { declarations[0] }

  /// True for a screen that is a structure, as those of SwiftUI are.
  var isSwiftUIView: Bool { role == .viewController && declaration.type.kind == .struct }

  /// The members of the declaration and of all its extensions.
  var members: [Located<Member>] {
    declarations.flatMap { place in
      place.type.visibleMembers.map { Located($0, in: place.file, at: $0.line) }
    }
  }

  /// The stored properties, without static ones.
  var storedProperties: [Located<Member>] {
    members.filter { $0.value.kind == .property && !$0.value.isStatic && !$0.value.isComputed }
  }

  var functions: [Located<Member>] { members.filter { $0.value.kind == .function } }

  /// The expressions and statements of all members.
  var nodes: [Located<Code.Node>] {
    members.flatMap { member in
      member.value.code.nodes.map { Located($0, in: member.file, at: $0.line) }
    }
  }

  /// The names that the part's declarations use, with the lines. `A.B` uses B, not A. A property's wrapper is a name
  /// that begins with `@`.
  var mentions: [Located<String>] {
    declarations.flatMap { place in
      let inherited = place.type.inherited.flatMap(\.leaves).map { ($0, place.type.line) }
      let used = inherited + place.type.members.flatMap(\.uses)
      return used.map { Located($0.0, in: place.file, at: $0.1) }
    }
  }
}

extension TypeDeclaration {
  /// The members, those of a private extension marked as private too.
  fileprivate var visibleMembers: [Member] {
    guard kind == .extension,
      let access = modifiers.first(where: { ["private", "fileprivate"].contains($0) })
    else { return members }
    return members.map { member in
      var member = member
      if !member.isPrivate { member.modifiers.append(access) }
      return member
    }
  }
}

extension [Part.Declaration] {
  /// The classes and protocols after the colons.
  var supertypes: [String] { flatMap { $0.type.inherited.flatMap(\.components) } }
}

/// A value with its file and line.
struct Located<Value: Sendable>: Sendable {
  let value: Value
  let file: SourceFile
  /// The line, from 1.
  let line: Int

  init(_ value: Value, in file: SourceFile, at line: Int) {
    self.value = value
    self.file = file
    self.line = line
  }
}

extension Member {
  /// True if code outside the type or its file cannot set the property.
  var isReadOnlyOutside: Bool {
    isConstant || isPrivate
      || modifiers.contains { ["private(set)", "fileprivate(set)"].contains($0.filter { $0 != " " }) }
  }

  /// The names that the declaration and its code use, with their lines.
  fileprivate var uses: [(String, Int)] {
    let types = [type].compactMap(\.self) + parameters.map(\.type) + inherited
    let wrappers = attributes.map { $0.prefix { $0 != "(" && $0 != "<" } }
    return types.flatMap(\.leaves).map { ($0, line) } + wrappers.map { (String($0), line) }
      + code.expressions.flatMap { expression in expression.uses.map { ($0, expression.line) } }
  }
}

extension Expression {
  fileprivate var uses: [String] {
    let written = kind == .literal ? [] : type?.leaves ?? []
    guard kind == .call || kind == .name else { return written }
    let path = path.map { $0.filter { !"()[]…".contains($0) } } + [name]
    // `A.B.c` uses B; A is only the type that B is nested in.
    let used = path.indices.filter { index in
      index + 1 == path.count || !(path[index].isCapitalised && path[index + 1].isCapitalised)
    }
    return used.map { path[$0] }.filter { !$0.isEmpty } + written
  }
}

extension TypeName {
  /// The names in the written type, each without its outer types: `ID` for `[Film.ID]`.
  var leaves: [String] {
    core.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
      .compactMap { $0.split(separator: ".").last.map(String.init) }.filter(\.isCapitalised)
  }
}

extension String {
  var isCapitalised: Bool { first?.isUppercase == true }
}
