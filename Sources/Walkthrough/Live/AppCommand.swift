import Architectures
import Foundation
import Playing
import Specification
import TextLayout

/// Runs a session with the app of a pattern, at a terminal or in lines; without a pattern, replays a saved session in
/// all.
struct AppCommand: Command, Equatable {
  let pattern: Pattern?

  func answer(with options: Options) async throws -> Answer {
    guard let pattern else { return try replay(with: options) }
    return try await run(pattern, with: options)
  }

  /// Runs a session with the app of a pattern. If there is a script, the session begins with it, and in a pipe it also
  /// ends with it.
  private func run(_ pattern: Pattern, with options: Options) async throws -> Answer {
    let page = options.page
    let terminal = options.terminal
    let isInLines = page.isLinear || options[.width] != nil
    let session = LiveSession(of: Architectures.of(pattern), data: try options.catalogueData())
    defer { session.end() }
    let isAtTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    if let path = options[.script] {
      guard !options[.tabs] else { throw Self.launchInScript }
      let script = try LiveScript(path: path)
      guard isInLines || !RawTerminal.isAvailable else {
        try session.replay(script.events)
        return try await runAtTerminal(session, page)
      }
      var failure: LiveError?
      do throws(LiveError) {
        try session.replay(script.events)
      } catch {
        failure = error
      }
      try terminal.write(page.shown(LiveTranscript(session: session, page: page).text))
      if let failure { throw failure }
      guard isAtTerminal else { return Answer(text: "") }
    } else {
      try session.perform(options[.tabs] ? .launchWithTabs : .launch)
      guard isInLines || !RawTerminal.isAvailable else { return try await runAtTerminal(session, page) }
      try terminal.write(page.shown(LiveTranscript(session: session, page: page).screen))
    }
    if isAtTerminal {
      try terminal.write("Type a command such as 'tap', or 'help', or 'quit'.\n")
    }
    let console = LiveConsole(
      session, page: page, echoes: isatty(STDIN_FILENO) == 0, readLine: { Swift.readLine() },
      write: terminal.write)
    try console.run()
    return Answer(text: "", isSuccess: !console.hasFailed)
  }

  private static let launchInScript = UsageError.invalid(
    "--tabs is for a session without --script: a script says itself how the app is launched.")

  /// Replays a script in the apps of all patterns.
  private func replay(with options: Options) throws -> Answer {
    guard !options[.tabs] else { throw Self.launchInScript }
    let data = try options.catalogueData()
    let script = try LiveScript(path: options[.script] ?? "")
    let notice = WaitingNotice.standard("Replaying \(script.events.count.of("event"))")
    defer { notice.end() }
    let replay = LiveReplay(of: script.events, by: Architectures.all, data: data)
    return Answer(text: LiveReplayReport(replay: replay, page: options.page).text(), isSuccess: replay.agrees)
  }

  private func runAtTerminal(_ session: LiveSession, _ page: Page) async throws -> Answer {
    Answer(
      interrupted: try await LiveTerminal.run { terminal, _ in
        LiveTerminal(session, style: page.style, terminal: terminal)
      })
  }
}

extension CommandEntry {
  static let app: CommandEntry = CommandEntry(
    name: "app",
    brief: "the app itself, with its messages beside it",
    summary:
      "Opens the app of a pattern at the terminal. You tap, select, type and go back with the keys; the messages "
      + "that follow are beside the screen. Replies of the catalogue can be held, and then delivered in any order or "
      + "made to fail. Events can be undone. A session can be saved as a script, replayed, and continued in another "
      + "pattern. With --plain or --width, or in a pipe, it reads one command per line.",
    operands: [.pattern.optional("the pattern; without one, --script is replayed in all four")],
    options: [.script, .tabs, .catalogue],
    terms: LiveWord.allCases.map { Term(term: $0.usage, meaning: $0.meaning) }
      + [Term(term: "?", meaning: "typed at the terminal, explains the keys")],
    notes:
      "In a pipe, a session with --script ends when the script does. Without a pattern, the script is replayed in "
      + "all four, and the report names the first screen that differs, if any. Exit status 1 if a screen differs or "
      + "a step cannot be done.",
    examples: [
      Example(words: "app viper", meaning: "VIPER's app, for you to use"),
      Example(words: "app viper --script session.json", meaning: "a saved session, replayed"),
      Example(words: "app --script session.json", meaning: "the same session in all four patterns"),
    ]
  ) { words, options throws(UsageError) in
    if let word = words.first { return AppCommand(pattern: try pattern(word)) }
    return options[.script] != nil ? AppCommand(pattern: nil) : Choice(listing: .pattern, after: "app")
  }
}

extension OptionEntry where Self == Option<Bool> {
  fileprivate static var tabs: Self {
    Self(flag: "--tabs", "opens the app that shows the countries and the favourites as tabs")
  }
}

extension OptionEntry where Self == Option<String> {
  fileprivate static var script: Self {
    Self(
      "--script", "FILE", of: .file, takes: "the path of a file, such as --script session.json",
      "a saved session, or the output of 'fuzz --format json' with a failure")
  }
}
