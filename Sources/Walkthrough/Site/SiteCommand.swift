import Foundation

/// Writes the site.
struct SiteCommand: Command, Equatable {
  func answer(with options: Options) async throws -> Answer {
    let folder =
      options[.output].map { URL(fileURLWithPath: $0) }
      ?? Package.folder.appendingPathComponent(".build/site")
    guard folder.isFolder || !FileManager.default.fileExists(atPath: folder.path) else {
      throw UsageError.invalid("\(folder.path) is a file. --output takes the path of a directory.")
    }
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

extension OptionEntry where Self == Option<String> {
  fileprivate static var output: Self {
    Self(
      "--output", "DIR", of: .file, takes: "the path of a directory, such as --output /tmp/site",
      "the directory to write index.html to, created if needed; by default .build/site in the kit")
  }
}
