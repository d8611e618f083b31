/// A request on the command line.
struct Request {
  /// The formats of answers.
  enum Format: String, CaseIterable {
    case text, json, sequence, mermaid, plantuml, graphviz, test, markdown, sarif, xcode, github, jsonl
  }

  let command: any Command
  let options: Options
}

extension Request {
  /// Reads the words after the program's name.
  ///
  /// - Throws: `UsageError` for a word that is unknown, missing or in the wrong place.
  init(arguments: [String]) throws(UsageError) {
    let line = CommandLineSplit(arguments)
    guard !line.asks(for: .version) else {
      self.init(command: VersionCommand(), options: Options())
      return
    }
    // The value of an unknown option could be mistaken for a command, so the option is reported first.
    if let name = line.unknownOption, !line.asks(for: .help) {
      let command = CommandEntry.all.first { line.words.contains($0.name) }
      throw .unknownOption(name, of: command ?? .overview)
    }
    let (path, operands) = try CommandEntry.overview.followed(by: line.wordsForHelp)
    // The first word decides the options and the help, even if a subcommand follows, as in `exercises run`.
    let command = path.first ?? .overview
    guard !line.asks(for: .help) else {
      self.init(command: HelpCommand(command: command), options: Options())
      return
    }
    let options = try Options(line.options, of: command)
    let last = path.last ?? .overview
    let words = Array(operands)
    let typed = path.map(\.name).joined(separator: " ")
    try last.check(words, after: typed)
    let missing = last.operands.dropFirst(words.count).filter { $0.count == .once }
    guard let first = missing.first else {
      self.init(command: try last.command(words, options), options: options)
      return
    }
    try last.checkKnown(words)
    let whole = ([typed] + words).joined(separator: " ")
    // The exit status of judge is its verdict, so a missing operand is an error there, not a choice.
    guard last != .judge, let choice = Choice(of: first, after: whole, examples: last.examples),
      options.format == .text
    else {
      let nouns = missing.map(\.noun).joined(separator: " and ")
      throw .missing("\(whole) needs \(nouns)", known: first.values.words)
    }
    self.init(command: choice, options: options)
  }
}

extension CommandLineSplit {
  /// The words, with requests for help in one order: `exercises help run` means `help exercises run`, and that means
  /// `help exercises`, which explains the subcommands too.
  fileprivate var wordsForHelp: [String] {
    let help = CommandEntry.help.name
    guard words.count > 1, words.prefix(2).contains(help),
      let command = CommandEntry.all.named(words[words[0] == help ? 1 : 0]),
      !command.subcommands.isEmpty
    else { return words }
    let isKnown = words.count == 3 && command.subcommands.named(words[2]) != nil
    return [help, command.name] + (isKnown ? [] : Array(words.dropFirst(2)))
  }
}

extension CommandEntry {
  /// Follows words as far as they name commands; returns the commands and the remaining words.
  fileprivate func followed(
    by words: [String]
  ) throws(UsageError) -> (path: [CommandEntry], operands: ArraySlice<String>) {
    var path: [CommandEntry] = []
    var rest = words[...]
    while let word = rest.first {
      let commands = path.last?.subcommands ?? subcommands
      guard !commands.isEmpty else { break }
      guard let next = commands.named(word) else {
        // The word is an operand of a command that has both, such as `judge`.
        if path.last?.operands.isEmpty == false { break }
        throw .unknownCommand(word, after: path.last)
      }
      path.append(next)
      rest = rest.dropFirst()
    }
    return (path, rest)
  }

  /// Checks that there are not too many operands, and that the first two are in order.
  ///
  /// - Parameter typed: The command as it was typed.
  fileprivate func check(_ words: [String], after typed: String) throws(UsageError) {
    if operands.last?.count != .anyNumber, words.count > operands.count {
      let word = words[operands.count]
      let isAlternative =
        operands.count == 1 && !operands[0].values.words.isEmpty
        && operands[0].values.includes(word)
      let advice =
        isAlternative ? "Try '\(Kit.command) \(typed) \(word)'." : "See '\(Kit.command) \(typed) --help'."
      throw .invalid("'\(word.quotable)' is one word too many. \(advice)")
    }
    try checkOrder(of: words, after: typed)
  }

  /// Checks that the operands are known.
  fileprivate func checkKnown(_ words: [String]) throws(UsageError) {
    for (operand, word) in zip(operands, words) where !operand.values.includes(word) {
      throw .unknown(operand.kind, word, known: operand.values.words)
    }
  }

  /// Checks that the first word is not of the second operand's kind.
  private func checkOrder(of words: [String], after typed: String) throws(UsageError) {
    guard let word = words.first, let (first, second) = operands.firstTwo, !first.values.includes(word),
      second.values.includes(word)
    else { return }
    let swapped = words.dropFirst().first(where: first.values.includes)
    // If the second operand may be any word, a word that is nearly right, or is followed by another that cannot be
    // swapped with it, is an unknown first operand.
    let isAlone = words.count == 1 && first.values.words.nearest(to: word) == nil
    guard !second.values.isOpen || isAlone || swapped != nil else { return }
    let other = swapped ?? first.values.words.first ?? first.name
    throw .invalid(
      (second.values.isOpen
        ? "\(typed) takes \(first.noun) first, and '\(word)' is not one. "
        : "'\(word)' is \(second.noun); \(typed) takes \(first.noun) first. ")
        + "Try '\(Kit.command) \(typed) \(other) \(word)'.")
  }
}

extension [CommandEntry] {
  /// Returns the command that a word in upper or lower case names.
  func named(_ word: String) -> CommandEntry? { first { $0.name == word.lowercased() } }
}

extension [OperandEntry] {
  fileprivate var firstTwo: (OperandEntry, OperandEntry)? { count > 1 ? (self[0], self[1]) : nil }
}
