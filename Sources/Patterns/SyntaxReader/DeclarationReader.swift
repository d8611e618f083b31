import SwiftSyntax

/// Collects the declarations of one file.
final class DeclarationReader: SyntaxVisitor {
  private(set) var file: SourceFile
  private let lines: LineTable
  /// The types around the declaration that is visited, the outermost first.
  private var outer: [String] = []
  /// The number of names that each enclosing declaration added to `outer`: several for an extension of a nested type.
  private var depths: [Int] = []
  private var statements: [CodeBlockItemSyntax] = []

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - text: The file's text, from which the tree was parsed.
  ///   - countsLines: True to count the lines of code, for which every token is located.
  init(name: String, text: String, tree: SourceFileSyntax, countsLines: Bool = true) {
    file = SourceFile(name: name)
    lines = LineTable(text)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
    if countsLines {
      let tokens = tree.tokens(viewMode: .sourceAccurate).filter { !$0.text.isEmpty }
      file.codeLines = Set(tokens.map { line(of: $0) }).count
    }
    guard let first = statements.first, let last = statements.last else { return }
    file.members.append(
      member(
        .statements, "", of: first, modifiers: [], attributes: [], text: "",
        code: CodeReader.read(statements.map { Syntax($0.item) }, lines), lastLine: line(ofEndOf: last)))
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = node.path.map(\.name.text)
    file.imports.append(
      Import(
        module: path.first ?? "", kind: node.importKindSpecifier?.text,
        declaration: path.count > 1 ? path.dropFirst().joined(separator: ".") : nil, line: line(of: node)))
    return .skipChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if case .decl(let declaration) = node.item {
      if isType(declaration) || declaration.is(ImportDeclSyntax.self)
        || declaration.is(IfConfigDeclSyntax.self)
      {
        return .visitChildren
      }
      // A variable of a main file is a member, not one of the statements.
      file.members += members(declaration)
      return .skipChildren
    }
    statements.append(node)
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.class, node, [node.name.text])
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.struct, node, [node.name.text])
  }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.enum, node, [node.name.text])
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.actor, node, [node.name.text])
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      .protocol, node, [node.name.text],
      associated: node.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.text) ?? [])
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.extension, node, TypeName(node.extendedType).names)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    // Members are collected with their type; the file's list has types only.
    isType(node.decl) || node.decl.is(IfConfigDeclSyntax.self) ? .visitChildren : .skipChildren
  }

  private func isType(_ node: DeclSyntax) -> Bool {
    node.isProtocol((any DeclGroupSyntax).self) || node.is(ExtensionDeclSyntax.self)
  }

  private func enter(
    _ kind: TypeDeclaration.Kind, _ node: some DeclGroupSyntax, _ path: [String], associated: [String] = []
  ) -> SyntaxVisitorContinueKind {
    file.types.append(
      TypeDeclaration(
        kind: kind, name: path.last ?? "", outer: outer + path.dropLast(),
        attributes: node.attributes.map(\.oneLine), modifiers: node.modifiers.map(\.oneLine),
        primaryAssociatedTypes: associated,
        inherited: node.inheritanceClause?.inheritedTypes.map { TypeName($0.type) } ?? [],
        members: node.memberBlock.members.flatMap { members($0.decl) },
        line: line(of: node), lastLine: line(ofEndOf: node)))
    outer += path
    depths.append(path.count)
    return .visitChildren
  }

  private func leave() { outer.removeLast(depths.removeLast()) }

  // MARK: Members

  private func members(_ node: DeclSyntax) -> [Member] {
    switch node.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node): return [function(node)]
    case .variableDecl(let node): return node.bindings.map { property($0, of: node) }
    case .initializerDecl(let node): return [initializer(node)]
    case .deinitializerDecl(let node):
      return [
        member(
          .deinitializer, "deinit", of: node, modifiers: node.modifiers.map(\.oneLine),
          attributes: node.attributes.map(\.oneLine), text: "deinit",
          code: CodeReader.read([Syntax(node.body)].compactMap(\.self), lines))
      ]
    case .subscriptDecl(let node): return [subscriptMember(node)]
    case .enumCaseDecl(let node): return node.elements.map { enumCase($0, of: node) }
    case .typeAliasDecl(let node):
      return [
        member(
          .typealias, node.name.text, of: node, modifiers: node.modifiers.map(\.oneLine),
          attributes: node.attributes.map(\.oneLine), generics: node.genericParameterClause?.oneLine ?? "",
          type: TypeName(node.initializer.value), text: node.oneLine)
      ]
    case .associatedTypeDecl(let node):
      return [
        member(
          .associatedtype, node.name.text, of: node, modifiers: node.modifiers.map(\.oneLine),
          attributes: node.attributes.map(\.oneLine),
          inherited: node.inheritanceClause?.inheritedTypes.map { TypeName($0.type) } ?? [],
          text: node.oneLine)
      ]
    case .ifConfigDecl(let node):
      return node.clauses.flatMap { clause -> [Member] in
        switch clause.elements {
        case .decls(let items): items.flatMap { members($0.decl) }
        case .statements(let items):
          items.flatMap { item -> [Member] in
            if case .decl(let declaration) = item.item { members(declaration) } else { [] }
          }
        default: []
        }
      }
    default:
      if isType(node) { return [] }
      return [member(.other, "", of: node, modifiers: [], attributes: [], text: node.oneLine)]
    }
  }

  private func function(_ node: FunctionDeclSyntax) -> Member {
    let effects = Effects(node.signature.effectSpecifiers)
    return member(
      .function, node.name.text, of: node, modifiers: node.modifiers.map(\.oneLine),
      attributes: node.attributes.map(\.oneLine), generics: node.genericParameterClause?.oneLine ?? "",
      parameters: node.signature.parameterClause.parameters.map(Member.Parameter.init),
      type: node.signature.returnClause.map { TypeName($0.type) }, effects: effects,
      requirements: node.genericWhereClause?.oneLine ?? "", text: node.oneLine(upTo: node.body),
      code: CodeReader.read(
        node.signature.parameterClause.parameters.compactMap { Syntax($0.defaultValue) }
          + [Syntax(node.body)].compactMap(\.self), lines))
  }

  private func initializer(_ node: InitializerDeclSyntax) -> Member {
    member(
      .initializer, "init", of: node, modifiers: node.modifiers.map(\.oneLine),
      attributes: node.attributes.map(\.oneLine), generics: node.genericParameterClause?.oneLine ?? "",
      parameters: node.signature.parameterClause.parameters.map(Member.Parameter.init),
      effects: Effects(node.signature.effectSpecifiers),
      requirements: node.genericWhereClause?.oneLine ?? "", text: node.oneLine(upTo: node.body),
      code: CodeReader.read(
        node.signature.parameterClause.parameters.compactMap { Syntax($0.defaultValue) }
          + [Syntax(node.body)].compactMap(\.self), lines))
  }

  private func subscriptMember(_ node: SubscriptDeclSyntax) -> Member {
    member(
      .subscript, "subscript", of: node, modifiers: node.modifiers.map(\.oneLine),
      attributes: node.attributes.map(\.oneLine), generics: node.genericParameterClause?.oneLine ?? "",
      parameters: node.parameterClause.parameters.map(Member.Parameter.init),
      type: TypeName(node.returnClause.type), accessors: node.accessorBlock?.names ?? [],
      requirements: node.genericWhereClause?.oneLine ?? "",
      text: node.oneLine(upTo: node.accessorBlock?.hasBodies == true ? node.accessorBlock : nil),
      code: CodeReader.read([Syntax(node.accessorBlock)].compactMap(\.self), lines))
  }

  private func property(_ binding: PatternBindingSyntax, of node: VariableDeclSyntax) -> Member {
    let modifiers = node.modifiers.map(\.oneLine)
    let keyword = node.bindingSpecifier.text
    let end = Syntax(binding.initializer) ?? Syntax(binding.accessorBlock) ?? Syntax(binding.trailingComma)
    return member(
      .property, binding.pattern.oneLine, of: node, modifiers: modifiers,
      attributes: node.attributes.map(\.oneLine), type: binding.typeAnnotation.map { TypeName($0.type) },
      isConstant: keyword == "let", accessors: binding.accessorBlock?.names ?? [],
      effects: binding.accessorBlock?.effects ?? Effects(),
      text: (modifiers + [keyword, binding.oneLine(upTo: end)]).joined(separator: " "),
      code: CodeReader.read(
        [Syntax(binding.initializer), Syntax(binding.accessorBlock)].compactMap(\.self), lines),
      firstLine: line(of: node), lastLine: line(ofEndOf: binding))
  }

  private func enumCase(_ element: EnumCaseElementSyntax, of node: EnumCaseDeclSyntax) -> Member {
    let end = Syntax(element.rawValue) ?? Syntax(element.trailingComma)
    return member(
      .case, element.name.text, of: node, modifiers: node.modifiers.map(\.oneLine),
      attributes: node.attributes.map(\.oneLine),
      parameters: element.parameterClause?.parameters.map(Member.Parameter.init) ?? [],
      text: "case \(element.oneLine(upTo: end))",
      code: CodeReader.read([Syntax(element.rawValue)].compactMap(\.self), lines),
      firstLine: line(of: element), lastLine: line(ofEndOf: element))
  }

  private func member(
    _ kind: Member.Kind, _ name: String, of node: some SyntaxProtocol, modifiers: [String],
    attributes: [String],
    generics: String = "", parameters: [Member.Parameter] = [], type: TypeName? = nil,
    inherited: [TypeName] = [],
    isConstant: Bool = false, accessors: [String] = [], effects: Effects = Effects(),
    requirements: String = "",
    text: String, code: Code = Code(), firstLine: Int? = nil, lastLine: Int? = nil
  ) -> Member {
    Member(
      kind: kind, name: name, attributes: attributes, modifiers: modifiers, generics: generics,
      parameters: parameters, type: type, inherited: inherited, isConstant: isConstant, accessors: accessors,
      isAsync: effects.isAsync, thrown: effects.thrown, requirements: requirements, text: text, code: code,
      line: firstLine ?? line(of: node), lastLine: lastLine ?? line(ofEndOf: node))
  }

  private func line(of node: some SyntaxProtocol) -> Int {
    lines.line(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  private func line(ofEndOf node: some SyntaxProtocol) -> Int {
    lines.line(at: node.endPositionBeforeTrailingTrivia.utf8Offset)
  }
}

/// The effects of a function or an accessor.
struct Effects {
  var isAsync = false
  var thrown: String?

  init() {}

  init(_ node: FunctionEffectSpecifiersSyntax?) {
    isAsync = node?.asyncSpecifier != nil
    thrown = node?.throwsClause.map { $0.type?.oneLine ?? "" }
  }

  init(_ node: AccessorEffectSpecifiersSyntax?) {
    isAsync = node?.asyncSpecifier != nil
    thrown = node?.throwsClause.map { $0.type?.oneLine ?? "" }
  }
}

extension AccessorBlockSyntax {
  /// True if an accessor has a body.
  fileprivate var hasBodies: Bool {
    guard case .accessors(let list) = accessors else { return true }
    return list.contains { $0.body != nil }
  }

  fileprivate var names: [String] {
    switch accessors {
    case .accessors(let list): list.map(\.accessorSpecifier.text)
    default: ["get"]
    }
  }

  fileprivate var effects: Effects {
    guard case .accessors(let list) = accessors else { return Effects() }
    return list.lazy.compactMap(\.effectSpecifiers).first.map { Effects($0) } ?? Effects()
  }
}

extension Member.Parameter {
  init(_ node: FunctionParameterSyntax) {
    self.init(
      label: node.firstName.tokenKind == .wildcard ? nil : node.firstName.text,
      name: (node.secondName ?? node.firstName).text, type: TypeName(node.type),
      isVariadic: node.ellipsis != nil, hasDefault: node.defaultValue != nil)
  }

  init(_ node: EnumCaseParameterSyntax) {
    let first = node.firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0.text }
    self.init(
      label: first, name: node.secondName?.text ?? first ?? "", type: TypeName(node.type), isVariadic: false,
      hasDefault: node.defaultValue != nil)
  }
}
