extension String {
  /// The words of a name in lower case: `showFooterLabel` has `show`, `footer` and `label`.
  public var wordsOfName: [String] {
    let letters = Array(self)
    var words: [String] = []
    for (index, letter) in letters.enumerated() where letter.isLetter {
      let previous = index > 0 ? letters[index - 1] : "_"
      let endsCapitals = index + 1 < letters.count && letters[index + 1].isLowercase
      let isInCapitals = previous.isUppercase && !endsCapitals
      if !previous.isLetter || letter.isUppercase && !isInCapitals { words.append("") }
      words[words.count - 1] += letter.lowercased()
    }
    return words
  }
}
