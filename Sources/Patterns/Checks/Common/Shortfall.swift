import Stories
package import Tracing

/// The first failure of a story in a run.
public struct Shortfall: Sendable {
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
  @MainActor public internal(set) static var ifProgramEnds: (() -> Shortfall)?

  /// The message of the last event or reply, and the messages that it caused.
  var chain: [Message] {
    let numbers = Set(messages.map(\.number))
    func isRoot(_ message: Message) -> Bool {
      message.kind != .lifecycle && message.parent.map(numbers.contains) != true
    }
    guard let root = messages.last(where: isRoot) else { return [] }
    return [root] + messages.within(root)
  }
}

/// A pattern's flow from one role to the next, with the rule that is broken if a story stops at a step.
package struct Flow: Sendable {
  /// A step of the flow.
  package struct Step: Sendable {
    /// The step's number.
    let number: Int
    /// The sender and the receiver.
    let parties: String
    /// The identifier of the rule.
    let rule: String

    /// Creates a step from a number, the parties and a rule.
    package init(_ number: Int, _ parties: String, _ rule: String) {
      self.number = number
      self.parties = parties
      self.rule = rule
    }
  }

  let steps: [Step]
  let replies: (role: Role, step: Int)
  let routing: (role: Role, rule: String)?
  let wording: (role: Role, rule: String)
  let display: String

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

  /// Returns the place where the flow stopped, as a violation of the rule of the missing step.
  func violation(in shortfall: Shortfall) -> Violation {
    let chain = shortfall.chain
    if let routing, let last = chain.last(where: { $0.receiver.role == routing.role }),
      !chain.contains(where: { $0.kind == .navigation })
    {
      return violation(
        routing.rule, last.parties, "No other screen follows message \(last.number).", in: shortfall)
    }
    if let routing, chain.first?.receiver.role == .application,
      !shortfall.messages.contains(where: { $0.kind == .lifecycle })
    {
      return violation(routing.rule, routing.role.rawValue, "No screen appears.", in: shortfall)
    }
    let request = steps.prefix { $0.number != replies.step }.count
    if shortfall.missed?.isAnswer == true {
      let step = steps[...request].first { step in
        !chain.contains { step.parties.hasSuffix("→ \($0.receiver.role.rawValue)") }
      }
      return violation(step ?? steps[request], "Nothing is asked for.", in: shortfall)
    }
    let taken = chain.compactMap { message in
      message.isReply && message.receiver.role == replies.role ? replies.step : message.step
    }
    let reached = steps.lastIndex { taken.contains($0.number) }
    if !isAtRest(shortfall, after: reached), let next = steps.dropFirst(reached.map { $0 + 1 } ?? 0).first {
      let last = chain.last.map { "message \($0.number)" } ?? "the event"
      return violation(next, "Step \(next.number) does not follow \(last).", in: shortfall)
    }
    return violation(ofWhatIsToldIn: shortfall)
  }

  private func violation(_ step: Step, _ fault: String, in shortfall: Shortfall) -> Violation {
    violation(step.rule, step.parties, fault, in: shortfall)
  }

  private func violation(
    _ rule: String, _ parties: String, _ fault: String, in shortfall: Shortfall
  ) -> Violation {
    Violation(rule, "\(parties): \(shortfall.story), \(shortfall.event) \(shortfall.reason) \(fault)")
  }

  /// Returns true if the flow may end here: a reply is awaited, something was cancelled, or the user went back to a
  /// screen that already has its content.
  private func isAtRest(_ shortfall: Shortfall, after reached: Int?) -> Bool {
    let chain = shortfall.chain
    if chain.contains(where: { $0.baseName == "cancel" }) { return true }
    guard let reached else {
      return chain.contains { $0.kind == .navigation }
        && told(in: shortfall).contains(where: shortfall.isMeant)
    }
    let answered = Set(shortfall.messages.compactMap(\.answers))
    return steps[reached].number == replies.step
      && chain.contains {
        $0.step == replies.step && $0.kind == .call && $0.asksForReply
          && !answered.contains($0.number)
      }
  }

  /// Returns the messages to the view in the whole story.
  private func told(in shortfall: Shortfall) -> [Message] {
    let last = Set(steps.drop { $0.number != replies.step }.dropFirst().map(\.number))
    return (shortfall.earlier + shortfall.messages).filter { message in
      message.step == steps.last?.number
        || [.view, .viewController].contains(message.receiver.role) && message.step.map(last.contains) == true
    }
  }

  /// Returns the violation if all steps were taken, or none was needed: either the rule of the formatting role is
  /// broken, or the view's rule.
  private func violation(ofWhatIsToldIn shortfall: Shortfall) -> Violation {
    let all = told(in: shortfall)
    let recent = all.filter(shortfall.messages.contains)
    // Once the view has received content since the event, earlier content may belong to another screen.
    let told = if case .dontSee = shortfall.missed { all } else { recent.isEmpty ? all : recent }
    let meant = told.last(where: shortfall.isMeant)
    let later = meant.flatMap { meant in
      told.first { $0.number > meant.number && $0.name == meant.name && $0.receiver == meant.receiver }
    }
    let isWording: Bool
    let fault: String
    switch (shortfall.missed, meant, later) {
    case (.dontSee, let meant?, nil):
      (isWording, fault) = (
        true, "The View receives it in message \(meant.number), and nothing replaces it."
      )
    case (.dontSee, _, let later?):
      (isWording, fault) = (
        false, "The View receives something else in message \(later.number), and does not show it."
      )
    case (.dontSee, nil, _):
      let parents = Set(shortfall.messages.compactMap(\.parent))
      let idle = recent.last { $0.receiver.role == .viewController && !parents.contains($0.number) }
      isWording = idle == nil
      fault =
        idle.map { "The View does nothing with message \($0.number)." } ?? "The View receives nothing else."
    case (_, let meant?, nil):
      (isWording, fault) = (false, "The View receives it in message \(meant.number), and does not show it.")
    case (_, _, let later?):
      (isWording, fault) = (true, "The View receives something else in message \(later.number).")
    case (_, nil, _):
      isWording = true
      fault =
        "Nothing that the View receives contains it\(recent.contains(where: \.payload.isCut) ? ", as far as lists are recorded" : "")."
    }
    return isWording
      ? violation(wording.rule, wording.role.rawValue, fault, in: shortfall)
      : violation(display, steps.last?.parties ?? "", fault, in: shortfall)
  }
}

extension Shortfall {
  /// Returns true if a message carries the text that should be seen, or should not be.
  fileprivate func isMeant(_ message: Message) -> Bool {
    switch missed {
    case .see(let text), .dontSee(let text), .tap(let text), .pick(let text):
      message.payload.contains { $0.text?.contains(text) == true }
    default: false
    }
  }
}

extension Story.Event {
  /// True if the event answers a request, which the program must have made.
  fileprivate var isAnswer: Bool {
    switch self {
    case .reply, .fail: true
    default: false
    }
  }
}

extension [Check] {
  /// Returns checks that also find a violation if a story stops at the step of their rule.
  package func following(_ flow: Flow) -> [Check] {
    map { check in
      check.adding { evidence in
        evidence.shortfalls.map(flow.violation).filter { $0.rule == check.rule }.uniqued
      }
    }
  }
}
