import SwiftSyntax

/// Collects the facts of one file.
final class FactCollector: SyntaxVisitor {
  private(set) var facts: SourceFacts

  init(path: String) {
    facts = SourceFacts(path: path, imports: [], protocols: [])
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = node.path.map(\.name.text)
    facts.imports.append(
      SourceFacts.Import(
        module: path.first ?? "", kind: node.importKindSpecifier?.text,
        declaration: path.count > 1 ? path.dropFirst().joined(separator: ".") : nil))
    return .skipChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.protocols.append(
      ProtocolFacts(
        name: node.name.text,
        inherited: node.inheritanceClause?.inheritedTypes.map(\.type.oneLine) ?? [],
        primaryAssociatedTypes: node.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.text)
          ?? [],
        members: node.memberBlock.members.flatMap { members($0.decl) }))
    return .visitChildren
  }

  private func members(_ declaration: DeclSyntax) -> [ProtocolFacts.Member] {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return [.function(FunctionFacts(function))]
    }
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return variable.bindings.map { binding in
        PropertyFacts(binding, of: variable).map(ProtocolFacts.Member.property)
          ?? .other(text: variable.oneLine)
      }
    }
    if let type = declaration.as(AssociatedTypeDeclSyntax.self) {
      let inherited = type.inheritanceClause?.inheritedTypes.map(\.type.oneLine) ?? []
      return [.associatedType(name: type.name.text, inherited: inherited)]
    }
    return declaration.is(TypeAliasDeclSyntax.self) ? [] : [.other(text: declaration.oneLine)]
  }
}

extension SyntaxProtocol {
  /// The text without comments, its line breaks and runs of spaces replaced by single spaces.
  var oneLine: String {
    tokens(viewMode: .sourceAccurate).reduce(into: "") { text, token in
      text += token.text
      if !token.trailingTrivia.isEmpty || token.nextToken(viewMode: .sourceAccurate)?.startsLine == true {
        text += " "
      }
    }
    .trimmingSpaces
    .replacing("( ", with: "(")
    .replacing(" )", with: ")")
  }
}

extension TokenSyntax {
  fileprivate var startsLine: Bool {
    leadingTrivia.contains { if case .newlines = $0 { true } else { false } }
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
