import TextLayout

/// The help on a command.
struct HelpReport {
  let command: CommandEntry
  let page: Page

  func text() -> String {
    var text = page.paragraph(command.summary) + "\n" + usage + "\n"
    for terms in sections where !terms.isEmpty {
      text +=
        terms.flatMap { page.definition($0.term, $0.meaning, column: 32) }.joined(separator: "\n") + "\n\n"
    }
    if let notes = command.notes { text += page.paragraph(notes) + "\n" }
    return text + page.style.strong("Examples") + "\n\n"
      + page.commands(command.examples.map { ($0.words, $0.meaning) })
  }

  private var usage: String {
    "\(Kit.command) \(command.usage)".wrapped(to: page.textWidth)
      .map { page.style.strong($0) + "\n" }.joined()
  }

  private var sections: [[CommandEntry.Term]] {
    [command.words, command.terms, command.optionTerms]
  }
}

extension CommandEntry {
  /// The words that may follow the command, with their meaning.
  var words: [Term] {
    subcommands.map { Term(term: self == .overview ? $0.shortSignature : $0.signature, meaning: $0.brief) }
      + operands.map { Term(term: $0.name, meaning: $0.meaning) }
  }

  /// The options of the command with their meaning, and an entry for each format.
  var optionTerms: [Term] {
    formats.filter { $0.format != .text }.map {
      Term(term: "--format \($0.format.rawValue)", meaning: $0.meaning)
    } + (options + Options.common).map { Term(term: $0.term, meaning: $0.meaning) }
  }
}
