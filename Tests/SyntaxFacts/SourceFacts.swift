/// The declarations of one source file, as far as its syntax shows them.
///
/// The syntax reader writes these facts as JSON; this file is compiled into the reader and into its clients.
public struct SourceFacts: Codable, Equatable, Sendable {
  /// The path that the reader was given.
  public var path: String
  /// The imports, top to bottom.
  public var imports: [Import]
  /// The protocols, nested ones included.
  public var protocols: [ProtocolFacts]

  /// Creates the facts of one file.
  public init(path: String, imports: [Import], protocols: [ProtocolFacts]) {
    self.path = path
    self.imports = imports
    self.protocols = protocols
  }

  /// An import of a module, or of one declaration of a module.
  public struct Import: Codable, Equatable, Sendable {
    /// The module.
    public var module: String
    /// The keyword of the imported declaration, such as `struct`, or nil for a whole module.
    public var kind: String?
    /// The imported declaration or submodule, or nil for a whole module.
    public var declaration: String?

    /// Creates an import.
    public init(module: String, kind: String? = nil, declaration: String? = nil) {
      self.module = module
      self.kind = kind
      self.declaration = declaration
    }
  }
}

/// A protocol and its requirements.
public struct ProtocolFacts: Codable, Equatable, Sendable {
  /// The name.
  public var name: String
  /// The protocols and classes behind the colon.
  public var inherited: [String]
  /// The names in angle brackets.
  public var primaryAssociatedTypes: [String]
  /// The requirements, top to bottom.
  public var members: [Member]

  /// Creates the facts of one protocol.
  public init(name: String, inherited: [String], primaryAssociatedTypes: [String], members: [Member]) {
    self.name = name
    self.inherited = inherited
    self.primaryAssociatedTypes = primaryAssociatedTypes
    self.members = members
  }

  /// A requirement.
  public enum Member: Codable, Equatable, Sendable {
    /// A method.
    case function(FunctionFacts)
    /// A property.
    case property(PropertyFacts)
    /// An associated type, and what it conforms to.
    case associatedType(name: String, inherited: [String])
    /// An initializer, a subscript or anything else, as it is written.
    case other(text: String)
  }
}

/// A method.
public struct FunctionFacts: Codable, Equatable, Sendable {
  /// The base name.
  public var name: String
  /// The modifiers, such as `static`.
  public var modifiers: [String]
  /// The generic parameters in their angle brackets, or an empty text.
  public var generics: String
  /// The parameters, left to right.
  public var parameters: [Parameter]
  /// Whether the method is asynchronous.
  public var isAsync: Bool
  /// The errors that are thrown.
  public var errors: Errors
  /// The type of the result, or nil where none is written.
  public var result: TypeFacts?
  /// The `where` clause, or an empty text.
  public var requirements: String

  /// The errors that a method throws.
  public enum Errors: Codable, Equatable, Sendable {
    /// No error.
    case none
    /// Any error.
    case any
    /// Errors of one type.
    case typed(String)
  }

  /// A parameter.
  public struct Parameter: Codable, Equatable, Sendable {
    /// The label at the call, or nil for `_`.
    public var label: String?
    /// The name inside the method.
    public var name: String
    /// The type.
    public var type: TypeFacts
    /// Whether any number of values can be passed.
    public var isVariadic: Bool
  }
}

/// A property.
public struct PropertyFacts: Codable, Equatable, Sendable {
  /// The name.
  public var name: String
  /// The modifiers, such as `static`.
  public var modifiers: [String]
  /// The type.
  public var type: TypeFacts
  /// Whether the property can be set.
  public var isSettable: Bool
  /// Whether reading the property can suspend or throw.
  public var hasEffects: Bool
}

/// A type, as it is written.
public struct TypeFacts: Codable, Equatable, Sendable {
  /// The whole type with its attributes, on one line.
  public var text: String
  /// The type without attributes, parentheses, `?` and `!`.
  public var core: String
  /// Whether the type is optional or implicitly unwrapped.
  public var isOptional: Bool
  /// Whether a function is marked `@escaping`.
  public var isEscaping: Bool
  /// Whether the argument is passed `inout`, or with another specifier.
  public var hasSpecifier: Bool
  /// The function type that the core is, or nil.
  public var function: Function?

  /// The parts of a function type.
  public struct Function: Codable, Equatable, Sendable {
    /// The number of parameters.
    public var arity: Int
    /// The type of the result.
    public var result: String
    /// Whether a call can suspend or throw.
    public var hasEffects: Bool
  }
}
