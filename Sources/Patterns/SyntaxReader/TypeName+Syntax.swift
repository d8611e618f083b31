import SwiftSyntax

extension TypeName {
  init(_ type: TypeSyntax) {
    self.init(
      text: type.oneLine, core: "", names: NameCollector.names(in: type), isOptional: false, isForced: false,
      isAny: false, isEscaping: false, hasSpecifier: false, function: nil)
    unwrap(type)
  }

  /// Notes what surrounds the core of the type, then the core.
  private mutating func unwrap(_ type: TypeSyntax) {
    if let attributed = type.as(AttributedTypeSyntax.self) {
      isEscaping = isEscaping || attributed.attributes.contains { $0.oneLine == "@escaping" }
      hasSpecifier = hasSpecifier || !attributed.specifiers.isEmpty
      unwrap(attributed.baseType)
    } else if let optional = type.as(OptionalTypeSyntax.self) {
      isOptional = true
      unwrap(optional.wrappedType)
    } else if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      isOptional = true
      isForced = true
      unwrap(optional.wrappedType)
    } else if let either = type.as(SomeOrAnyTypeSyntax.self) {
      isAny = either.someOrAnySpecifier.text == "any"
      unwrap(either.constraint)
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

extension TypeName.Function {
  init(_ node: FunctionTypeSyntax) {
    self.init(
      parameters: node.parameters.map(\.type.oneLine), result: node.returnClause.type.oneLine,
      hasEffects: node.effectSpecifiers != nil)
  }
}

/// Collects the names of types.
private final class NameCollector: SyntaxVisitor {
  private var names: [String] = []

  static func names(in type: TypeSyntax) -> [String] {
    let collector = NameCollector(viewMode: .sourceAccurate)
    collector.walk(type)
    return collector.names
  }

  override func visitPost(_ node: IdentifierTypeSyntax) {
    // The arguments come after the type that takes them.
    names.append(node.name.text)
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    walk(node.baseType)
    names.append(node.name.text)
    if let arguments = node.genericArgumentClause { walk(arguments) }
    return .skipChildren
  }
}
