/// Regenerates the pages, or lists what is stale.
struct DocsCommand: Command, Equatable {
  let isCheck: Bool

  func answer(with options: Options) throws -> Answer {
    try DocumentationAnswers(pages: DocumentationPages(folder: Package.folder), page: options.page)
      .answer(isCheck: isCheck)
  }
}

extension CommandEntry {
  static let docs: CommandEntry = CommandEntry(
    name: "docs",
    brief: "regenerates the generated parts of the pages",
    summary:
      "Regenerates the generated parts of the package's pages (charts and messages from traces, tables of counts, the "
      + "page on rules), and the fingerprints and message lists of the exercises. For people who work on the kit.",
    options: [.check],
    examples: [
      Example(words: "docs", meaning: "after a change to the apps or the rules"),
      Example(words: "docs --check", meaning: "before a commit"),
    ]
  ) { _, options throws(UsageError) in DocsCommand(isCheck: options[.check]) }
}

extension OptionEntry where Self == Option<Bool> {
  fileprivate static var check: Self {
    Self(
      flag: "--check", "writes nothing; lists what is stale and which links are broken; exit status 1 if any")
  }
}
