import Checks

extension SourceFile {
  /// Where the file takes for granted that properties hold something: by a forced unwrapping, by a declaration that
  /// amounts to one, or by a guard that ends the program.
  func placesThatPresume(_ names: [String]) -> [String] {
    presumptions.flatMap { pattern in words(pattern) { names.contains(String($0.1)) } }
  }
}

private let presumptions = [
  #/\b(\w+)!(?!=)/#,
  #/\b(\w+): *[\w.<>() ]+!(?!=)/#,
  #/\bunowned(?:\(\w+\))? (?:let|var) (\w+)/#,
  #/\bguard let (?:\w+ = )?(\w+)\b[^}]*\b(?:preconditionFailure|fatalError)\(/#,
].map { SourcePattern($0) }
