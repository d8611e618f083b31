import Foundation

/// Writes the site.
struct SiteCommand: Command, Equatable {
  func answer(with options: Options) async throws -> Answer {
    let folder = try options.outputFolder(or: Package.folder.appendingPathComponent(".build/site"))
    return try await SiteAnswers(folder: folder, data: try options.catalogueData(), page: options.page)
      .answer()
  }
}

extension CommandEntry {
  static let site: CommandEntry = CommandEntry(
    name: "site",
    brief: "all stories, ownership and rules as a page for the browser",
    summary:
      "Writes one HTML file that shows every story of every pattern, message by message, with its sequence diagram, payload, "
      + "state, screen, source and rule; four patterns side by side; ownership graphs; and the rules. The page needs no "
      + "network and no server.",
    options: [.output, .catalogue],
    examples: [
      Example(words: "site", meaning: "then open .build/site/index.html"),
      Example(words: "site --output /tmp/site", meaning: "then open /tmp/site/index.html"),
    ]
  ) { _, _ throws(UsageError) in SiteCommand() }
}
