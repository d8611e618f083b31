import SwiftOperators
import SwiftSyntax

/// Collects the expressions and statements of one member.
struct CodeReader {
  private var expressions: [Expression] = []
  private let lines: LineTable
  /// The position in the file, in bytes, of the tree that is read: a folded sequence is a separate tree.
  private var origin = 0

  /// Reads the parts of a member, such as its initial value and its body.
  static func read(_ parts: [Syntax], _ lines: LineTable) -> Code {
    var reader = CodeReader(lines: lines)
    for part in parts { reader.read(part, Place()) }
    return Code(reader.expressions)
  }

  private init(lines: LineTable) { self.lines = lines }

  /// The place of an expression in the one that contains it.
  private struct Place {
    var parent: Int?
    var part: Expression.Part?
    var position: Int?
  }

  private mutating func add(_ expression: Expression, at place: Place) -> Int {
    var expression = expression
    (expression.parent, expression.part, expression.position) = (place.parent, place.part, place.position)
    expressions.append(expression)
    return expressions.count - 1
  }

  private func line(of node: some SyntaxProtocol) -> Int {
    lines.line(at: origin + node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  private mutating func read(_ node: (some SyntaxProtocol)?, _ place: Place) {
    guard let node else { return }
    switch Syntax(node).as(SyntaxEnum.self) {
    case .functionCallExpr(let node): readCall(node, place)
    case .subscriptCallExpr(let node): readSubscript(node, place)
    case .declReferenceExpr, .memberAccessExpr: readName(Syntax(node), place)
    case .superExpr: _ = add(Expression(.name, "super", line: line(of: node)), at: place)
    case .optionalChainingExpr(let node): read(node.expression, place)
    case .forceUnwrapExpr(let node):
      let first = expressions.count
      read(node.expression, place)
      if expressions.indices.contains(first) { expressions[first].forced.append(expressions[first].name) }
    case .sequenceExpr(let node): readSequence(node, place)
    case .infixOperatorExpr(let node): readInfix(node, place)
    case .prefixOperatorExpr(let node):
      let index = add(Expression(.operation, node.operator.text, line: line(of: node)), at: place)
      read(node.expression, Place(parent: index, part: .operand, position: 0))
    case .postfixOperatorExpr(let node):
      let index = add(Expression(.operation, node.operator.text, line: line(of: node)), at: place)
      read(node.expression, Place(parent: index, part: .operand, position: 0))
    case .inOutExpr(let node):
      let index = add(Expression(.operation, "&", line: line(of: node)), at: place)
      read(node.expression, Place(parent: index, part: .operand, position: 0))
    case .ternaryExpr(let node):
      let index = add(Expression(.condition, "ternary", line: line(of: node)), at: place)
      read(node.condition, Place(parent: index, part: .test))
      read(node.thenExpression, Place(parent: index, part: .then))
      read(node.elseExpression, Place(parent: index, part: .else))
    case .asExpr(let node):
      let name = "as\(node.questionOrExclamationMark?.text ?? "")"
      let index = add(
        Expression(
          .cast, name, type: TypeName(node.type), forced: name == "as!" ? [name] : [], line: line(of: node)),
        at: place)
      read(node.expression, Place(parent: index, part: .value))
    case .isExpr(let node):
      let index = add(Expression(.cast, "is", type: TypeName(node.type), line: line(of: node)), at: place)
      read(node.expression, Place(parent: index, part: .value))
    case .closureExpr(let node): readClosure(node, place)
    case .ifExpr(let node): readIf(node, place)
    case .guardStmt(let node):
      let index = add(Expression(.condition, "guard", line: line(of: node)), at: place)
      read(node.conditions, Place(parent: index, part: .test))
      read(node.body, Place(parent: index, part: .else))
    case .whileStmt(let node):
      let index = add(Expression(.condition, "while", line: line(of: node)), at: place)
      read(node.conditions, Place(parent: index, part: .test))
      read(node.body, Place(parent: index, part: .then))
    case .repeatStmt(let node):
      let index = add(Expression(.loop, "repeat", line: line(of: node)), at: place)
      read(node.body, Place(parent: index, part: .body))
      read(node.condition, Place(parent: index, part: .test))
    case .forStmt(let node):
      let index = add(Expression(.loop, "for", line: line(of: node)), at: place)
      read(node.sequence, Place(parent: index, part: .value))
      read(node.pattern, Place(parent: index))
      if let clause = node.whereClause {
        let condition = add(
          Expression(.condition, "where", line: line(of: clause)), at: Place(parent: index, part: .test))
        read(clause.condition, Place(parent: condition, part: .test))
        read(node.body, Place(parent: condition, part: .then))
      } else {
        read(node.body, Place(parent: index, part: .body))
      }
    case .switchExpr(let node): readSwitch(node, place)
    case .optionalBindingCondition(let node):
      // `if let self` names the variable that it shadows.
      let index = add(
        Expression(
          .variable, node.pattern.oneLine, type: node.typeAnnotation.map { TypeName($0.type) },
          isConstant: node.bindingSpecifier.text == "let", line: line(of: node)), at: place)
      let value = Place(parent: index, part: .value)
      if let initializer = node.initializer {
        read(initializer.value, value)
      } else {
        _ = add(Expression(.name, node.pattern.oneLine, line: line(of: node)), at: value)
      }
    case .variableDecl(let node):
      for binding in node.bindings {
        let index = add(
          Expression(
            .variable, binding.pattern.oneLine, type: binding.typeAnnotation.map { TypeName($0.type) },
            isConstant: node.bindingSpecifier.text == "let", line: line(of: binding)), at: place)
        read(binding.initializer?.value, Place(parent: index, part: .value))
        read(binding.accessorBlock, Place(parent: index, part: .body))
      }
    case .identifierPattern(let node):
      let binding = node.ancestorOrSelf { $0.as(ValueBindingPatternSyntax.self) }
      _ = add(
        Expression(
          .variable, node.identifier.text, isConstant: binding?.bindingSpecifier.text != "var",
          line: line(of: node)), at: place)
    case .functionDecl(let node):
      let index = add(Expression(.function, node.name.text, line: line(of: node)), at: place)
      read(node.body, Place(parent: index, part: .body))
    case .classDecl, .structDecl, .enumDecl, .actorDecl: return
    case .returnStmt(let node): readStatement("return", [Syntax(node.expression)], node, place)
    case .throwStmt(let node): readStatement("throw", [Syntax(node.expression)], node, place)
    case .deferStmt(let node): readStatement("defer", [Syntax(node.body)], node, place, part: .body)
    case .breakStmt: readStatement("break", [], node, place)
    case .continueStmt: readStatement("continue", [], node, place)
    case .doStmt(let node):
      readStatement("do", [Syntax(node.body)], node, place, part: .body)
      for clause in node.catchClauses { read(clause, place) }
    case .catchClause(let node):
      readStatement("catch", [Syntax(node.catchItems), Syntax(node.body)], node, place, part: .body)
    case .tryExpr(let node):
      guard let mark = node.questionOrExclamationMark else { return read(node.expression, place) }
      readStatement("try\(mark.text)", [Syntax(node.expression)], node, place)
    case .stringLiteralExpr(let node): readString(node, place)
    case .simpleStringLiteralExpr(let node): addLiteral(node.segments.oneLine, "string", node, place)
    case .integerLiteralExpr: addLiteral(node.oneLine, "integer", node, place)
    case .floatLiteralExpr: addLiteral(node.oneLine, "float", node, place)
    case .booleanLiteralExpr: addLiteral(node.oneLine, "boolean", node, place)
    case .nilLiteralExpr: addLiteral("nil", "nil", node, place)
    case .regexLiteralExpr(let node): addLiteral(node.regex.text, "regex", node, place)
    case .arrayExpr(let node):
      let index = addLiteral("", "array", node, place)
      for (position, element) in node.elements.enumerated() {
        read(element.expression, Place(parent: index, part: .value, position: position))
      }
    case .dictionaryExpr(let node):
      let index = addLiteral("", "dictionary", node, place)
      if case .elements(let elements) = node.content {
        for (position, element) in elements.enumerated() {
          read(element.key, Place(parent: index, part: .argument, position: position))
          read(element.value, Place(parent: index, part: .value, position: position))
        }
      }
    case .genericSpecializationExpr(let node): read(node.expression, place)
    case .typeExpr(let node):
      let name = TypeName(node.type)
      _ = add(Expression(.name, name.core, type: name, line: line(of: node)), at: place)
    case .tupleExpr(let node) where node.elements.count == 1: read(node.elements.first?.expression, place)
    case .ifConfigClause(let node):
      // The code of every branch of an `#if` is read, whatever the condition.
      guard let elements = node.elements else { return }
      for child in elements.children(viewMode: .sourceAccurate) { read(child, place) }
    case .token: return
    default:
      for child in node.children(viewMode: .sourceAccurate) { read(child, place) }
    }
  }

  @discardableResult
  private mutating func addLiteral(
    _ text: String, _ type: String, _ node: some SyntaxProtocol, _ place: Place
  ) -> Int {
    add(Expression(.literal, text, type: TypeName(literal: type), line: line(of: node)), at: place)
  }

  private mutating func readStatement(
    _ name: String, _ parts: [Syntax?], _ node: some SyntaxProtocol, _ place: Place,
    part: Expression.Part = .value
  ) {
    let index = add(Expression(.statement, name, line: line(of: node)), at: place)
    for piece in parts { read(piece, Place(parent: index, part: part)) }
  }

  private mutating func readString(_ node: StringLiteralExprSyntax, _ place: Place) {
    let text = node.segments.compactMap { segment -> String? in
      if case .stringSegment(let segment) = segment { segment.content.text } else { nil }
    }
    let index = addLiteral(text.joined(), "string", node, place)
    for case .expressionSegment(let segment) in node.segments {
      for argument in segment.expressions {
        read(argument.expression, Place(parent: index, part: .interpolation))
      }
    }
  }

  // MARK: Names and calls

  private mutating func readName(_ node: Syntax, _ place: Place) {
    let chain = Chain(node)
    let index = add(
      Expression(
        .name, chain.name, base: chain.base, forced: chain.forced, line: line(of: chain.last)), at: place)
    read(chain.root, Place(parent: index, part: .base))
  }

  private mutating func readCall(_ node: FunctionCallExprSyntax, _ place: Place) {
    let chain = Chain(Syntax(node.calledExpression))
    var labels = node.arguments.map { $0.label?.text ?? "" }
    if node.trailingClosure != nil { labels.append("") }
    labels += node.additionalTrailingClosures.map(\.label.text)
    let index = add(
      Expression(
        .call, chain.name, base: chain.base, labels: labels, forced: chain.forced,
        line: line(of: chain.last)),
      at: place)
    read(chain.root, Place(parent: index, part: .base))
    var position = 0
    func next() -> Place {
      defer { position += 1 }
      return Place(parent: index, part: .argument, position: position)
    }
    for argument in node.arguments { read(argument.expression, next()) }
    if let closure = node.trailingClosure { read(closure, next()) }
    for closure in node.additionalTrailingClosures { read(closure.closure, next()) }
  }

  private mutating func readSubscript(_ node: SubscriptCallExprSyntax, _ place: Place) {
    let index = add(
      Expression(
        .call, "subscript", base: Chain.text(Syntax(node.calledExpression)),
        labels: node.arguments.map { $0.label?.text ?? "" }, line: line(of: node)), at: place)
    read(node.calledExpression, Place(parent: index, part: .base))
    for (position, argument) in node.arguments.enumerated() {
      read(argument.expression, Place(parent: index, part: .argument, position: position))
    }
  }

  // MARK: Operators

  /// Reads a sequence of operands and operators, grouped by the precedences of the standard library; beside an operator
  /// that the library does not have, operands are grouped from left to right.
  private mutating func readSequence(_ node: SequenceExprSyntax, _ place: Place) {
    let outerOrigin = origin
    defer { origin = outerOrigin }
    origin += node.position.utf8Offset
    read(OperatorTable.standardOperators.foldSingle(node) { _ in }.detached, place)
  }

  /// Reads an operation.
  ///
  /// - Parameter line: The line on which it begins, if that is known.
  private mutating func readInfix(_ node: InfixOperatorExprSyntax, _ place: Place, line: Int? = nil) {
    let line = line ?? self.line(of: node)
    let name = node.operator.oneLine
    let comparisons: Set = ["==", "!=", "<=", ">=", "===", "!==", "~="]
    let isAssignment = name.hasSuffix("=") && !comparisons.contains(name)
    let index = add(
      Expression(isAssignment ? .assignment : .operation, name, line: line), at: place)
    let left = Place(parent: index, part: isAssignment ? .target : .operand, position: 0)
    // In a chain of operators each operation begins where its left operand does. Looking for the first token of each would
    // take quadratic time.
    if let inner = node.leftOperand.as(InfixOperatorExprSyntax.self) {
      readInfix(inner, left, line: line)
    } else {
      read(node.leftOperand, left)
    }
    read(node.rightOperand, Place(parent: index, part: isAssignment ? .value : .operand, position: 1))
  }

  // MARK: Closures and branches

  private mutating func readClosure(_ node: ClosureExprSyntax, _ place: Place) {
    let captures = node.signature?.capture?.items.map { $0.oneLine(upTo: $0.trailingComma) }
    let names: [String] =
      switch node.signature?.parameterClause {
      case .simpleInput(let list): list.map(\.name.text)
      case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).text }
      default: []
      }
    let index = add(
      Expression(.closure, "", labels: captures ?? [], names: names, line: line(of: node)), at: place)
    read(node.statements, Place(parent: index, part: .body))
  }

