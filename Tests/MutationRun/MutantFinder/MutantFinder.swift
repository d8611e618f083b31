import SwiftSyntax

/// Walks through a file and notes every place where an operator fits.
final class MutantFinder: SyntaxVisitor {
  private let file: String
  private let bytes: [UInt8]
  private let lines: [Substring]
  private let places: SourceLocationConverter
  private let signatures: Signatures
  private let optionals: Set<String>
  private var found: [Mutant] = []

  /// Finds the mutants of a file.
  ///
  /// - Parameter signatures: The signatures of what is declared in this file and in those that it may use.
  init(file: String, text: String, tree: Syntax, signatures: Signatures) {
    self.file = file
    self.signatures = signatures
    optionals = OptionalProperties(in: tree).names
    bytes = Array(text.utf8)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    places = SourceLocationConverter(fileName: file, tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  /// The mutants, in the order of their lines.
  var mutants: [Mutant] { found.sorted { ($0.line, $0.kind.rawValue) < ($1.line, $1.kind.rawValue) } }

  // MARK: Statements

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    let items = Array(node)
    // A single expression may be the result of its block, except in the body of a function without a result.
    let isAnswer = items.count == 1 && !isBodyOfFunctionWithoutResult(node)
    for item in items { addRepetition(of: item) }
    var swapped = 0
    for (index, item) in items.enumerated() where !isAnswer {
      guard let statement = Statement(item) else { continue }
      add(statement.isAssignment ? .dropAssignment : statement.isCancel ? .dropCancel : .dropCall, item) {
        (choose("if % {} else { ", item, " }"), replace(item, with: ""))
      }
      // Two choices may be nested, but must not overlap.
      let next = items.dropFirst(index + 1).first
      guard index >= swapped, let next, let other = Statement(next) else { continue }
      // The order of two assignments hardly ever matters.
      guard !(statement.isAssignment && other.isAssignment), text(of: item) != text(of: next) else {
        continue
      }
      swapped = index + 2
      add(.swap, item, upTo: next) {
        let swapped = "\(text(of: next)); \(text(of: item))"
        return (
          [
            insert("if % { \(swapped) } else { ", at: item),
            Mutant.Edit(start: end(of: next), end: end(of: next), text: " }"),
          ],
          [Mutant.Edit(start: start(of: item), end: end(of: next), text: swapped)]
        )
      }
    }
    if items.count > 1, isBodyOfFunctionWithoutResult(node) {
      for item in items.dropLast() {
        add(.returnEarly, item, upTo: node) {
          ([insert("if % { return }; ", at: item)], [insert("return; ", at: item)])
        }
      }
    }
    return .visitChildren
  }

  /// A statement that can be left out without a type error.
  private struct Statement {
    let isAssignment: Bool
    let isCancel: Bool

    init?(_ item: CodeBlockItemSyntax) {
      guard case .expr(var expression) = item.item else { return nil }
      if let attempt = expression.as(TryExprSyntax.self) { expression = attempt.expression }
      if let chain = expression.as(OptionalChainingExprSyntax.self) { expression = chain.expression }
      if let call = expression.as(FunctionCallExprSyntax.self) {
        let name = call.calledExpression.as(MemberAccessExprSyntax.self)
        guard name?.base?.is(SuperExprSyntax.self) != true, name?.declName.baseName.text != "init",
          call.calledExpression.trimmedDescription != "fatalError",
          call.calledExpression.trimmedDescription != "preconditionFailure"
        else { return nil }
        isAssignment = false
        isCancel = name?.declName.baseName.text == "cancel"
      } else if let assignment = expression.as(InfixOperatorExprSyntax.self),
        assignment.operator.is(AssignmentExprSyntax.self),
        !item.isInInitializer
      {
        isAssignment = true
        isCancel = false
      } else {
        return nil
      }
    }
  }

  private func isBodyOfFunctionWithoutResult(_ node: CodeBlockItemListSyntax) -> Bool {
    guard let body = node.parent else { return false }
    guard let function = body.parent?.as(FunctionDeclSyntax.self) else { return false }
    return function.signature.returnClause == nil
  }

  /// Adds the mutants that register or announce something twice.
  private func addRepetition(of item: CodeBlockItemSyntax) {
    guard case .expr(var expression) = item.item else { return }
    if let chain = expression.as(OptionalChainingExprSyntax.self) { expression = chain.expression }
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base
    else { return }
    let isRegistration = ["addTarget", "addAction"].contains(access.declName.baseName.text)
    let listeners: Set = ["delegate?", "output?", "view?"]
    guard isRegistration || listeners.contains(base.trimmedDescription) else { return }
    add(isRegistration ? .registerTwice : .announceTwice, item) {
      ([insert("if % { \(text(of: item)) }; ", at: item)], [insert("\(text(of: item)); ", at: item)])
    }
  }

  /// Adds a second connection of a control in a storyboard's scene. The second connection of a bar button would only
  /// replace the first.
  override func visit(_ node: ArrayElementSyntax) -> SyntaxVisitorContinueKind {
    if let call = node.expression.as(FunctionCallExprSyntax.self), call.name == "action",
      call.calledExpression.as(MemberAccessExprSyntax.self)?.base == nil,
      let source = call.arguments.first?.expression.as(StringLiteralExprSyntax.self),
      !lines.contains(where: { $0.contains(".item(\(source.trimmedDescription)") })
    {
      add(.registerTwice, call) { ([], [insert("\(text(of: call)), ", at: call)]) }
    }
    return .visitChildren
  }

  override func visit(_ node: SwitchCaseListSyntax) -> SyntaxVisitorContinueKind {
    let results = node.compactMap { $0.as(SwitchCaseSyntax.self).flatMap(CaseResult.init) }
    for (index, result) in results.enumerated() {
      // The next result that can be made from the same values.
      let others = results[(index + 1)...] + results[..<index]
      guard let other = others.lazy.compactMap(result.replaced).first else { continue }
      add(.otherCase, result.expression) {
        (choose("(% ? \(other) : ", result.expression, ")"), replace(result.expression, with: other))
      }
    }
    return .visitChildren
  }

  // MARK: Conditions

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition.as(ExprSyntax.self) { addFlip(of: condition) }
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    addFlip(of: node.condition)
    return .visitChildren
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let comparisons: Set = ["==", "!=", "<", ">", "<=", ">=", "&&", "||"]
    let isCondition =
      node.parent?.is(ConditionElementSyntax.self) == true || node.parent?.is(TernaryExprSyntax.self) == true
    if node.operator.is(AssignmentExprSyntax.self), !node.isInInitializer,
      let target = node.leftOperand.as(DeclReferenceExprSyntax.self)?.baseName.text,
      optionals.contains(target),
      !node.rightOperand.is(NilLiteralExprSyntax.self)
    {
      let value = node.rightOperand
      add(.keepFirst, value) {
        let first = "\(target) ?? (\(text(of: value)))"
        return (choose("(% ? \(first) : ", value, ")"), replace(value, with: first))
      }
    }
    if !isCondition, let sign = node.operator.as(BinaryOperatorExprSyntax.self),
      comparisons.contains(sign.operator.text)
    {
      addFlip(of: ExprSyntax(node))
    }
    return .visitChildren
  }

