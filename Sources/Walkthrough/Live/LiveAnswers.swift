import Architectures
import Catalogue
import Foundation
import Stories

/// Answers `app`: runs a session at a terminal or in lines, or replays one in all patterns.
struct LiveAnswers {
  let page: Page
  let terminal: Terminal
  /// True if the answer is in lines, even at a terminal.
  let isInLines: Bool
  /// The data of the catalogue.
  let data: CatalogueData

  /// Runs a session with the app of a pattern. If there is a script, the session begins with it, and in a pipe it also
  /// ends with it.
  func run(_ pattern: Pattern, _ path: String?) async throws -> Answer {
    let session = LiveSession(of: Architectures.of(pattern), data: data)
    defer { session.end() }
    let isAtTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    if let path {
      let script = try LiveScript(path: path)
      guard isInLines || !RawTerminal.isAvailable else {
        try session.replay(script.events)
        return try await runAtTerminal(session)
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
      try session.perform(.launch)
      guard isInLines || !RawTerminal.isAvailable else { return try await runAtTerminal(session) }
      try terminal.write(page.shown(LiveTranscript(session: session, page: page).screen))
    }
    if isAtTerminal {
      try terminal.write("Type a command such as 'tap', or 'help', or 'quit'.\n")
    }
    let console = LiveConsole(
      session, page: page, echoes: isatty(STDIN_FILENO) == 0, readLine: { Swift.readLine() },
      write: terminal.write)
    try console.run()
    return Answer(text: "", isWell: !console.hasFailed)
  }

  /// Replays a script in the apps of all patterns.
  func replay(_ path: String) throws -> Answer {
    let script = try LiveScript(path: path)
    let notice = WaitingNotice.standard("Replaying \(script.events.count.of("step"))")
    defer { notice.end() }
    let replay = LiveReplay(of: script.events, by: Architectures.all, data: data)
    return Answer(text: LiveReplayReport(replay: replay, page: page).text(), isWell: replay.agrees)
  }

  private func runAtTerminal(_ session: LiveSession) async throws -> Answer {
    let wasInterrupted = try await LiveTerminal.run(session, style: page.style)
    return Answer(text: "", status: wasInterrupted ? Walkthrough.interruptedStatus : 0)
  }
}
