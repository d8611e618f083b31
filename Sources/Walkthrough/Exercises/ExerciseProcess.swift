import Foundation
import Synchronization

/// An exercise that is judged by this program in its own process, which can be ended when the part is saved again.
enum ExerciseProcess {
  /// The argument that makes the program such a process.
  nonisolated static let word = "--judge"

  /// Returns the command that judges an exercise.
  static func command(_ exercise: Exercise, for page: Page) -> [String] {
    [
      Package.program.path, word, "\(exercise.number)", "\(page.width)",
      page.style == .plain ? "plain" : "coloured", page.isLinear ? "linear" : "columns",
    ]
  }

  /// Divides the short verdict from the whole one. No text has it, since `visible` replaces it.
  nonisolated static let divider: Character = "\u{c}"

  /// Runs the process: it prints the verdict, short and whole, and its exit status says whether the exercise is
  /// certified.
  ///
  /// - Throws: `UsageError` for arguments other than those of `command(_:for:)`; `ExerciseError`,
  ///   `ExerciseRecordError`, or an error of Foundation.
  static func serve(_ words: [String]) async throws -> Int32 {
    guard words.count == 4, let number = Int(words[0]), let width = Int(words[1]) else {
      throw UsageError.invalid(
        "\(word) is reserved for the program itself. Try '\(Kit.command) help exercises'.")
    }
    let page = Page(
      width: width, style: words[2] == "plain" ? .plain : .coloured, isLinear: words[3] == "linear")
    WaitingNotice.isSilent.store(true, ordering: .relaxed)
    let answers = ExerciseAnswers(page: page, terminal: .standard, showsNextSteps: false, showsTitle: false)
    let verdict = try await answers.judge(.numbered(number))
    let texts = [verdict.short, verdict.whole].map { text in
      let text = text.visible(in: page.style)
      return page.isLinear ? text.linear : text
    }
    try Terminal.standard.write(texts.joined(separator: String(divider)))
    return Answer(text: "", isSuccess: verdict.isSolved).status
  }
}
