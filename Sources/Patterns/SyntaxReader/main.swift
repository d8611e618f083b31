import Foundation
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

// Reads Swift files and describes their syntax.
//
//   syntax-reader
//
// Each line of the standard input is a JSON array of objects with the keys `name` and `text`; for each line it writes a
// line with a JSON array of `SourceFile`, in the same order. It ends when the input does.

struct Input: Decodable {
  let name: String
  let text: String
}

func read(_ input: Input) -> SourceFile {
  let parsed = Parser.parse(source: input.text)
  var file = DeclarationReader(name: input.name, text: input.text, tree: parsed).file
  if parsed.hasError, let error = ParseDiagnosticsGenerator.diagnostics(for: parsed).first {
    let lines = SourceLocationConverter(fileName: input.name, tree: parsed)
    file.syntaxError = "line \(error.location(converter: lines).line): \(error.message)"
  }
  return file
}

let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
do {
  while let line = readLine() {
    let inputs = try JSONDecoder().decode([Input].self, from: Data(line.utf8))
    FileHandle.standardOutput.write(try encoder.encode(inputs.map(read)) + Data("\n".utf8))
  }
} catch {
  FileHandle.standardError.write(Data("syntax-reader: \(error)\n".utf8))
  exit(1)
}