  private func addFlip(of condition: ExprSyntax) {
    add(.flipCondition, condition) {
      (
        choose("((", condition, ") != %)"),
        [
          insert("!(", at: condition),
          Mutant.Edit(start: end(of: condition), end: end(of: condition), text: ")"),
        ]
      )
    }
  }

  // MARK: Values

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let other = node.literal.text == "true" ? "false" : "true"
    add(.changeLiteral, node) { (choose("(% ? \(other) : ", node, ")"), replace(node, with: other)) }
    return .skipChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    guard let value = Int(node.literal.text) else { return .skipChildren }
    add(.changeLiteral, node) {
      (choose("(% ? \(value + 1) : ", node, ")"), replace(node, with: "\(value + 1)"))
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      [
        "filter", "sorted", "reversed", "prefix", "dropFirst", "dropLast", "trimmingCharacters", "uppercased",
        "lowercased",
      ]
      .contains(access.declName.baseName.text)
    {
      add(.dropStep, node) {
        let rest = text(of: base)
        return (choose("(% ? \(rest) : ", node, ")"), replace(node, with: rest))
      }
    }
    if let (one, other) = signatures.alike(in: node).first(where: { text(of: $0) != text(of: $1) }) {
      add(.swapArguments, one, upTo: other) {
        (
          choose("(% ? \(text(of: other)) : ", one, ")") + choose("(% ? \(text(of: one)) : ", other, ")"),
          replace(one, with: text(of: other)) + replace(other, with: text(of: one))
        )
      }
    }
    return .visitChildren
  }

