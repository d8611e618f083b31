/// The expressions and statements of a member, each after the one that contains it.
public struct Code: Codable, Hashable, Sendable {
  /// The expressions of the code, by position; `Expression.parent` is an index into this list.
  public var expressions: [Expression]

  /// Creates code from its expressions.
  public init(_ expressions: [Expression] = []) { self.expressions = expressions }

  /// Reads the expressions alone.
  public init(from decoder: any Decoder) throws {
    expressions = try decoder.singleValueContainer().decode([Expression].self)
  }

  /// Writes the expressions alone.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(expressions)
  }
}

/// An expression, a statement, or a local declaration.
///
/// | kind | name | other properties |
/// |---|---|---|
/// | call | the function, `subscript`, or empty if no name is called | base, labels |
/// | name | the variable, property or type that is named without being called | base |
/// | assignment | the operator, such as `=` or `+=` | parts target and value |
/// | operation | the operator, such as `==`, `??` or `!` | parts are the operands |
/// | condition | `if`, `guard`, `switch`, `case`, `while`, `where` or `ternary` | parts test, then, else |
/// | closure | empty | labels are the captures, names the parameters |
/// | literal | the text of a string; empty for an array or a dictionary; else what is written | type says which |
/// | cast | `as`, `as?`, `as!` or `is` | type, part value |
/// | loop | `for` or `repeat` | parts value, test and body |
/// | statement | `return`, `throw`, `try!`, `try?`, `defer`, `do`, `catch`, `break`, `continue` | part value or body |
/// | variable | the local constant or variable, also of an `if let` or a pattern | type, part value |
/// | function | the local function | parts body |
public struct Expression: Codable, Hashable, Sendable {
  /// The kind of expression or statement.
  public enum Kind: String, Codable, Sendable {
    case call, name, assignment, operation, condition, closure, literal, cast, loop, statement, variable,
      function
  }

  /// An expression's role in the one that contains it.
  public enum Part: String, Codable, Sendable {
    case base, argument, target, value, operand, test, then, `else`, body, interpolation
  }

  /// The kind of expression or statement.
  public var kind: Kind
  /// The name; what that is depends on the kind.
  public var name: String
  /// The base of a member, without `?` and `!`: `viewModel` in `viewModel?.reload()`, `a.b()` in `a.b().c`; empty
  /// for an implicit base as in `.success`; nil if there is none.
  public var base: String?
  /// The labels of a call's arguments, empty for those without one, trailing closures included; the captures of a
  /// closure as they are written.
  public var labels: [String]
  /// The names of a closure's parameters.
  public var names: [String]
  /// The type of a cast or of a local variable; `string`, `integer`, `float`, `boolean`, `nil`, `regex`, `array` or
  /// `dictionary` for a literal.
  public var type: TypeName?
  /// The names that a `!` follows, in the base or at the end; `as!` for a forced cast.
  public var forced: [String]
  /// True if a variable is declared with `let`.
  public var isConstant: Bool
  /// The line, from 1.
  public var line: Int
  /// The index of the expression that contains it, or nil.
  public var parent: Int?
  /// Its role in that expression.
  public var part: Part?
  /// The number of the argument, operand or element, from 0.
  public var position: Int?

  /// Creates an expression.
  public init(
    _ kind: Kind, _ name: String, base: String? = nil, labels: [String] = [], names: [String] = [],
    type: TypeName? = nil, forced: [String] = [], isConstant: Bool = false, line: Int, parent: Int? = nil,
    part: Part? = nil, position: Int? = nil
  ) {
    self.kind = kind
    self.name = name
    self.base = base
    self.labels = labels
    self.names = names
    self.type = type
    self.forced = forced
    self.isConstant = isConstant
    self.line = line
    self.parent = parent
    self.part = part
    self.position = position
  }
}
