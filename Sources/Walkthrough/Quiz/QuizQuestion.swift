import Architectures
import Playing
import Specification
import Toolchain
import Tracing

/// A question about a story: which of four messages comes next?
struct QuizQuestion {
  let pattern: Pattern
  let story: Story.ID
  /// The event that the messages follow.
  let event: String
  /// The last messages before the one that is asked for, in order; empty if it is the first of its event.
  let context: [Message]
  /// The message that was sent next, which takes a step of the cycle.
  let answer: Message
  /// True if a user event other than opening the app precedes the message, or if the story has no such event.
  let followsUser: Bool
  /// The step's sentence.
  let step: String
  /// The rule that says most about the message; nil if none applies.
  let rule: Rule?
  /// The messages to choose from: the right one, and three between other pairs of roles.
  let options: [Message]

  /// The place of the right message among the options, from 1.
  var right: Int { (options.firstIndex(of: answer) ?? 0) + 1 }

  /// The key under which the record keeps the step, such as `swift-io 4`.
  var key: String { "\(pattern.rawValue) \(answer.step ?? 0)" }
}

extension QuizQuestion {
  /// Returns the questions of a story, without those that ask for the same message again. Those before the first user
  /// event after the launch are left out, if there is one. Of more than twelve questions, the last twelve are returned.
  ///
  /// - Throws: `StoryError` if the app does not do what the story says.
  @MainActor static func each(of story: Story, by pattern: Pattern) throws -> [QuizQuestion] {
    let all = try all(of: story, by: pattern)
    let wanted = all.contains(where: \.followsUser) ? all.filter(\.followsUser) : all
    var seen: Set<String> = []
    let distinct = wanted.filter { seen.insert($0.answer.parties + $0.answer.name).inserted }
    // The subject of a story is at its end. Other stories ask about the way there.
    return Array(distinct.suffix(12))
  }

  /// Makes the questions of a story: one for each step of each event, in order, if there are three wrong messages to
  /// offer.
  ///
  /// - Throws: `StoryError` if the app does not do what the story says.
  @MainActor static func all(of story: Story, by pattern: Pattern) throws -> [QuizQuestion] {
    let architecture = Architectures.of(pattern)
    return all(in: try Performance(of: story, by: architecture).scenes, of: story, by: architecture)
  }

  /// Makes the questions about the scenes of a story that was played.
  @MainActor static func all(
    in scenes: [Performance.Scene], of story: Story, by architecture: any Architecture
  ) -> [QuizQuestion] {
    let messages = scenes.flatMap(\.messages)
    let cycle = messages.filter { $0.step != nil }
    let reach = RuleReach(in: messages)
    let userEvent = scenes.dropFirst().flatMap(\.messages).first { $0.sender.role == .user }
    return scenes.flatMap { scene in
      scene.messages.indices.compactMap { index -> QuizQuestion? in
        let answer = scene.messages[index]
        guard let step = answer.step, !scene.messages[..<index].contains(where: { $0.step == step }) else {
          return nil
        }
        let context = Array(scene.messages[..<index].suffix(3))
        let others = distractors(for: answer, among: cycle.filter { !context.contains($0) })
        guard others.count == 3 else { return nil }
        var options = others
        // The place follows from the story and the message, so that a question is the same each time.
        let seed = "\(answer.number) \(story.id) of \(architecture.pattern.rawValue)"
        options.insert(answer, at: Int(Fingerprint.number(of: seed.utf8) >> 32) % 4)
        return QuizQuestion(
          pattern: architecture.pattern, story: story.id, event: scene.description,
          context: context, answer: answer, followsUser: answer.number > userEvent?.number ?? 0,
          step: architecture.steps[step - 1],
          rule: reach.nearestRule(to: answer), options: options)
      }
    }
  }

  /// Returns up to three messages of the cycle between other pairs of roles, preferably with the same sender or
  /// receiver.
  private static func distractors(for answer: Message, among messages: [Message]) -> [Message] {
    func distance(_ message: Message) -> Int {
      if message.sender.role == answer.sender.role { return 0 }
      return message.receiver.role == answer.receiver.role ? 1 : 2
    }
    var seen: Set<String> = [answer.parties]
    let others = messages.filter { seen.insert($0.parties).inserted }
    return Array(others.sorted { (distance($0), $0.number) < (distance($1), $1.number) }.prefix(3))
  }
}
