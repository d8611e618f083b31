extension String {
  /// The words of a name in lower case: `showFooterLabel` has `show`, `footer` and `label`.
  package var wordsOfName: [String] { allWordsOfNames(self) }

  /// Splits the name into its words, in lower case.
  fileprivate func separateWordsOfName() -> [String] {
    var words: [String] = []
    var word = ""
    let letters = Array(self)
    for (index, letter) in letters.enumerated() {
      let endsCapitals =
        index > 0 && index + 1 < letters.count && letters[index - 1].isUppercase
        && letters[index + 1].isLowercase
      let begins = letter.isUppercase && (word.last?.isUppercase == false || endsCapitals)
      if begins || !letter.isLetter {
        words.append(word)
        word = ""
      }
      if letter.isLetter { word.append(letter) }
    }
    words.append(word)
    return words.filter { !$0.isEmpty }.map { $0.lowercased() }
  }
}

private let allWordsOfNames = Memo<String, [String]> { $0.separateWordsOfName() }
