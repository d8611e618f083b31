/// The specification's verdict on a generated mutant.
struct MutantVerdict: Codable, Hashable, Sendable {
  /// The result of the tests.
  enum Outcome: String, Codable, Sendable {
    /// A check found a rule broken and says where, or something that the kit itself demands was found missing.
    case named
    /// A flow, a story or another test went red, or the program crashed or did not end in time.
    case noticed
    /// Every test stayed green.
    case survived
  }

  let mutant: Mutant
  let outcome: Outcome
  /// The rules that went red, and findings such as "a leak"; if there are none, whatever else went red.
  let by: [String]

  /// Judges by what the tests printed; `log` is nil if they did not end in time.
  init(on mutant: Mutant, by log: TestLog?, isGreen: Bool) {
    self.mutant = mutant
    guard let log else {
      (outcome, by) = (.noticed, ["no end"])
      return
    }
    if !log.brokenRules.isEmpty || !log.ownFindings.isEmpty {
      (outcome, by) = (.named, log.brokenRules + log.ownFindings.map { "a \($0)" })
    } else if !log.isComplete {
      (outcome, by) = (.noticed, ["a crash"])
    } else if isGreen {
      (outcome, by) = (.survived, [])
    } else {
      (outcome, by) = (.noticed, log.stories.isEmpty ? ["another test"] : log.stories)
    }
  }
}
