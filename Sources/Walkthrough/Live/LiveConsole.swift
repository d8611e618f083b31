import Architectures
import Foundation
import HeadlessUI
import Playing
import Specification
import TextLayout

/// A session as a line-by-line console: reads one command per line and prints its result.
final class LiveConsole {
  private(set) var session: LiveSession
  private let page: Page
  /// True if each line of input is printed: a pipe does not show it, a terminal does.
  private let echoes: Bool
  private let readLine: () -> String?
  private let write: (String) throws(OutputError) -> Void
  /// True if a command could not be carried out.
  private(set) var hasFailed = false

  init(
    _ session: LiveSession, page: Page, echoes: Bool, readLine: @escaping () -> String?,
    write: @escaping (String) throws(OutputError) -> Void
  ) {
    self.session = session
    self.page = page
    self.echoes = echoes
    self.readLine = readLine
    self.write = write
  }

  /// Carries out commands until `quit` or the end of the input.
  ///
  /// - Throws: `OutputError`.
  func run() throws(OutputError) {
    while true {
      if !echoes { try write("> ") }
      guard let line = readLine()?.trimmingCharacters(in: .whitespaces) else {
        // The end of the input leaves the cursor after the prompt.
        return try write(echoes ? "" : "\n")
      }
      if echoes { try write("> \(line.visible.onOneLine)\n") }
      guard !line.isEmpty else { continue }
      let parts = line.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
      let argument = parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
      guard let word = LiveWord(typed: parts[0]) else {
        let known = LiveWord.allCases.map(\.rawValue)
        try refuse("\(UsageError.unknown("command", parts[0], known: known))", offering: true)
        continue
      }
      guard argument.isEmpty || word.takesArgument else {
        try refuse("'\(word.rawValue)' takes nothing.", offering: true)
        continue
      }
      guard word != .quit else { return }
      do {
        try carryOut(word, argument)
      } catch let error as OutputError {
        throw error
      } catch {
        try refuse("\(error)", offering: error is LiveError)
      }
    }
  }

  private func carryOut(_ word: LiveWord, _ argument: String) throws {
    switch word {
    case .tap: try perform(.tap(session.label(for: argument, among: LiveSession.buttons)))
    case .tab: try perform(.selectTab(session.label(for: argument, among: [.tab])))
    case .pick: try perform(.pick(session.label(for: argument, among: [.row])))
    case .type, .typeQuickly:
      guard !argument.isEmpty else {
        throw LiveError(reason: "'\(word.rawValue)' takes a text, such as '\(word.rawValue) fin'.")
      }
      try perform(word == .type ? .type(argument) : .typeQuickly(argument))
    case .paste: try perform(.paste(argument))
    case .link: try perform(.openLink(argument))
    case .back: try perform(.goBack)
    case .swipe: try perform(session.swipe)
    case .stay: try perform(.cancelSwipe)
    case .leave: try perform(.finishSwipe)
    case .wait: try perform(.finishTransition)
    case .up: try perform(.scrollUp)
    case .down: try perform(.scrollDown)
    case .relaunch: try perform(.relaunch)
    case .reply: try perform(.reply(try place(argument, of: word)))
    case .fail: try perform(.fail(try place(argument, of: word)))
    case .hold:
      try session.setHoldsReplies(true)
      try write("Replies are held.\n")
    case .release: try show { try session.setHoldsReplies(false) }
    case .undo: try undo()
    case .screen: try write(page.shown(transcript.screen + transcript.offers))
    case .pattern: try change(to: argument)
    case .save, .replace: try save(to: argument, replacing: word == .replace)
    case .help: try write(help)
    case .quit: break
    }
  }

  private var transcript: LiveTranscript { LiveTranscript(session: session, page: page) }

  private func perform(_ event: Story.Event) throws {
    try show { try session.perform(event) }
  }

  /// Prints the events that an action adds, with the screen afterwards.
  private func show(_ action: () throws -> Void) throws {
    let first = session.entries.count
    try action()
    try write(page.shown(transcript.text(of: first..<session.entries.count)))
  }

  private func place(_ word: String, of command: LiveWord) throws(LiveError) -> Int {
    if word.isEmpty { return 1 }
    guard let place = Int(word) else {
      throw LiveError(reason: "'\(command.rawValue)' takes the number of a request, from 1.")
    }
    return place
  }

  private func undo() throws {
    try continueWith(session.undone(in: Architectures.of(session.pattern)))
  }

  private func change(to word: String) throws {
    try continueWith(session.copy(in: Architectures.of(CommandEntry.pattern(word))))
  }

  /// Continues with another session, and prints its screen.
  private func continueWith(_ other: LiveSession) throws {
    session.end()
    session = other
    let count = session.entries.count.of("event")
    try write(
      page.shown(page.paragraph("\(count) replayed in \(session.pattern.title).") + transcript.screen))
  }

  private func save(to path: String, replacing: Bool) throws {
    guard !path.isEmpty else {
      throw LiveScriptError("Which file? Type '\(LiveWord.save.rawValue) session.json'.")
    }
    do throws(LiveScriptError) {
      try LiveScript(events: session.script).write(to: path, replacing: replacing)
    } catch {
      guard error.isInTheWay else { throw error }
      throw LiveScriptError("\(error) Type '\(LiveWord.replace.rawValue) \(path)' to replace it.")
    }
    try write(page.shown(page.paragraph("Saved \(session.script.count.of("event")) in '\(path)'.")))
  }

  private var help: String {
    LiveWord.allCases.flatMap { page.definition($0.usage, $0.meaning, column: 22) }.map { $0 + "\n" }.joined()
  }

  /// Says what is wrong, and what can be done instead if that helps.
  private func refuse(_ reason: String, offering offers: Bool) throws(OutputError) {
    hasFailed = true
    try write(page.shown(page.paragraph(reason) + (offers ? transcript.offers : "")))
  }
}
