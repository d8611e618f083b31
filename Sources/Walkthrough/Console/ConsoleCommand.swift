import Catalogue
import Foundation
import VIPER

/// Runs the app without screens.
struct ConsoleCommand: Command, Equatable {
  func answer(with options: Options) throws -> Answer {
    let store = options[.store].map { URL(fileURLWithPath: $0) } ?? FileFavourites.defaultURL()
    guard !store.isFolder else {
      throw UsageError.invalid("\(store.path) is a directory. --store takes the path of a file.")
    }
    try ConsoleSession(terminal: options.terminal, store: store, data: try options.catalogueData()).run()
    return Answer(text: "")
  }
}

extension CommandEntry {
  static let console: CommandEntry = CommandEntry(
    name: "console",
    brief: "the app without screens, line by line",
    summary:
      "The app without screens: VIPER's interactors, driven by lines of text from a terminal or a pipe. They find "
      + "and sort countries, open countries and films, and mark favourites, which are kept in a file.",
    options: [.store, .catalogue],
    terms: Console.commands.map { Term(term: $0.usage, meaning: $0.meaning) }
      + [Term(term: "quit", meaning: "leaves; so does the end of the input")],
    examples: [
      Example(words: "console", meaning: "type commands such as 'search italy'"),
      Example(words: "console --store /tmp/favourites.json", meaning: "keep favourites somewhere else"),
    ]
  ) { _, _ throws(UsageError) in ConsoleCommand() }
}

extension OptionEntry where Self == Option<String> {
  fileprivate static var store: Self {
    Self(
      "--store", "PATH", of: .file, takes: "the path of a file, such as --store favourites.json",
      "the file that keeps the favourites; by default one in your own data folder")
  }
}
