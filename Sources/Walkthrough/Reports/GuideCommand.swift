/// Prints what the program prints without a command where there is no terminal.
struct GuideCommand: Command, Equatable {
  func answer(with options: Options) async throws -> Answer {
    let notice = WaitingNotice.standard("Running a first story")
    defer { notice.end() }
    return Answer(text: try await GuideReport(page: options.page).text())
  }
}

extension CommandEntry {
  static let guide: CommandEntry = CommandEntry(
    name: "guide",
    brief: "one tap in MVC and in the four, and where to go on",
    summary:
      "Begins with one tap in an MVC app, says who does what for it in the four architectures, and shows Swift-IO's "
      + "cycle message by message. Without a command and without a terminal, the program prints the same.",
    examples: [Example(words: "guide", meaning: "from MVC to the first cycle")]
  ) { _, _ throws(UsageError) in GuideCommand() }
}
