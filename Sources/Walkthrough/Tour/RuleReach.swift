import Stories
import Tracing

/// The steps of the cycle that each rule applies to in a trace.
struct RuleReach {
  private var steps: [Rule.ID: Set<Int>] = [:]

  init(in messages: [Message]) {
    for message in messages {
      for rule in message.rules { steps[rule, default: []].insert(message.step ?? 0) }
    }
  }

  /// The rule that says most about a message: of those that apply to it, the one that applies to the fewest steps; nil
  /// where none applies.
  func nearestRule(to message: Message) -> Rule? { nearestRules(to: message).first }

  /// The rules that apply to a message: those that apply to the fewest steps come first.
  func nearestRules(to message: Message) -> [Rule] {
    let rules = message.rules.compactMap(Rule.named)
    return rules.indices.sorted { (reach(of: rules[$0]), $0) < (reach(of: rules[$1]), $1) }.map { rules[$0] }
  }

  /// How many steps a rule applies to.
  func reach(of rule: Rule) -> Int { steps[rule.id, default: []].count }
}