  // MARK: References

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    guard let signature = node.signature,
      let item = signature.capture?.items.first(where: {
        $0.specifier?.specifier.text == "weak" && $0.name.text == "self"
      })
    else { return .visitChildren }
    add(.keepSelf, item) {
      let place = end(of: item)
      // A closure does not keep a capture that it never uses.
      let use = Mutant.Edit(start: end(of: signature), end: end(of: signature), text: " _ = kept;")
      func capture(_ value: String) -> [Mutant.Edit] {
        [Mutant.Edit(start: place, end: place, text: ", kept = \(value)"), use]
      }
      return (capture("% ? self : nil"), capture("self"))
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let weak = node.modifiers.first(where: { $0.name.text == "weak" }) {
      add(.dropWeak, weak) {
        let end = weak.endPosition.utf8Offset
        return ([], [Mutant.Edit(start: start(of: weak), end: end, text: "")])
      }
      add(.makeUnowned, weak) { ([], replace(weak, with: "unowned")) }
    }
    return .visitChildren
  }

  // MARK: Texts

  private func add(
    _ kind: Mutant.Operator, _ node: some SyntaxProtocol, upTo last: (any SyntaxProtocol)? = nil,
    _ edits: () -> (choice: [Mutant.Edit], plain: [Mutant.Edit])
  ) {
    let line = places.location(for: node.positionAfterSkippingLeadingTrivia).line
    let (choice, plain) = edits()
    found.append(
      Mutant(
        file: file, kind: kind, line: line, text: lines[line - 1].trimmingPrefix { $0 == " " }.description,
        start: start(of: node), end: max(end(of: node), last.map { end(of: $0) } ?? 0), edits: plain,
        choice: choice))
  }

  private func choose(_ before: String, _ node: some SyntaxProtocol, _ after: String) -> [Mutant.Edit] {
    [insert(before, at: node), Mutant.Edit(start: end(of: node), end: end(of: node), text: after)]
  }

  private func insert(_ text: String, at node: some SyntaxProtocol) -> Mutant.Edit {
    Mutant.Edit(start: start(of: node), end: start(of: node), text: text)
  }

  private func replace(_ node: some SyntaxProtocol, with text: String) -> [Mutant.Edit] {
    [Mutant.Edit(start: start(of: node), end: end(of: node), text: text)]
  }

  private func start(of node: some SyntaxProtocol) -> Int {
    node.positionAfterSkippingLeadingTrivia.utf8Offset
  }
  private func end(of node: some SyntaxProtocol) -> Int { node.endPositionBeforeTrailingTrivia.utf8Offset }

  private func text(of node: some SyntaxProtocol) -> String {
    String(decoding: bytes[start(of: node)..<end(of: node)], as: UTF8.self)
  }
}

/// The case of an enumeration that a case of a `switch` results in.
private struct CaseResult {
  let expression: ExprSyntax
  let name: String
  let arguments: [(label: String, text: String)]

  /// Reads the result of a case that consists of nothing else; nil for any other case.
  init?(of node: SwitchCaseSyntax) {
    guard node.statements.count == 1 else { return nil }
    switch node.statements.first?.item {
    case .expr(let expression): self.expression = expression
    case .stmt(let statement):
      guard let expression = statement.as(ReturnStmtSyntax.self)?.expression else { return nil }
      self.expression = expression
    default: return nil
    }
    let call = expression.as(FunctionCallExprSyntax.self)
    guard let access = (call?.calledExpression ?? expression).as(MemberAccessExprSyntax.self),
      access.base == nil, call?.trailingClosure == nil
    else { return nil }
    name = access.declName.baseName.text
    arguments =
      call?.arguments.map { ($0.label?.text ?? "_", $0.with(\.trailingComma, nil).trimmedDescription) } ?? []
  }

  /// Returns the text of another result, made from the values of this one; nil if that is the same, or needs others.
  func replaced(by other: CaseResult) -> String? {
    let values = other.arguments.map { wanted in arguments.first { $0.label == wanted.label }?.text }
    guard other.name != name, !values.contains(nil) else { return nil }
    let list = values.compactMap(\.self).joined(separator: ", ")
    return ".\(other.name)" + (list.isEmpty ? "" : "(\(list))")
  }
}

extension SyntaxProtocol {
  /// True if the nearest function, closure or initializer around it is an initializer.
  fileprivate var isInInitializer: Bool {
    var node = parent
    while let current = node {
      if current.is(InitializerDeclSyntax.self) { return true }
      if current.is(FunctionDeclSyntax.self) || current.is(ClosureExprSyntax.self) { return false }
      node = current.parent
    }
    return false
  }
}
