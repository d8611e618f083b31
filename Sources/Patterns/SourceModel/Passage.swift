/// A type or an extension, or the code of a file outside of its types.
public struct Passage: Sendable {
  /// The file.
  public let file: SourceFile
  /// The type or the extension, or nil for code outside of types.
  public let type: TypeDeclaration?

  /// The name of the type, or of the file.
  public var name: String { type?.name ?? file.name }

  /// Its declarations.
  public var members: [Member] { type?.members ?? file.members }

  /// The expressions and statements of all its members.
  public var nodes: [Code.Node] { members.nodes }
}

extension SourceFile {
  /// All code, type by type, and then the code outside of types, if there is any.
  public var passages: [Passage] {
    types.map { Passage(file: self, type: $0) } + (members.isEmpty ? [] : [Passage(file: self, type: nil)])
  }
}
