import Playing
import SourceModel
package import Tracing

/// The first failure of a story in a run.
public struct Deviation: Sendable {
  /// The story.
  public let story: String
  /// The last event before it, as a sentence.
  public let event: String
  /// The missing event: a look at the screen, a reply, or a user's action; nil if the program ended.
  let missed: Story.Event?
  /// The failure, as a sentence.
  public let reason: String
  /// The messages before the event, with their steps.
  let earlier: [Message]
  /// The messages since the event, with their steps.
  package let messages: [Message]

  /// The function that returns the failure of the story if the program ends now; nil while no story is performed.
  @MainActor public internal(set) static var ifProgramEnds: (() -> Deviation)?

  /// The message of the last event or reply, and the messages that it caused.
  fileprivate var chain: [Message] {
    let numbers = Set(messages.map(\.number))
    func isRoot(_ message: Message) -> Bool {
      message.kind != .lifecycle && message.parent.map(numbers.contains) != true
    }
    guard let root = messages.last(where: isRoot) else { return [] }
    return [root] + messages.within(root)
  }

  /// Returns true if a message carries the text that should be seen, or should not be.
  fileprivate func matches(_ message: Message) -> Bool {
    switch missed {
    case .see(let text), .dontSee(let text), .tap(let text), .pick(let text):
      message.payload.contains { $0.text?.contains(text) == true }
    default: false
    }
  }
}

