nonisolated extension [String] {
  /// Returns the first word that begins with `word`, unless `word` is a single letter; else the word that is the fewest
  /// edits away. Returns nil if even that one is too far away: more than two edits, and more than one for every two of
  /// its letters. The hyphens that an option begins with do not count as letters.
  func nearest(to word: String) -> String? {
    let word = word.lowercased()
    if word.count > 1, let longer = first(where: { $0.lowercased().hasPrefix(word) }) { return longer }
    let ranked = map { (word: $0, edits: $0.lowercased().edits(to: word)) }
    guard let best = ranked.min(by: { $0.edits < $1.edits }) else { return nil }
    let letters = best.word.drop { $0 == "-" }.count
    return best.edits <= Swift.max(2, letters / 2) ? best.word : nil
  }
}

nonisolated extension String {
  /// Counts the letters to insert, remove, replace or swap with their neighbour.
  fileprivate func edits(to other: String) -> Int {
    let a = Array(self)
    let b = Array(other)
    var rows = [Array(0...b.count)]
    for i in 1..<(a.count + 1) {
      var row = [i]
      for j in 1..<(b.count + 1) {
        let cost = a[i - 1] == b[j - 1] ? 0 : 1
        var best = Swift.min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + cost)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          best = Swift.min(best, rows[i - 2][j - 2] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
