import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

// Finds the places in Swift files where a small mistake can be made.
//
//   mutant-finder
//
// Each line of the standard input is a JSON array of objects with the keys `name` and `text`; for each line it writes a
// line with a JSON array of `Mutant`, in the order of the files and of their lines. It ends when the input does.

struct Input: Decodable {
  let name: String
  let text: String
}

do {
  while let line = readLine() {
    let inputs = try JSONDecoder().decode([Input].self, from: Data(line.utf8))
    let trees = inputs.map { input in
      OperatorTable.standardOperators.foldAll(Parser.parse(source: input.text)) { _ in }
    }
    let signatures = Signatures(in: trees)
    let mutants = zip(inputs, trees).flatMap { input, tree in
      MutantFinder(file: input.name, text: input.text, tree: tree, signatures: signatures).mutants
    }
    FileHandle.standardOutput.write(try JSONEncoder().encode(mutants) + Data("\n".utf8))
  }
} catch {
  FileHandle.standardError.write(Data("mutant-finder: \(error)\n".utf8))
  exit(1)
}
