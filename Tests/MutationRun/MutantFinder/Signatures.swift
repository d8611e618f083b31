import SwiftSyntax

/// The functions, initializers and cases that some files declare, by name and labels, with the types of their
/// parameters.
final class Signatures: SyntaxVisitor {
  private var types: [String: Set<[String]>] = [:]

  init(in trees: [Syntax]) {
    super.init(viewMode: .sourceAccurate)
    for tree in trees { walk(tree) }
  }

  /// Returns the pairs of a call's arguments that have the same type, by every declaration that the call may mean.
  func alike(in call: FunctionCallExprSyntax) -> [(ExprSyntax, ExprSyntax)] {
    let arguments = Array(call.arguments)
    guard arguments.count > 1, call.trailingClosure == nil, let name = call.name,
      let types = types[Self.key(name, arguments.map { $0.label?.text ?? "_" })]
    else { return [] }
    let places = arguments.indices.filter { !arguments[$0].expression.is(ClosureExprSyntax.self) }
    return places.flatMap { one in
      places.filter { other in other > one && types.allSatisfy { $0[one] == $0[other] } }
        .map { (arguments[one].expression, arguments[$0].expression) }
    }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name.text, node.signature.parameterClause.parameters)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.nameOfType { add(type, node.signature.parameterClause.parameters) }
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    if let parameters = node.parameterClause?.parameters {
      add(node.name.text, parameters.map { ($0.firstName?.text ?? "_", $0.type.trimmedDescription) })
    }
    return .visitChildren
  }

  /// A structure without an initializer of its own has one with a parameter for each property.
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let members = node.memberBlock.members.map(\.decl)
    guard !members.contains(where: { $0.is(InitializerDeclSyntax.self) }) else { return .visitChildren }
    let properties = members.compactMap { $0.as(VariableDeclSyntax.self) }.filter { $0.modifiers.isEmpty }
      .flatMap(\.bindings).filter { $0.accessorBlock == nil && $0.initializer == nil }
    add(
      node.name.text,
      properties.compactMap { property in
        property.typeAnnotation.map { (property.pattern.trimmedDescription, $0.type.trimmedDescription) }
      })
    return .visitChildren
  }

  private func add(_ name: String, _ parameters: FunctionParameterListSyntax) {
    add(name, parameters.map { ($0.firstName.text, $0.type.trimmedDescription) })
  }

  private func add(_ name: String, _ parameters: [(label: String, type: String)]) {
    types[Self.key(name, parameters.map(\.label)), default: []].insert(parameters.map(\.type))
  }

  private static func key(_ name: String, _ labels: [String]) -> String {
    "\(name)(\(labels.joined(separator: ":")))"
  }
}

/// The stored properties of a file that can be nil.
final class OptionalProperties: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init(in tree: Syntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.parent?.is(MemberBlockItemSyntax.self) == true else { return .visitChildren }
    for binding in node.bindings where binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true {
      names.insert(binding.pattern.trimmedDescription)
    }
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// The name that is called, without its base; nil if no name is called.
  var name: String? {
    calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}

extension InitializerDeclSyntax {
  /// The name of the type that it makes.
  fileprivate var nameOfType: String? {
    var node = parent
    while let current = node {
      if let type = current.asProtocol((any NamedDeclSyntax).self) { return type.name.text }
      if let type = current.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmedDescription }
      node = current.parent
    }
    return nil
  }
}
