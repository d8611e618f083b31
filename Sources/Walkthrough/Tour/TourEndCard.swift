import Playing
import Specification
import TextLayout
import Tracing

/// The last card of a tour: what was shown, the cycle with the messages of the story, and what to do next.
struct TourEndCard {
  let tour: Tour
  let page: Page
  /// True if keys are named, as at a terminal.
  let namesKeys: Bool
  /// The messages that were predicted.
  var answers: [QuizSession.Answer] = []

  func lines() -> [String] {
    let facts = TourFacts(of: tour).sentences().flatMap { "• \($0)".wrapped(to: page.textWidth) }
    let looks = tour.scenes.dropFirst(tour.firstAct).flatMap(\.looks)
      .flatMap { "✓ \($0)".wrapped(to: page.textWidth) }
    let score = answers.summary?.wrapped(to: page.textWidth) ?? []
    return section("What the user saw", looks) + section("What you predicted", score)
      + section("The cycle, with the messages of this story", cycle)
      + section("Two things to notice", facts) + section("Next", next).dropLast()
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : title.wrapped(to: page.width).map(page.style.strong) + lines + [""]
  }

  /// The steps, each with the names of the messages that took it.
  private var cycle: [String] {
    tour.pattern.cycle.enumerated().flatMap { index, step in
      let messages = tour.path.stops.map(\.step.message).filter { $0.step == index + 1 }
      let parties =
        step.sender == step.receiver
        ? step.sender.rawValue : "\(step.sender.rawValue) → \(step.receiver.rawValue)"
      let names = messages.isEmpty ? silence(at: step) : counts(of: messages)
      return page.definition("\(index + 1)  \(parties)", names, column: 40)
    }
  }

  /// Explains why a step has no message.
  private func silence(at step: TourCycle.Step) -> String {
    step.sender == step.receiver
      ? "work within the \(step.sender.inSentence), which no message shows" : "no message in this story"
  }

  /// Lists the names of some messages in order, each with how often it came.
  private func counts(of messages: [Message]) -> String {
    var names: [(name: String, count: Int)] = []
    for message in messages {
      if let index = names.firstIndex(where: { $0.name == message.phrase }) {
        names[index].count += 1
      } else {
        names.append((message.phrase, 1))
      }
    }
    return names.map { $0.count > 1 ? "\($0.name) ×\($0.count)" : $0.name }.joined(separator: ", ")
  }

  /// The ways to go on, by key and by command.
  private var next: [String] {
    let others = Pattern.allCases.filter { $0 != tour.pattern }
    var ways = [
      (
        key: "t", command: "tour \(others[0].rawValue) \(tour.story.id)",
        meaning: "the same story in another pattern"
      )
    ]
    if let exercise = tour.exercise() {
      ways.append(
        (
          "x", "exercises run \(exercise.number)",
          "an exercise on a rule of this story: “\(exercise.manifest.title)”"
        ))
    }
    if let story = Story.all.first(after: tour.story) {
      ways.append(("→", "tour \(tour.pattern.rawValue) \(story.id)", "the next story: \(story.wish)"))
    }
    return ways.flatMap { way in
      let meaning = (namesKeys ? "\(way.key)  " : "") + way.meaning
      let command = "\(Kit.command) \(way.command)".wrapped(to: page.textWidth - 5)
      return meaning.wrapped(to: page.textWidth - 2).map { "  \($0)" }
        + command.map { page.style.accent("     \($0)") }
    }
  }
}

extension [Story] {
  /// Returns the story after another.
  func first(after story: Story) -> Story? {
    firstIndex { $0.id == story.id }.flatMap { $0 + 1 < count ? self[$0 + 1] : nil }
  }
}
