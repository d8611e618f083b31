extension CommandEntry {
  static let quiz = CommandEntry(
    name: "quiz",
    brief: "which message comes next? four to choose from",
    summary:
      "Shows an event of a story and asks which message comes next, out of four. After each answer it shows the "
      + "message, its step in the pattern's cycle, and the rule. Answers are read from standard input: 1 to 4, or q to "
      + "stop. The score of each step is kept, and 'review' asks again.",
    operands: [
      .pattern.optional("the pattern; all four by default"),
      .story.optional("the story; by default one question for each step, from several stories"),
    ],
    examples: [
      Example(words: "quiz viper", meaning: "one question for each step of VIPER's cycle"),
      Example(words: "quiz swift-io sort-countries", meaning: "the messages of one story"),
    ]
  ) { words, _ throws(UsageError) in
    guard let word = words.first else { return .quiz(nil, story: nil) }
    let pattern = try pattern(word)
    return .quiz(pattern, story: words.count > 1 ? try story(words[1]) : nil)
  }

  static let review = CommandEntry(
    name: "review",
    brief: "the quiz, with the steps that are due again",
    summary:
      "Repeats the steps that are due. A step that you missed is due the next day; one that you predicted returns after "
      + "1, 3, 7, 16 and 35 days.",
    examples: [Example(words: "review", meaning: "what is due today")]
  ) { _, _ throws(UsageError) in .review }

  static let search = CommandEntry(
    name: "search",
    brief: "rules, stories, messages, terms and pages that contain the words",
    summary:
      "Finds rules, stories, messages, terms of the glossary and paragraphs of pages that contain all of the words.",
    operands: [
      OperandEntry(
        name: "WORD", noun: "a word", values: .any, meaning: "a word or a part of one, in upper or lower case"
      ),
      OperandEntry(
        name: "WORD", noun: "a word", values: .any, meaning: "more words, all of which must occur",
        count: .anyNumber),
    ],
    formats: [.text, FormatEntry(format: .json, meaning: "one document: schema, words, and all matches")],
    options: [.allMatches],
    examples: [
      Example(words: "search weak", meaning: "everything about weak references"),
      Example(words: "search presenter output", meaning: "entries with both words"),
      Example(words: "search presenter --all", meaning: "every match"),
    ]
  ) { words, _ throws(UsageError) in
    let typed = words.filter { word in word.contains { !$0.isWhitespace } }
    guard !typed.isEmpty else { throw .missing("search needs a word", known: []) }
    guard typed == words else { throw .invalid("One of the words is blank. Leave it out.") }
    return .search(words)
  }
}
