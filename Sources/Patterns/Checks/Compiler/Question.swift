public import SourceModel

/// A question for the compiler: does a part of a program compile if it sees only what it may see?
public struct Question: Hashable, Sendable {
  /// A file to compile.
  public struct File: Hashable, Sendable {
    /// Its path in the program's folder.
    public let path: String
    /// The text.
    public let text: String

    /// Creates a file from its path and its text.
    public init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  /// The question's subject, for messages: `the presenters without the view's classes`.
  public let subject: String
  /// The files, which are compiled together as one module.
  public let files: [File]
  /// The built modules to hide.
  public let hidden: Set<String>
  /// True if the files are isolated to the main actor by default, as an app's are.
  public let isOnMainActor: Bool

  /// True if there is nothing to compile, so that the answer would show nothing.
  var isEmpty: Bool { files.allSatisfy { $0.text.allSatisfy(\.isWhitespace) } }

  /// Creates a question from files and from modules to hide.
  public init(
    about subject: String, files: [File], hiding hidden: Set<String> = [], isOnMainActor: Bool = true
  ) {
    self.subject = subject
    self.files = files
    self.hidden = hidden
    self.isOnMainActor = isOnMainActor
  }

  /// Creates a question about some files of a program, without some of the types that they declare.
  ///
  /// - Parameters:
  ///   - subject: The question's subject, for messages: `the presenters without the view's classes`.
  ///   - sources: The files that are compiled. Files of another module, such as a library
  ///     folder that other files import by its name, are left out.
  ///   - hidden: The names of built modules that the files must not import.
  ///   - snippet: The text of one more file.
  ///   - isOnMainActor: True if the files are isolated to the main actor by default.
  ///   - isLeftOut: True if a declaration of a type, or an extension, is left out.
  public init(
    about subject: String, in sources: [SourceFile], hiding hidden: Set<String> = [],
    adding snippet: String? = nil, isOnMainActor: Bool = true,
    without isLeftOut: (TypeDeclaration) -> Bool = { _ in false }
  ) {
    self.init(
      about: subject,
      files: sources.withoutLibraries.map { File(path: $0.path, text: $0.without(isLeftOut).text) }
        + [snippet].compactMap(\.self).map { File(path: "Snippet.swift", text: $0) },
      hiding: hidden, isOnMainActor: isOnMainActor)
  }
}

extension [SourceFile] {
  /// The files without those of another module, such as a library folder that other files import by its name.
  public var withoutLibraries: [SourceFile] {
    // A folder is a module of its own if others import it by its name, and none of its own files does.
    var modules = Set(flatMap(\.imports).map(\.module))
    for file in self { modules.subtract(file.imports.map(\.module).filter(file.folders.contains)) }
    return filter { modules.isDisjoint(with: $0.folders) }
  }
}

extension SourceFile {
  /// The folders that lead to the file.
  fileprivate var folders: [String] { folder.split(separator: "/").map(String.init) }
}
