import SwiftSyntax

extension FunctionFacts {
  init(_ node: FunctionDeclSyntax) {
    let effects = node.signature.effectSpecifiers
    let errors: Errors =
      switch effects?.throwsClause {
      case nil: .none
      case let clause?: clause.type.map { .typed($0.oneLine) } ?? .any
      }
    self.init(
      name: node.name.text,
      modifiers: node.modifiers.map(\.name.text),
      generics: node.genericParameterClause?.oneLine ?? "",
      parameters: node.signature.parameterClause.parameters.map(Parameter.init),
      isAsync: effects?.asyncSpecifier != nil,
      errors: errors,
      result: node.signature.returnClause.map { TypeFacts($0.type) },
      requirements: node.genericWhereClause?.oneLine ?? "")
  }
}

extension FunctionFacts.Parameter {
  init(_ node: FunctionParameterSyntax) {
    self.init(
      label: node.firstName.tokenKind == .wildcard ? nil : node.firstName.text,
      name: (node.secondName ?? node.firstName).text,
      type: TypeFacts(node.type),
      isVariadic: node.ellipsis != nil)
  }
}

extension PropertyFacts {
  init?(_ binding: PatternBindingSyntax, of variable: VariableDeclSyntax) {
    guard let type = binding.typeAnnotation?.type, let block = binding.accessorBlock,
      case .accessors(let accessors) = block.accessors
    else { return nil }
    self.init(
      name: binding.pattern.oneLine,
      modifiers: variable.modifiers.map(\.name.text),
      type: TypeFacts(type),
      isSettable: accessors.contains { $0.accessorSpecifier.tokenKind == .keyword(.set) },
      hasEffects: accessors.contains { $0.effectSpecifiers != nil })
  }
}

extension TypeFacts {
  init(_ type: TypeSyntax) {
    self.init(
      text: type.oneLine, core: "", isOptional: false, isEscaping: false, hasSpecifier: false, function: nil)
    unwrap(type)
  }

  /// Notes what surrounds the core of the type, then the core.
  private mutating func unwrap(_ type: TypeSyntax) {
    if let attributed = type.as(AttributedTypeSyntax.self) {
      isEscaping = attributed.attributes.contains { $0.oneLine == "@escaping" }
      hasSpecifier = !attributed.specifiers.isEmpty
      unwrap(attributed.baseType)
    } else if let optional = type.as(OptionalTypeSyntax.self) {
      isOptional = true
      unwrap(optional.wrappedType)
    } else if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      isOptional = true
      unwrap(optional.wrappedType)
    } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first
    {
      unwrap(element.type)
    } else {
      core = type.oneLine
      function = type.as(FunctionTypeSyntax.self).map(Function.init)
    }
  }
}

extension TypeFacts.Function {
  init(_ node: FunctionTypeSyntax) {
    self.init(
      arity: node.parameters.count, result: node.returnClause.type.oneLine,
      hasEffects: node.effectSpecifiers != nil)
  }
}
