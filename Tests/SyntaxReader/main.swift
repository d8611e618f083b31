import Foundation
import SwiftParser
import SwiftSyntax

// Reads Swift files and writes what their syntax shows as one JSON array of `SourceFacts`, in the order of the files.
//
//   syntax-reader [FILE ...]
//
// Without arguments it reads the paths from the standard input, one a line.

let arguments = Array(CommandLine.arguments.dropFirst())
let paths = arguments.isEmpty ? Array(AnyIterator { readLine() }) : arguments

do {
  let facts = try paths.map { path in
    let collector = FactCollector(path: path)
    collector.walk(Parser.parse(source: try String(contentsOfFile: path, encoding: .utf8)))
    return collector.facts
  }
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  FileHandle.standardOutput.write(try encoder.encode(facts))
} catch {
  FileHandle.standardError.write(Data("syntax-reader: \(error)\n".utf8))
  exit(1)
}
