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
  ///
  /// - Parameter isEligible: Returns true if a rule may be chosen.
  func nearestRule(to message: Message, where isEligible: (Rule) -> Bool = { _ in true }) -> Rule? {
    message.rules.compactMap(Rule.named).filter(isEligible)
      .min { steps[$0.id, default: []].count < steps[$1.id, default: []].count }
  }
}
