import Architectures
import Observing
import Playing
import Specification
import Toolchain
import Tracing

/// A question about a pattern beyond the order of its messages, answered by what was observed: who keeps whom alive,
/// who stops work that nobody waits for, which types reach the screen.
struct QuizFact {
  let pattern: Pattern
  /// The key's last word: `cancel`.
  let topic: String
  /// The subject in words, for the heading.
  let subject: String
  let question: String
  let answer: String
  /// The right answer and three wrong ones.
  let options: [String]
  /// What was observed.
  let reason: String

  var key: String { "\(pattern.rawValue) \(topic)" }
  /// The place of the right answer among the options, from 1.
  var right: Int { (options.firstIndex(of: answer) ?? 0) + 1 }

  /// Creates a question, or nil if there are fewer than three wrong answers. Where the right one stands follows from the
  /// words, so that a question is the same each time.
  private init?(
    _ pattern: Pattern, topic: String, subject: String, question: String, answer: String,
    wrong: some Sequence<String>, reason: String
  ) {
    var options = Array(Set(wrong).subtracting([answer]).sorted().prefix(3))
    guard options.count == 3 else { return nil }
    options.insert(answer, at: Int(Fingerprint.number(of: "\(question) \(pattern.rawValue)".utf8) >> 32) % 4)
    self.pattern = pattern
    self.topic = topic
    self.subject = subject
    self.question = question
    self.answer = answer
    self.options = options
    self.reason = reason
  }
}

extension QuizFact {
  /// Makes the questions about a pattern from its app.
  ///
  /// - Throws: `StoryError` if the app does not do what a story says; the errors of `Observation`.
  @MainActor static func all(about pattern: Pattern) throws -> [QuizFact] {
    let map = OwnershipMap(of: try Observation(of: pattern, performing: OwnershipMap.firstScreen))
    let architecture = Architectures.of(pattern)
    let leaving = try Performance(of: .leaveWhileLoading, by: architecture).document.messages
    let opening = try Performance(of: .openFilm, by: architecture).document.messages
    return keepers(in: map)
      + [weakLink(in: map), cancellation(in: leaving, by: pattern), reach(in: opening, by: pattern)]
      .compactMap(\.self)
  }

  /// Asks who keeps the parts of a scene alive: up to two that exactly one other part of the app keeps.
  private static func keepers(in map: OwnershipMap) -> [QuizFact] {
    let strong = Dictionary(grouping: map.links.filter(\.isStrong), by: \.target)
    let found = strong.compactMap { target, links -> QuizFact? in
      guard links.count == 1, let link = links.first, target.isOwn, link.owner.isOwn else { return nil }
      return QuizFact(
        map.pattern, topic: "keeps \(target.name)", subject: "who keeps whom alive",
        question: "Which object keeps \(target.name) alive?", answer: link.owner.name,
        wrong: map.names.filter { $0 != target.name }, reason: link.sentence)
    }
    return Array(found.sorted { $0.topic < $1.topic }.prefix(2))
  }

  /// Asks for the part that another one refers to without keeping it alive.
  private static func weakLink(in map: OwnershipMap) -> QuizFact? {
    let weak = Dictionary(grouping: map.links.filter { !$0.isStrong && $0.target.isOwn }, by: \.owner)
    let single = weak.filter { $0.value.count == 1 && $0.key.isOwn }.sorted { $0.key.name < $1.key.name }
    return single.lazy.compactMap { owner, links -> QuizFact? in
      let others = map.names.filter { $0 != owner.name }
      return QuizFact(
        map.pattern, topic: "weak", subject: "who keeps whom alive",
        question: "To which of these objects does \(owner.name) refer weakly?", answer: links[0].target.name,
        wrong: others, reason: links[0].sentence)
    }.first
  }

  /// Asks which role tells the catalogue that nobody waits for a reply any more.
  private static func cancellation(in messages: [Message], by pattern: Pattern) -> QuizFact? {
    guard let cancel = messages.last(where: { $0.name == "cancel()" && $0.receiver.role == .catalogue })
    else { return nil }
    let roles = Set(messages.map(\.sender.role)).subtracting([.user, .system, .catalogue])
    return QuizFact(
      pattern, topic: "cancel", subject: "what happens to a late reply",
      question:
        "The user leaves a screen while it loads. Who tells the catalogue that nobody waits for the reply?",
      answer: cancel.sender.role.rawValue, wrong: roles.map(\.rawValue),
      reason:
        "In leave-while-loading: \(cancel.sentence). The reply then reaches nobody."
    )
  }

  /// Asks for the type of the app's own that reaches the view or the view controller.
  private static func reach(in messages: [Message], by pattern: Pattern) -> QuizFact? {
    let (shown, kept) = TourFacts.reach(of: messages.withoutWiring)
    guard let answer = shown.last else { return nil }
    return QuizFact(
      pattern, topic: "reach", subject: "what may reach the screen",
      question:
        "Which of these types of the app reaches the view or the view controller when a film is opened?",
      answer: answer, wrong: kept,
      reason:
        "In open-film, messages carried \(shown.list) there; \(kept.list) crossed other boundaries only.")
  }
}

extension OwnershipMap {
  /// The parts of the app itself, by name.
  fileprivate var names: Set<String> {
    Set(links.flatMap { [$0.owner, $0.target] }.filter(\.isOwn).map(\.name))
  }
}

extension OwnershipMap.Part {
  /// The roles of parts that belong to no scene.
  private static let general: Set<Role> = [
    .view, .catalogue, .favourites, .window, .application, .navigation, .factory, .apiSession,
    .dependencyManager,
  ]

  /// True if it is a part of a scene.
  fileprivate var isOwn: Bool {
    !Self.general.contains(role) && !name.hasPrefix("UI")
  }
}
