import Foundation
import Playing
import Processes
import TextLayout
import Synchronization

/// The program: parses a request, answers it and prints the answer.
struct Walkthrough {
  /// The exit status after a failed check or an error.
  nonisolated static let failureStatus: Int32 = 1

  /// The exit status after a usage error, as in `sysexits.h`.
  nonisolated static let usageStatus: Int32 = 64

  /// The exit status for a folder that cannot be judged, as in `sysexits.h`.
  nonisolated static let badInputStatus: Int32 = 65

  /// The exit status for output that could not be written, as in `sysexits.h`.
  nonisolated static let outputStatus: Int32 = 74

  /// The exit status after Ctrl-C, as in shells.
  nonisolated static let interruptedStatus: Int32 = 130

  /// Answers a request, and returns the exit status.
  func run(_ arguments: [String]) async -> Int32 {
    let terminal = Terminal.standard
    do {
      let request = try Request(arguments: arguments)
      if request.options[.plain] { WaitingNotice.isSilent.store(true, ordering: .relaxed) }
      return try show(try await request.command.answer(with: request.options), for: request)
    } catch is Subprocess.Interrupted {
      return Self.interruptedStatus
    } catch {
      let (text, status) = report(on: error, after: arguments)
      let page = Page(width: terminal.width, style: .plain)
      // Some errors hold a picture of the screen, whose lines must not be wrapped.
      terminal.writeError(text.contains("\n") ? "\(text)\n" : page.paragraph(text))
      return status
    }
  }

  /// Returns what to say about an error, and the exit status.
  func report(on error: any Error, after arguments: [String]) -> (text: String, status: Int32) {
    let (text, status): (String, Int32) =
      switch error {
      case is UsageError: ("\(error)", Self.usageStatus)
      case is OutputError: ("\(error)", Self.outputStatus)
      case is JudgingError: ("\(error)", Self.badInputStatus)
      case let error as StoryError where arguments.contains(where: { $0.hasPrefix("--catalogue") }):
        // Every story plays with the built-in catalogue, so the fault is in the other one.
        (
          "The catalogue lacks what the story uses. \(error.step.description) \(error.firstSentence)",
          Self.failureStatus
        )
      case is StoryError:
        (
          "\(error)" + ("\(error)".contains("\n") ? "\n" : " ")
            + "'\(Kit.command) trace PATTERN STORY' lists the messages before.", Self.failureStatus
        )
      default: (PlainError(error)?.description ?? "\(error)", Self.failureStatus)
      }
    return ("walkthrough: \(text)".visible, status)
  }

  /// Shows an answer and returns its exit status.
  private func show(_ answer: Answer, for request: Request) throws(OutputError) -> Int32 {
    let terminal = request.options.terminal
    guard request.options.format == .text else {
      try terminal.write(answer.text)
      return answer.status
    }
    var text = answer.text.visible(in: terminal.style)
    if request.options[.plain] { text = text.linear }
    if request.options[.noPager] || request.options[.plain] {
      try terminal.write(text)
    } else {
      try terminal.show(text)
    }
    return answer.status
  }
}
