extension SourceFile {
  /// A place where something is named.
  public struct Mention: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The line, from 1.
    public let line: Int
  }

  /// The path of the file in the folder that was read: `Modules/Films/FilmsViewModel.swift`.
  public var path: String { folder.isEmpty ? name : "\(folder)/\(name)" }

  /// The names of the classes that the file declares, in order.
  public var classes: [String] { types.filter { $0.kind == .class }.map(\.name) }

  /// All members, of types and outside of types.
  public var allMembers: [Member] { types.flatMap(\.members) + members }

  /// The places where the file uses a name: of a type, a function, a variable or anything else. Attributes, generic
  /// parameters and `where` clauses are not searched.
  public var mentions: [Mention] { types.flatMap(\.mentions) + members.flatMap(\.mentions) }

  /// Returns the same file in another folder.
  public func moved(to folder: String) -> SourceFile {
    var file = self
    file.folder = folder
    return file
  }

  /// Returns true if the file is in a folder, or below it.
  public func stands(in place: String) -> Bool { folder == place || folder.hasPrefix("\(place)/") }

  /// Describes a place in the file: `Films.swift, line 7`.
  public func place(_ line: Int) -> String { "\(name), line \(line)" }
}

extension TypeDeclaration {
  /// The names of the types around it and its own, joined by dots.
  public var path: String { (outer + [name]).joined(separator: ".") }

  /// True if it declares a class, a structure, an enumeration or an actor.
  public var isConcrete: Bool { kind != .protocol && kind != .extension }

  /// The names after the colon.
  public var inheritedNames: [String] { inherited.flatMap(\.names) }

  /// The names that the declaration uses, without nested types.
  public var mentions: [SourceFile.Mention] {
    (outer.suffix(kind == .extension ? outer.count : 0) + (kind == .extension ? [name] : []) + inheritedNames)
      .map { SourceFile.Mention(name: $0, line: line) } + members.flatMap(\.mentions)
  }

  /// The stored and computed properties.
  public var properties: [Member] { members.filter { $0.kind == .property } }

  /// The methods.
  public var functions: [Member] { members.filter { $0.kind == .function } }
}

extension Member {
  /// The names that the declaration and its code use.
  public var mentions: [SourceFile.Mention] {
    let types = [type].compactMap(\.self) + parameters.map(\.type) + inherited
    return types.flatMap(\.names).map { SourceFile.Mention(name: $0, line: line) }
      + code.expressions.flatMap(\.mentions)
  }

  /// True if the member belongs to the type and not to an instance.
  public var isStatic: Bool { !Set(modifiers).isDisjoint(with: ["static", "class"]) }

  /// True if only the file or the type can use it.
  public var isPrivate: Bool { !Set(modifiers).isDisjoint(with: ["private", "fileprivate"]) }

  /// True if only the file or the type can set it.
  public var hasPrivateSetter: Bool {
    isPrivate || !Set(modifiers).isDisjoint(with: ["private(set)", "fileprivate(set)"])
  }

  /// True if a property is computed.
  public var isComputed: Bool { accessors.contains("get") }

  /// True if a reference is weak.
  public var isWeak: Bool { modifiers.contains("weak") }

  /// True if a reference is unowned.
  public var isUnowned: Bool { modifiers.contains { $0.hasPrefix("unowned") } }

  /// True if a method overrides one of its superclass.
  public var isOverride: Bool { modifiers.contains("override") }
}

extension TypeName {
  /// True if the type is an array, a set or a dictionary.
  public var isList: Bool {
    core.hasPrefix("[") || ["Array", "Set", "Dictionary"].contains(names.first ?? "")
  }
}

extension Expression {
  /// The names that the expression itself uses, without the expressions in it.
  public var mentions: [SourceFile.Mention] {
    var names = kind == .literal ? [] : type?.names ?? []
    if kind == .call || kind == .name {
      let path = base?.split { ".()[]…".contains($0) }.map(String.init) ?? []
      names = path + [name] + (kind == .call ? labels : []) + names
    }
    return names.filter { !$0.isEmpty }.map { SourceFile.Mention(name: $0, line: line) }
  }
}
