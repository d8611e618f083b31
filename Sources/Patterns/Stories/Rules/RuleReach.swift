public import Tracing

/// The steps of the cycle that each rule applies to in a trace.
public struct RuleReach {
  private var steps: [Rule.ID: Set<Int>] = [:]

  /// Counts the steps in the messages of a trace.
  public init(in messages: [Message]) {
    for message in messages {
      for rule in message.rules { steps[rule, default: []].insert(message.step ?? 0) }
    }
  }

  /// The rule that says most about a message: of those that apply to it, the one that applies to the fewest steps; nil
  /// where none applies.
  ///
  /// - Parameter isEligible: Returns true if a rule may be chosen.
  public func nearestRule(to message: Message, where isEligible: (Rule) -> Bool = { _ in true }) -> Rule? {
    message.rules.compactMap(Rule.named).filter(isEligible)
      .min { steps[$0.id, default: []].count < steps[$1.id, default: []].count }
  }

  /// The nearest rule to a message that messages can break; the nearest of all where there is no such rule.
  public func ruleToBreak(by message: Message) -> Rule? {
    nearestRule(to: message, where: \.isBrokenByMessages) ?? nearestRule(to: message)
  }
}

extension Rule {
  fileprivate var isBrokenByMessages: Bool {
    guard level != .may, case .decided(let evidence) = verification else { return false }
    return evidence.contains(.trace)
  }
}
