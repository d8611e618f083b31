import Stories
package import Tracing

/// A place where a story did not go as told: the first of its run.
public struct Shortfall: Sendable {
  /// The story.
  public let story: String
  /// What happened last before, as a sentence.
  public let event: String
  /// What the user was to see then, or nil where the next event could not take place.
  public let expected: String?
  /// Whether a reply was to come, and nothing had been asked for.
  let isUnasked: Bool
  /// What went wrong, as a sentence.
  public let reason: String
  /// The messages since the event, with their steps.
  package let messages: [Message]

  /// Whether something was asked for in the chain, and its reply is still to come.
  var waits: Bool {
    chain.contains { question in
      question.name.contains("completion:") && question.kind == .call
        && !messages.contains { $0.answers == question.number }
    }
  }

  /// What the last thing from outside set off: the event itself, or a reply.
  var chain: [Message] {
    let numbers = Set(messages.map(\.number))
    func isRoot(_ message: Message) -> Bool {
      message.kind != .lifecycle && message.parent.map(numbers.contains) != true
    }
    guard let root = messages.last(where: isRoot) else { return [] }
    var chain: Set = [root.number]
    return messages.filter { message in
      let belongs = message.number == root.number || message.parent.map(chain.contains) == true
      if belongs { chain.insert(message.number) }
      return belongs
    }
  }
}

/// A pattern's flow from one role to the next, and the rule that each step follows: what to name where a story breaks off.
package struct Flow: Sendable {
  /// A step of the flow.
  package struct Step: Sendable {
    /// The step's number.
    let number: Int
    /// Who speaks to whom in it.
    let parties: String
    /// The identifier of the rule.
    let rule: String

    /// Takes a number, the parties and a rule.
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

  /// Takes a flow.
  ///
  /// - Parameters:
  ///   - steps: The steps, in their order.
  ///   - replies: The role to which a reply brings the flow back, and the step that it answers.
  ///   - routing: The role that leads to another screen, and its rule.
  ///   - wording: The role that words what is shown, and its rule.
  ///   - display: The rule of the view, which shows what it is told.
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

  /// Where the flow broke off, as a violation of the rule of what does not follow.
  func violation(in shortfall: Shortfall) -> Violation {
    let chain = shortfall.chain
    let place = "\(shortfall.story), \(shortfall.event)"
    if let routing, let last = chain.last(where: { $0.receiver.role == routing.role }),
      !chain.contains(where: { $0.kind == .navigation })
    {
      return Violation(
        routing.rule,
        "\(last.parties): \(place) No other screen follows message \(last.number). \(shortfall.reason)")
    }
    if shortfall.isUnasked, let step = steps.first(where: { $0.number == replies.step }) {
      return Violation(step.rule, "\(step.parties): \(place) Nothing is asked for. \(shortfall.reason)")
    }
    let taken = chain.compactMap { message in
      message.isReply && message.receiver.role == replies.role ? replies.step : message.step
    }
    let reached = steps.lastIndex { taken.contains($0.number) }
    let next = steps.dropFirst(reached.map { $0 + 1 } ?? 0).first
    // Until the reply comes, or where the user goes back or stops something, it is for the view to show what there is.
    let isForTheView =
      shortfall.waits || chain.contains { $0.baseName == "cancel" }
      || reached == nil && chain.contains { $0.kind == .navigation }
    if let next, !isForTheView {
      let last = chain.last.map { "message \($0.number)" } ?? "it"
      return Violation(
        next.rule,
        "\(next.parties): \(place) Step \(next.number) does not follow \(last). \(shortfall.reason)")
    }
    let told = shortfall.messages.filter { $0.step == steps.last?.number }
    let isTold = shortfall.expected.map { text in
      told.contains { $0.payload.contains { $0.text?.contains(text) == true } }
    }
    return isTold == false && !isForTheView
      ? Violation(
        wording.rule,
        "\(wording.role.rawValue): \(place) Nothing that the View is told says so. \(shortfall.reason)")
      : Violation(
        display,
        "\(steps.last?.parties ?? ""): \(place) The View \(isForTheView ? "shows something else" : "is told, and does not show it"). "
          + shortfall.reason)
  }
}

extension Message {
  fileprivate var isReply: Bool { kind == .reply || kind == .asynchronousReply }
}

extension [Check] {
  /// The checks, which also find fault where a story breaks off at the step of their rule.
  package func following(_ flow: Flow) -> [Check] {
    map { check in
      check.adding { evidence in
        evidence.shortfalls.map(flow.violation).filter { $0.rule == check.rule }.uniqued
      }
    }
  }
}
