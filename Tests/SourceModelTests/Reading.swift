import SourceModel
import Toolchain

/// Returns the code of a function with this body.
func code(_ body: String) throws -> Code {
  let file = try SourceFile(name: "Sample.swift", text: "func sample() {\n\(body)\n}")
  return file.members[0].code
}

/// Returns the names that a function with this body uses.
func names(_ body: String) throws -> [String] {
  try code(body).expressions.flatMap(\.mentions).map(\.name)
}

/// The reason why tests that read syntax are skipped, or nil.
let unavailable: SyntaxReaderUnavailable? = {
  do {
    _ = try SyntaxReader.shared()
    return nil
  } catch {
    return error as? SyntaxReaderUnavailable
  }
}()