  private mutating func readIf(_ node: IfExprSyntax, _ place: Place) {
    let index = add(Expression(.condition, "if", line: line(of: node)), at: place)
    read(node.conditions, Place(parent: index, part: .test))
    read(node.body, Place(parent: index, part: .then))
    switch node.elseBody {
    case .ifExpr(let other): read(other, Place(parent: index, part: .else))
    case .codeBlock(let block): read(block, Place(parent: index, part: .else))
    default: break
    }
  }

  private mutating func readSwitch(_ node: SwitchExprSyntax, _ place: Place) {
    let index = add(Expression(.condition, "switch", line: line(of: node)), at: place)
    read(node.subject, Place(parent: index, part: .test))
    readCases(node.cases, Place(parent: index, part: .then))
  }

  private mutating func readCases(_ cases: SwitchCaseListSyntax, _ place: Place) {
    for item in cases {
      if case .switchCase(let item) = item {
        let branch = add(Expression(.condition, "case", line: line(of: item)), at: place)
        read(item.label, Place(parent: branch, part: .test))
        read(item.statements, Place(parent: branch, part: .then))
      } else if case .ifConfigDecl(let item) = item {
        // The cases in every branch of an `#if` are read, whatever the condition.
        for clause in item.clauses {
          if case .switchCases(let cases) = clause.elements { readCases(cases, place) }
        }
      }
    }
  }
}

