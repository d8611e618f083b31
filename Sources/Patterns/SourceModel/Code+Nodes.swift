extension Code {
  /// An expression in its place; its properties can be read directly.
  @dynamicMemberLookup public struct Node: Sendable {
    /// The code that contains it.
    public let code: Code
    /// Its index in the code.
    public let index: Int

    /// The expression.
    public var expression: Expression { code.expressions[index] }

    /// The kind of expression, which is read far more often than its other properties.
    public var kind: Expression.Kind { code.expressions[index].kind }

    /// The name of the expression.
    public var name: String { code.expressions[index].name }

    /// A property of the expression.
    public subscript<Value>(dynamicMember path: KeyPath<Expression, Value>) -> Value {
      code.expressions[index][keyPath: path]
    }

    /// The expression or statement that contains it, or nil.
    public var parent: Node? { self[dynamicMember: \.parent].map { Node(code: code, index: $0) } }

    /// The enclosing nodes, innermost first.
    public var ancestors: some Sequence<Node> {
      sequence(state: self) { node in
        guard let parent = node.parent else { return nil as Node? }
        node = parent
        return parent
      }
    }

    /// True if it is in a storyboard scene's list of objects.
    public var isDeclaredAsObject: Bool { ancestors.contains { $0.kind == .call && $0.name == "object" } }

    /// The nodes directly inside, in order.
    public var children: [Node] { descendants.filter { code.expressions[$0.index].parent == index } }

    /// The nodes inside, in order.
    public var descendants: [Node] {
      // The parts of an expression follow it directly.
      let rest = code.expressions[(index + 1)...]
      return (index + 1..<(rest.firstIndex { ($0.parent ?? -1) < index } ?? rest.endIndex))
        .map { Node(code: code, index: $0) }
    }

    /// Returns the children that belong to one part of the node.
    public func children(_ part: Expression.Part) -> [Node] {
      children.filter { $0.expression.part == part }
    }

    /// Returns the argument with a label, or nil; the first trailing closure has an empty label.
    public func argument(_ label: String) -> Node? {
      guard let position = expression.labels.firstIndex(of: label) else { return nil }
      return children.first { $0.expression.part == .argument && $0.expression.position == position }
    }

    /// Returns true if it is inside a part of a certain expression around it, at any depth.
    public func stands(in part: Expression.Part, of outer: Node) -> Bool {
      var node = self
      while let parent = node.parent {
        if parent.index == outer.index { return node.expression.part == part }
        node = parent
      }
      return false
    }
  }

  /// The expressions in their places.
  public var nodes: [Node] { expressions.indices.map { Node(code: self, index: $0) } }

  /// The calls, in order.
  public var calls: [Node] { nodes.filter { $0.kind == .call } }

  /// Returns the calls of functions with one of some names.
  public func calls(of names: Set<String>) -> [Node] { calls.filter { names.contains($0.name) } }

  /// Returns the declarations of local variables and constants with a name, in order.
  public func variables(named name: String) -> [Node] {
    nodes.filter { $0.kind == .variable && $0.name == name }
  }

  /// The assignments, in order.
  public var assignments: [Node] { nodes.filter { $0.kind == .assignment } }
}

extension Expression {
  /// The names of the base from left to right, calls as `a()`: `self` and `viewModel` for `self.viewModel.reload()`.
  public var path: [String] { base?.split(separator: ".").map(String.init) ?? [] }

  /// The last name of the base, such as `viewModel`; nil if there is none.
  public var owner: String? { path.last }

  /// The type of which a call makes an object, such as `Film` for `Film(…)` and `Film.init(…)`, or nil. A name with a
  /// capital letter counts as a type's.
  public var made: String? {
    guard kind == .call else { return nil }
    let type = name == "init" ? owner : name
    return type?.first?.isUppercase == true ? type : nil
  }
}

extension [Member] {
  /// The expressions and statements of all members.
  public var nodes: [Code.Node] { flatMap(\.code.nodes) }
}
