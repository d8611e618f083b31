public import Tracing

/// The steps of the cycle that each rule applies to in a trace.
public struct RuleReach {
  private var steps: [Rule.ID: Set<Int>] = [:]

  /// Counts the steps in the messages of a trace; all messages without a step count as one step.
  public init(in messages: [Message]) {
    for message in messages {
      for rule in message.rules { steps[rule, default: []].insert(message.step ?? 0) }
    }
  }

  /// Returns the rule that says most about a message: of those that apply to it, the one that applies to the fewest
  /// steps; nil if none applies.
  public func nearestRule(to message: Message) -> Rule? { nearest(message.appliedRules).first }

  /// Returns the rule that says most about a message: one that messages can break, or any rule if messages can break
  /// none of those that apply.
  public func ruleToBreak(by message: Message) -> Rule? { rulesToBreak(by: message).first }

  /// Returns the rule of `ruleToBreak(by:)` and the others that apply to as many steps. Rules that messages can break
  /// come first.
  public func rulesToBreak(by message: Message) -> [Rule] {
    let rules = message.appliedRules
    let breakable = rules.filter(\.isBrokenByMessages)
    guard let first = nearest(breakable).first ?? nearest(rules).first else { return [] }
    return (breakable + rules.filter { !breakable.contains($0) }).filter { reach(of: $0) == reach(of: first) }
  }

  /// Returns rules with those first that apply to the fewest steps; rules that apply to as many keep their order.
  public func specificFirst(_ rules: [Rule]) -> [Rule] {
    rules.enumerated().sorted { (reach(of: $0.element), $0.offset) < (reach(of: $1.element), $1.offset) }
      .map(\.element)
  }

  /// Returns the rules that apply to the fewest steps.
  private func nearest(_ rules: [Rule]) -> [Rule] {
    let fewest = rules.map(reach).min()
    return rules.filter { reach(of: $0) == fewest }
  }

  private func reach(of rule: Rule) -> Int { steps[rule.id, default: []].count }
}

extension Message {
  fileprivate var appliedRules: [Rule] { rules.compactMap(Rule.named) }
}

extension Rule {
  fileprivate var isBrokenByMessages: Bool {
    guard level != .may, case .decided(let evidence) = verification else { return false }
    return evidence.contains(.trace)
  }
}
