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
  public func nearestRule(to message: Message) -> Rule? { nearest(message.appliedRules).first }

  /// The rule that says most about a message, of those that messages can break; the nearest of all where there is none.
  public func ruleToBreak(by message: Message) -> Rule? { rulesToBreak(by: message).first }

  /// The rules that say as much about a message as the one that says most, in the order in which the message names them.
  public func rulesToBreak(by message: Message) -> [Rule] {
    let rules = message.appliedRules
    let breakable = rules.filter(\.isBrokenByMessages)
    return nearest(breakable.isEmpty ? rules : breakable)
  }

  /// The rules that apply to the fewest steps.
  private func nearest(_ rules: [Rule]) -> [Rule] {
    let reaches = rules.map { steps[$0.id, default: []].count }
    return zip(rules, reaches).filter { $0.1 == reaches.min() }.map(\.0)
  }
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
