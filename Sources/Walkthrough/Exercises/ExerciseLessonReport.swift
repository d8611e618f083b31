import Architectures
import Foundation
import Playing
import Specification
import TextLayout
import Tracing

/// The lesson after an exercise is solved: the mistake and the reason for the rule, the learner's change beside the
/// kit's, and how the other patterns do the same.
struct ExerciseLessonReport {
  let exercise: Exercise
  let page: Page
  /// The performances that were played in advance; the lines of their messages are still being looked up.
  private var prepared: [Pattern: Task<Performance, Never>] = [:]

  init(exercise: Exercise, page: Page) {
    self.exercise = exercise
    self.page = page
  }

  /// Plays the events of the other patterns in advance. If that fails here, `text()` tries again and throws the error.
  mutating func prepare() {
    guard exercise.isCompiled, let own = try? exercise.pattern(of: exercise.text()) else { return }
    for pattern in Pattern.allCases where pattern != own {
      guard let excerpt, let played = try? performance(of: excerpt, by: pattern) else { return }
      prepared[pattern] = Task.detached { await played.located() }
    }
  }

  /// - Throws: `StoryError`, or an error if a file cannot be read.
  func text() async throws -> String {
    let difference =
      switch exercise.kind {
      case .order(_, let pattern), .read(_, _, let pattern): try await flow(of: pattern)
      case .fix: try ExerciseDifference(exercise: exercise, page: page).comparison() + "\n"
      }
    guard let lesson = ExerciseLesson(on: exercise) else { return difference }
    let own = exercise.pattern(of: try exercise.text())
    let others = Pattern.allCases.filter { $0 != own }
    var flows = ""
    for pattern in others { flows += try await flow(of: pattern) }
    return page.paragraph("\(lesson.mistake) \(lesson.reason)") + "\n" + difference
      + page.heading("Elsewhere") + "\n\n" + page.paragraph(lesson.elsewhere) + "\n" + flows
  }

  /// Lists the messages of a pattern for the event of the exercise, each with the line that sends it.
  private func flow(of pattern: Pattern) async throws -> String {
    let scenes = try await scenes(of: pattern)
    let ordered = try ordered(in: pattern)
    let steps = scenes.flatMap(\.messages).filter { message in
      guard let ordered else { return message.belongsToLesson }
      return ordered.contains(message.number)
        || message.step != nil && message.number < ordered.max() ?? 0
    }
    let phrases = steps.map { "\($0.step.map(String.init) ?? " ") \($0.parties): \($0.phrase)" }
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
      + (exercise.asksForOrder ? silence(of: pattern, at: Set(steps.compactMap(\.step))) : "")
  }

  /// Returns the numbers of the messages that were put in order; nil if the exercise asks for something else.
  private func ordered(in pattern: Pattern) throws -> Set<Int>? {
    guard exercise.asksForOrder, let excerpt else { return nil }
    let cycle = try MessageCycle(of: excerpt.story, upToEvent: excerpt.range.upperBound, by: pattern)
    return Set(cycle.messages.map(\.number))
  }

  /// Returns the events that show the subject of the exercise.
  private func scenes(of pattern: Pattern) async throws -> ArraySlice<Performance.Scene> {
    guard let excerpt else { return [] }
    let played = await prepared[pattern]?.value
    let performance =
      if let played { played } else { try await performance(of: excerpt, by: pattern).located() }
    return exercise.asksForOrder
      ? performance.lastCycle : performance.scenes.suffix(excerpt.range.count)
  }

  /// The story of the lesson, and its events that show the subject of the exercise; nil if there is no such story.
  private var excerpt: (story: Story, range: ClosedRange<Int>)? {
    let manifest = exercise.manifest
    let excerpt =
      manifest.elsewhere
      ?? Exercise.Excerpt(story: manifest.story, from: manifest.event, to: manifest.event)
    let story = Story.traced(excerpt.story)
    return story.map { ($0, excerpt.from...excerpt.to) }
  }

  private func performance(
    of excerpt: (story: Story, range: ClosedRange<Int>), by pattern: Pattern
  ) throws -> Performance {
    try Performance(
      of: excerpt.story.up(toEvent: excerpt.range.upperBound), by: Architectures.of(pattern),
      recordsCallSites: true)
  }

  /// Returns a sentence for each step that no message takes, although a message takes a later one.
  private func silence(of pattern: Pattern, at seen: Set<Int>) -> String {
    let steps = Architectures.of(pattern).steps
    let silent = (1...steps.count).filter { !seen.contains($0) && $0 < (seen.max() ?? 0) }
    return silent.map { page.paragraph("No message shows step \($0): \(steps[$0 - 1]).") }.joined()
      + (silent.isEmpty ? "" : "\n")
  }
}

extension Story {
  /// Returns the story up to one of its events, without the checks of the screen.
  func up(toEvent number: Int) -> Story {
    Story(id: id, wish: wish, steps: Array(steps.filter { !$0.isLook }.prefix(number)))
  }
}

extension Message {
  /// True unless it creates or connects parts, is a lifecycle call, or reads anything but a model or a store.
  fileprivate var belongsToLesson: Bool {
    switch kind {
    case .creation, .connection, .lifecycle: false
    case .read: [.model, .dataStore, .favourites].contains(receiver.role)
    default: true
    }
  }

  /// The file and the line that sent the message: `FilmPresenter.swift:41`; nil if they are not known.
  fileprivate var place: String? {
    guard let file, let line else { return nil }
    return "\(file.split(separator: "/").last ?? ""):\(line)"
  }
}
