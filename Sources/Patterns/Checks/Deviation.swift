public import Tracing

/// The first failure of a story in a run. By itself it breaks no rule: only messages, objects and sources do.
public struct Deviation: Sendable, CustomStringConvertible {
  /// The story.
  public let story: String
  /// The last event before it, as a sentence.
  public let event: String
  /// What was expected, and what happened instead, as sentences.
  public let reason: String
  /// The messages since the event.
  public let messages: [Message]

  /// The function that returns the failure of the story if the program ends now; nil while no story is performed.
  @MainActor public internal(set) static var ifProgramEnds: (() -> Deviation)?

  /// The story, the event, what was expected, and the messages since the event.
  public var description: String {
    let shown = messages.prefix(Self.limit).map { "\n  \($0.number) \($0.parties): \($0.name)" }.joined()
    let rest = messages.count > Self.limit ? "\n  and \(messages.count - Self.limit) more" : ""
    let since = messages.isEmpty ? "No message was sent." : "The messages since then:\(shown)\(rest)"
    return "\(story) stops. \(event) \(reason) \(since)"
  }

  private static let limit = 20
}
