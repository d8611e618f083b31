public import Facts

/// Something to ask the compiler: whether a part of a program makes sense when it sees no more of the rest than it may.
public struct Question: Hashable, Sendable {
  /// A file to compile.
  public struct File: Hashable, Sendable {
    /// Where it stands, from the program's folder on.
    public let path: String
    /// What it says.
    public let text: String

    /// Takes a path and a text.
    public init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  /// What is asked about, for messages, such as `the presenters without the view's classes`.
  public let subject: String
  /// The files, which are compiled together as one module.
  public let files: [File]
  /// The built modules that are not to be seen.
  public let hidden: Set<String>

  /// Whether there is nothing to compile, so that the answer would show nothing.
  var isEmpty: Bool { files.allSatisfy { $0.text.allSatisfy(\.isWhitespace) } }

  /// Takes files, and modules that are not to be seen.
  public init(about subject: String, files: [File], hiding hidden: Set<String> = []) {
    self.subject = subject
    self.files = files
    self.hidden = hidden
  }

  /// Asks about some files of a program, without some of the types that they declare.
  ///
  /// - Parameters:
  ///   - sources: The files that are compiled. Those of another module, such as a library that the others import by the
  ///     name of its folder, are left out.
  ///   - isLeftOut: Whether a type is not to be seen; its extensions go with it.
  ///   - snippet: The text of one more file.
  public init(
    about subject: String, in sources: [SourceFile], hiding hidden: Set<String> = [],
    adding snippet: String? = nil,
    without isLeftOut: (TypeDeclaration) -> Bool = { _ in false }
  ) {
    let modules = Set(sources.flatMap(\.imports).map(\.module))
    let own = sources.filter { file in
      !file.folder.split(separator: "/").contains { modules.contains(String($0)) }
    }
    self.init(
      about: subject,
      files: own.map { File(path: $0.path, text: $0.text(without: isLeftOut)) }
        + [snippet].compactMap(\.self).map { File(path: "Snippet.swift", text: $0) },
      hiding: hidden)
  }
}