/// A pattern's flow from one role to the next, with the rule that is broken if a story stops at a step.
package struct RuleFlow: Sendable {
  /// A step of the flow.
  package struct Step: Sendable {
    let number: Int
    let parties: String
    let rule: String

    /// Creates a step from a number, the sender and the receiver, and the identifier of a rule.
    package init(_ number: Int, _ parties: String, _ rule: String) {
      self.number = number
      self.parties = parties
      self.rule = rule
    }
  }

  private let steps: [Step]
  private let replies: (role: Role, step: Int)
  private let routing: (role: Role, rule: String)?
  private let wording: (role: Role, rule: String)
  private let display: String

  /// Creates a flow.
  ///
  /// - Parameters:
  ///   - steps: The steps, in their order.
  ///   - replies: The role that a reply returns to, and the step that it answers.
  ///   - routing: The role that leads to another screen, and its rule.
  ///   - wording: The role that formats the content, and its rule.
  ///   - display: The rule of the view, which shows what it receives.
  package init(
    _ steps: [Step], replies: (role: Role, step: Int), routing: (role: Role, rule: String)? = nil,
    wording: (role: Role, rule: String), display: String
  ) {
    self.steps = steps
    self.replies = replies
    self.routing = routing
    self.wording = wording
    self.display = display
  }

  /// Where the flow stopped: the broken rule, the roles that are involved, and the fault.
  private typealias Stop = (rule: String, parties: String, fault: String)

  /// Returns the rule of the step that is missing where a story stopped, and the text of its violation.
  fileprivate func violation(in deviation: Deviation) -> (rule: String, text: String) {
    let stop =
      missingScreen(in: deviation) ?? missingRequest(in: deviation) ?? missingStep(in: deviation)
      ?? wrongContent(in: deviation)
    return (
      stop.rule, "\(stop.parties): \(deviation.story), \(deviation.event) \(deviation.reason) \(stop.fault)"
    )
  }

  /// The routing role was asked for another screen, or the app was launched, and no screen followed.
  private func missingScreen(in deviation: Deviation) -> Stop? {
    guard let routing else { return nil }
    let chain = deviation.chain
    if let last = chain.last(where: { $0.receiver.role == routing.role }),
      !chain.contains(where: { $0.kind == .navigation })
    {
      return (routing.rule, last.parties, "No other screen follows message \(last.number).")
    }
    if chain.first?.receiver.role == .application,
      !deviation.messages.contains(where: { $0.kind == .lifecycle })
    {
      return (routing.rule, routing.role.rawValue, "No screen appears.")
    }
    return nil
  }

  /// A reply is due, but nothing was asked for: the first step whose receiver got no message is missing.
  private func missingRequest(in deviation: Deviation) -> Stop? {
    switch deviation.missed {
    case .reply, .fail: break
    default: return nil
    }
    let receivers = deviation.chain.map { "→ \($0.receiver.role.rawValue)" }
    let request = steps.prefix { $0.number != replies.step }.count
    let step = steps[...request].first { !receivers.contains(where: $0.parties.hasSuffix) } ?? steps[request]
    return (step.rule, step.parties, "Nothing is asked for.")
  }

  /// The flow stopped between two steps, where it may not rest.
  private func missingStep(in deviation: Deviation) -> Stop? {
    let taken = deviation.chain.compactMap { message in
      message.isReply && message.receiver.role == replies.role ? replies.step : message.step
    }
    let reached = steps.lastIndex { taken.contains($0.number) }
    guard !mayRest(deviation, after: reached), let step = steps.dropFirst(reached.map { $0 + 1 } ?? 0).first
    else { return nil }
    let last = deviation.chain.last.map { "message \($0.number)" } ?? "the event"
    return (step.rule, step.parties, "Step \(step.number) does not follow \(last).")
  }

  /// Returns true if the flow may end after a step: a reply is awaited, something was cancelled, or the user went back
  /// to a screen that already has its content.
  private func mayRest(_ deviation: Deviation, after reached: Int?) -> Bool {
    let chain = deviation.chain
    if chain.contains(where: { $0.baseName == "cancel" }) { return true }
    guard let reached else {
      return chain.contains { $0.kind == .navigation }
        && contents(in: deviation).contains(where: deviation.matches)
    }
    let answered = Set(deviation.messages.compactMap(\.answers))
    return steps[reached].number == replies.step
      && chain.contains {
        $0.step == replies.step && $0.kind == .call && $0.asksForReply && !answered.contains($0.number)
      }
  }

  /// Returns the messages that brought the view its content, in the whole story.
  private func contents(in deviation: Deviation) -> [Message] {
    let afterReply = Set(steps.drop { $0.number != replies.step }.dropFirst().map(\.number))
    return (deviation.earlier + deviation.messages).filter { message in
      message.step == steps.last?.number
        || [.view, .viewController].contains(message.receiver.role)
          && message.step.map(afterReply.contains) == true
    }
  }

  /// All steps were taken, or none was needed: the content was formatted wrongly, or the view does not show it.
  private func wrongContent(in deviation: Deviation) -> Stop {
    func isWorded(_ fault: String) -> Stop { (wording.rule, wording.role.rawValue, fault) }
    func isShown(_ fault: String) -> Stop { (display, steps.last?.parties ?? "", fault) }
    let isForbidden = if case .dontSee = deviation.missed { true } else { false }
    let all = contents(in: deviation)
    let recent = all.filter(deviation.messages.contains)
    // Once the view has received content since the event, earlier content may belong to another screen.
    let contents = isForbidden || recent.isEmpty ? all : recent
    guard let meant = contents.last(where: deviation.matches) else {
      guard isForbidden else {
        let limit = recent.contains(where: \.payload.isCut) ? ", as far as lists are recorded" : ""
        return isWorded("Nothing that the View receives contains it\(limit).")
      }
      let parents = Set(deviation.messages.compactMap(\.parent))
      let idle = recent.last { $0.receiver.role == .viewController && !parents.contains($0.number) }
      return idle.map { isShown("The View does nothing with message \($0.number).") }
        ?? isWorded("The View receives nothing else.")
    }
    let later = contents.first {
      $0.number > meant.number && $0.name == meant.name && $0.receiver == meant.receiver
    }
    return switch (later, isForbidden) {
    case (let later?, true):
      isShown("The View receives something else in message \(later.number), and does not show it.")
    case (let later?, false): isWorded("The View receives something else in message \(later.number).")
    case (nil, true):
      isWorded("The View receives it in message \(meant.number), and nothing replaces it.")
    case (nil, false): isShown("The View receives it in message \(meant.number), and does not show it.")
    }
  }
}

extension [Check] {
  /// Returns checks that also find a violation if a story stops at the step of their rule.
  package func following(_ flow: RuleFlow) -> [Check] {
    map { check in
      check.adding { evidence, report in
        for (rule, text) in evidence.deviations.map(flow.violation) where rule == report.rule { report(text) }
      }
    }
  }
}
