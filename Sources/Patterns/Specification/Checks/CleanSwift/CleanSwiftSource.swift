import Stories

extension SourceFile {
  /// The classes that the file declares whose names end in `suffix`.
  func classes(endingIn suffix: String) -> [String] {
    classes.filter { $0.hasSuffix(suffix) }
  }

  /// Where words stand, each where it stands first: `line 7 (URLSession)`.
  func places(of words: [String]) -> [String] {
    words.compactMap { word in line(of: word).map { "line \($0) (\(word))" } }
  }

  /// Where a pattern matches, each text where it stands first.
  func words<Output>(
    _ pattern: SourcePattern<Output>, where isWanted: (SourcePattern<Output>.Match) -> Bool = { _ in true }
  ) -> [String] {
    let texts = matches(of: pattern).filter(isWanted).map { String($0.text) }.uniqued
    return texts.map { "line \(line(of: $0) ?? 0) (\($0.split(separator: " ").joined(separator: " ")))" }
  }

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
