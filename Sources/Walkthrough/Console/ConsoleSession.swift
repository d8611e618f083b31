import Catalogue
import Foundation
import TextLayout
import VIPER

/// A conversation with the app that has no screens: reads lines, prints what VIPER's interactors answer.
struct ConsoleSession {
  let terminal: Terminal
  /// The file that keeps the favourites.
  let store: URL
  /// The catalogue's data.
  let data: CatalogueData

  /// Answers lines until the user types `quit` or `exit`, or the input ends.
  ///
  /// - Throws: `OutputError` if an answer cannot be written.
  func run() throws(OutputError) {
    let catalogue = InMemoryCatalogue(data: data)
    var answers: [String] = []
    let console = Console(catalogue: catalogue, favourites: FileFavourites(url: store)) { answers.append($0) }
    try greet()
    while true {
      guard let line = readLine() else {
        // The end of the input leaves the cursor after the prompt.
        if isInteractive { try terminal.write("\n") }
        return
      }
      // In a pipe nobody sees the command, so it is shown before its answer.
      if !isInteractive { try terminal.write("> \(line.printable)\n") }
      let word = line.trimmingCharacters(in: .whitespaces)
      if ["q", "quit", "exit"].contains(word) { return }
      console.handle(word == "?" ? "help" : line)
      if ["?", "help"].contains(word) { answers.append("quit: leaves") }
      while catalogue.deliverNext() {}
      try terminal.write(answers.map { $0.printable + "\n" }.joined())
      answers = []
      try prompt()
    }
  }

  /// Tells the user at a terminal what can be typed and where favourites are kept.
  private func greet() throws(OutputError) {
    guard isInteractive else { return }
    let page = Page(width: terminal.width, style: terminal.style)
    try terminal.write(
      page.paragraph(
        "The interactors of VIPER, without screens. Type 'help' to see what they can do, 'quit' to leave. Favourites "
          + "are kept in \(store.path.visible)."))
    try prompt()
  }

  private func prompt() throws(OutputError) {
    if isInteractive { try terminal.write("> ") }
  }

  private var isInteractive: Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
  }
}

extension String {
  /// The text on one line, with control characters made visible.
  fileprivate var printable: String { visible.onOneLine }
}
