/// A source file, described by its syntax.
///
/// The syntax reader writes these facts as JSON; this file is compiled into the reader and into its clients. Facts
/// describe what is written: no name is resolved, and no type is inferred.
public struct SourceFile: Codable, Hashable, Sendable {
  /// The file's name.
  public var name: String
  /// The folders that lead to the file from the one that was read, such as `Modules/Films`; empty for none.
  public var folder: String
  /// The imports, top to bottom.
  public var imports: [Import]
  /// The types and extensions that the file declares, in the order in which they begin: nested ones included, those
  /// inside functions not.
  public var types: [TypeDeclaration]
  /// The functions, variables and aliases outside of types, and the statements of a main file, as one member
  /// of the kind `statements`.
  public var members: [Member]
  /// The first syntax error and its line, or nil.
  public var syntaxError: String?
  /// The number of lines that are neither empty nor only comments.
  public var codeLines = 0
  /// The text that was read; empty in what the reader writes.
  public var text = ""

  /// Creates the facts of a file.
  public init(
    name: String, folder: String = "", imports: [Import] = [], types: [TypeDeclaration] = [],
    members: [Member] = [], syntaxError: String? = nil
  ) {
    self.name = name
    self.folder = folder
    self.imports = imports
    self.types = types
    self.members = members
    self.syntaxError = syntaxError
  }

  private enum CodingKeys: CodingKey {
    case name, folder, imports, types, members, syntaxError, codeLines
  }
}

/// An import of a module, or of one declaration of a module.
public struct Import: Codable, Hashable, Sendable {
  /// The module.
  public var module: String
  /// The keyword of the imported declaration, such as `struct`, or nil for a whole module.
  public var kind: String?
  /// The imported declaration or submodule, or nil for a whole module.
  public var declaration: String?
  /// The line, from 1.
  public var line: Int

  /// Creates an import.
  public init(module: String, kind: String? = nil, declaration: String? = nil, line: Int) {
    self.module = module
    self.kind = kind
    self.declaration = declaration
    self.line = line
  }
}

/// A type's declaration, or an extension.
public struct TypeDeclaration: Codable, Hashable, Sendable {
  /// The kind of declaration.
  public enum Kind: String, Codable, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  }

  /// The kind of declaration.
  public var kind: Kind
  /// The name, such as `Request`; for an extension, the last part of the extended type's name.
  public var name: String
  /// The names of the types around it, the outermost first, such as `ListCountries`; for `extension A.B` they include
  /// `A`.
  public var outer: [String]
  /// The attributes as they are written, such as `@MainActor`.
  public var attributes: [String]
  /// The modifiers, such as `final` and `private`.
  public var modifiers: [String]
  /// The names in angle brackets of a protocol.
  public var primaryAssociatedTypes: [String]
  /// The types after the colon.
  public var inherited: [TypeName]
  /// The members, top to bottom; nested types are in the file's own list.
  public var members: [Member]
  /// The first line, from 1.
  public var line: Int
  /// The last line.
  public var lastLine: Int

  /// Creates the facts of a type.
  public init(
    kind: Kind, name: String, outer: [String] = [], attributes: [String] = [], modifiers: [String] = [],
    primaryAssociatedTypes: [String] = [], inherited: [TypeName] = [], members: [Member] = [], line: Int,
    lastLine: Int
  ) {
    self.kind = kind
    self.name = name
    self.outer = outer
    self.attributes = attributes
    self.modifiers = modifiers
    self.primaryAssociatedTypes = primaryAssociatedTypes
    self.inherited = inherited
    self.members = members
    self.line = line
    self.lastLine = lastLine
  }
}

/// A function, a property, a case, or any other declaration in a type or a file.
public struct Member: Codable, Hashable, Sendable {
  /// The kind of declaration.
  public enum Kind: String, Codable, Sendable {
    case function, property, initializer, deinitializer, `subscript`, `case`, `typealias`, `associatedtype`
    /// The statements of a main file.
    case statements
    /// Anything else, such as a macro.
    case other
  }

  /// A parameter of a function, or a value of a case.
  public struct Parameter: Codable, Hashable, Sendable {
    /// The label at the call; nil for `_`, and for a value without a label.
    public var label: String?
    /// The name inside the function; empty for a value without a name.
    public var name: String
    /// The type.
    public var type: TypeName
    /// True if any number of values can be passed.
    public var isVariadic: Bool
    /// True if a call can leave it out.
    public var hasDefault: Bool
  }

  /// The kind of declaration.
  public var kind: Kind
  /// The base name, such as `search`; the keyword for an `init`, `deinit` or `subscript`.
  public var name: String
  /// The attributes as they are written, such as `@IBAction`.
  public var attributes: [String]
  /// The modifiers as they are written, such as `weak`, `static` and `private(set)`.
  public var modifiers: [String]
  /// The generic parameters in their angle brackets, or an empty text.
  public var generics: String
  /// The parameters, left to right.
  public var parameters: [Parameter]
  /// The type of a property or of a function's result, or the type that an alias names; nil if none is written.
  public var type: TypeName?
  /// The types that an associated type has to conform to.
  public var inherited: [TypeName]
  /// True if a property is declared with `let`.
  public var isConstant: Bool
  /// The written accessors of a property or subscript, such as `get`, `set` and `didSet`; `get` also if the getter has
  /// no keyword.
  public var accessors: [String]
  /// True if a call or a read can suspend.
  public var isAsync: Bool
  /// The thrown type: nil if nothing is thrown, empty for any error.
  public var thrown: String?
  /// The `where` clause, or an empty text.
  public var requirements: String
  /// The declaration on one line, without its body and its value.
  public var text: String
  /// The default values, the initial value and the bodies.
  public var code: Code
  /// The first line, from 1.
  public var line: Int
  /// The last line.
  public var lastLine: Int
}

/// A type as it is written.
public struct TypeName: Codable, Hashable, Sendable {
  /// The parts of a function type.
  public struct Function: Codable, Hashable, Sendable {
    /// The types of the parameters.
    public var parameters: [String]
    /// The type of the result.
    public var result: String
    /// True if a call can suspend or throw.
    public var hasEffects: Bool
  }

  /// The whole type with its attributes, on one line.
  public var text: String
  /// The type without attributes, `any`, `some`, parentheses, `?` and `!`.
  public var core: String
  /// The names in the type, such as `Film` and `ID` in `[Film.ID]?`.
  public var names: [String]
  /// True if the type is optional or implicitly unwrapped.
  public var isOptional: Bool
  /// True if the type is implicitly unwrapped.
  public var isForced: Bool
  /// True if the type is written with `any`.
  public var isAny: Bool
  /// True if a function is marked `@escaping`.
  public var isEscaping: Bool
  /// True if the argument is passed `inout`, or with another specifier.
  public var hasSpecifier: Bool
  /// The function type that the core is, or nil.
  public var function: Function?
}