/// A name with the text before it: `self.viewModel?.search`.
private struct Chain {
  /// The last name; empty if there is none.
  private(set) var name = ""
  /// The text before it, or nil.
  private(set) var base: String?
  /// The place of the last name.
  private(set) var last: Syntax
  /// The names before a `!`.
  private(set) var forced: [String] = []
  /// The expression that the base begins with if that is more than names, such as a call.
  private(set) var root: Syntax?

  init(_ node: Syntax) {
    last = node
    let bare = Self.bare(node)
    if let reference = bare.node.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName.text
    } else if let access = bare.node.as(MemberAccessExprSyntax.self) {
      name = access.declName.baseName.text
      last = Syntax(access.declName)
      guard let inner = access.base else {
        base = ""
        return
      }
      let chain = Chain(Syntax(inner))
      forced = chain.forced
      base = Self.text(Syntax(inner))
      root = chain.name.isEmpty ? chain.root ?? Syntax(inner) : chain.root
    } else if bare.node.is(SuperExprSyntax.self) {
      name = "super"
    } else if let generic = bare.node.as(GenericSpecializationExprSyntax.self) {
      self = Chain(Syntax(generic.expression))
    } else {
      root = bare.node
    }
    if bare.isForced { forced.append(name) }
  }

  /// Returns a node without `?`, `!` and parentheses around it.
  private static func bare(_ node: Syntax) -> (node: Syntax, isForced: Bool) {
    if let optional = node.as(OptionalChainingExprSyntax.self) { return bare(Syntax(optional.expression)) }
    if let forced = node.as(ForceUnwrapExprSyntax.self) {
      return (bare(Syntax(forced.expression)).node, true)
    }
    if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first
    {
      return bare(Syntax(element.expression))
    }
    return (node, false)
  }

  /// Returns the text of a base: names joined by dots, calls and subscripts without their arguments.
  static func text(_ node: Syntax) -> String {
    let node = bare(node).node
    if let reference = node.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    if let access = node.as(MemberAccessExprSyntax.self) {
      return "\(access.base.map { text(Syntax($0)) } ?? "").\(access.declName.baseName.text)"
    }
    if let call = node.as(FunctionCallExprSyntax.self) { return "\(text(Syntax(call.calledExpression)))()" }
    if let element = node.as(SubscriptCallExprSyntax.self) {
      return "\(text(Syntax(element.calledExpression)))[]"
    }
    if let generic = node.as(GenericSpecializationExprSyntax.self) { return text(Syntax(generic.expression)) }
    if node.is(SuperExprSyntax.self) { return "super" }
    return "…"
  }
}

extension TypeName {
  fileprivate init(literal kind: String) {
    self.init(
      text: kind, core: kind, names: [], isOptional: false, isForced: false, isAny: false, isEscaping: false,
      hasSpecifier: false, function: nil)
  }
}
