import Foundation

/// What a source file says to the compiler.
struct SourceCode {
  /// The file, from the folder that was read on.
  let path: String
  /// The text, with a space in the place of each comment and each string literal; line breaks stay.
  let text: String

  /// Takes the file's path and what is written in it.
  init(path: String, reading text: String) {
    self.path = path
    self.text = text.withoutCommentsAndLiterals
  }

  /// Reads every Swift file below a folder, in the order of their paths.
  ///
  /// - Throws: An error of Foundation where a file cannot be read.
  static func files(below folder: URL) throws -> [SourceCode] {
    try Package.swiftFiles(below: folder).map { file in
      SourceCode(
        path: String(file.path.dropFirst(folder.path.count + 1)),
        reading: try String(contentsOf: file, encoding: .utf8))
    }
  }
}

extension String {
  fileprivate var withoutCommentsAndLiterals: String {
    replacing(#/(?s)\/\/[^\n]*|\/\*.*?\*\/|""".*?"""|"(?:[^"\\]|\\.)*"/#) { match in
      " " + match.output.filter(\.isNewline)
    }
  }
}
