import Architectures
import Foundation
import Stories
import TextLayout
import Tracing

/// The lesson after an exercise is solved: the mistake and the reason of the rule, the learner's change beside the kit's, and
/// how the other patterns settle the same matter.
struct ExerciseLessonReport {
  let exercise: Exercise
  let page: Page

  /// - Throws: `StoryError`, or an error where a file cannot be read.
  func text() async throws -> String {
    let difference =
      if case .order(_, let pattern) = exercise.kind {
        try await flow(of: pattern)
      } else {
        try ExerciseDifference(exercise: exercise, page: page).comparison() + "\n"
      }
    guard let lesson = ExerciseLesson(on: exercise) else { return difference }
    let own = exercise.pattern(of: try exercise.text())
    let others = Pattern.allCases.filter { $0 != own }
    var flows = ""
    for pattern in others { flows += try await flow(of: pattern) }
    return page.paragraph("\(lesson.mistake) \(lesson.reason)") + "\n" + difference
      + page.heading("Elsewhere") + "\n\n" + page.paragraph(lesson.elsewhere) + "\n" + flows
  }

  /// The steps that another pattern takes for the event of the exercise, each with the line that sends it.
  private func flow(of pattern: Pattern) async throws -> String {
    guard let story = Story.named(exercise.manifest.story) else { return "" }
    let performance = try await Performance(
      of: story.up(toEvent: exercise.manifest.event), by: Architectures.of(pattern), recordsCallSites: true
    ).located()
    let scenes = exercise.asksForOrder ? performance.lastCycle : performance.scenes.suffix(1)
    let steps = scenes.flatMap(\.messages).filter {
      $0.step != nil && ($0.kind != .read || exercise.asksForOrder)
    }
    let phrases = steps.map { "\($0.step ?? 0) \($0.parties): \($0.phrase)" }
    let column = phrases.map(\.columns).max() ?? 0
    let lines = zip(phrases, steps).flatMap { phrase, message in
      let line = "  \(phrase.padded(to: column))  \(message.place ?? "")"
      guard page.isLinear || line.columns > page.width else { return [line] }
      return phrase.wrapped(to: page.width - 2).map { "  \($0)" }
        + [message.place].compactMap { $0.map { "      \($0)" } }
    }
    let title = "\(pattern.title): \(scenes.map(\.description).joined(separator: " "))"
    return title.wrapped(to: page.textWidth).map(page.style.strong).joined(separator: "\n") + "\n\n"
      + lines.joined(separator: "\n") + "\n\n"
  }
}

extension Story {
  /// The story as far as one of its events, without its looks.
  func up(toEvent number: Int) -> Story {
    Story(id: id, wish: wish, steps: Array(steps.filter { !$0.isLook }.prefix(number)))
  }
}

extension Message {
  /// The file and the line that sent the message: `FilmPresenter.swift:41`; nil where they are not known.
  fileprivate var place: String? {
    guard let file, let line else { return nil }
    return "\(file.split(separator: "/").last ?? ""):\(line)"
  }
}
