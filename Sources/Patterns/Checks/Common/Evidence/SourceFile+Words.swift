extension SourceFile {
  /// The classes that the file declares whose names end in `suffix`.
  package func classes(endingIn suffix: String) -> [String] {
    classes.filter { $0.hasSuffix(suffix) }
  }

  /// Where words stand, each where it stands first: `line 7 (URLSession)`.
  package func places(of words: [String]) -> [String] {
    words.compactMap { word in line(of: word).map { "line \($0) (\(word))" } }
  }

  /// Where a pattern matches, each text where it stands first.
  package func words<Output>(
    _ pattern: SourcePattern<Output>, where isWanted: (SourcePattern<Output>.Match) -> Bool = { _ in true }
  ) -> [String] {
    let texts = matches(of: pattern).filter(isWanted).map { String($0.text) }.uniqued
    return texts.map { "line \(line(of: $0) ?? 0) (\($0.split(separator: " ").joined(separator: " ")))" }
  }

  /// Where a token stands: `Films.swift, line 7 (URLSession)`.
  package func place(_ index: Int) -> String {
    "\(name), line \(tokens[index].line) (\(tokens[index].text))"
  }
}
