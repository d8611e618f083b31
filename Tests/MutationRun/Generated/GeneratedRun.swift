import Foundation
import Specification

/// Tries a sample of the mutants that operators make, as many patterns at once as there are cores.
struct GeneratedRun {
  let patterns: [Pattern]
  /// How many mutants are tried in all.
  let count: Int
  let seed: Int
  /// Text that a mutant's name has to contain to be tried; nil for all.
  let only: String?
  let package: URL
  /// The state of sources and specification; verdicts are kept for a run in the same state.
  let state: GeneratedScore.State

  /// The result of a run for one pattern.
  struct Result: Sendable {
    /// All mutants, tried or not.
    let mutants: [Mutant]
    /// How many of the sample the compiler refused.
    let refused: Int
    /// The verdicts on those that were tried.
    let verdicts: [MutantVerdict]
  }

  /// Runs the sample, and returns the result of each pattern.
  ///
  /// - Throws: The first error of any pattern; `MutationRunError` if no mutant has the wanted text in its name.
  func results() throws -> [Pattern: Result] {
    let first = Set(patterns.prefix(count % patterns.count))
    let results: [Pattern: Result] = try patterns.inScratchPackages(of: package) { scratch in
      let share = count / patterns.count + (first.contains(scratch.pattern) ? 1 : 0)
      return try result(in: scratch, trying: share)
    }
    if let only, results.values.allSatisfy(\.verdicts.isEmpty) { throw MutationRunError.noMutant(only) }
    return results
  }

  private func result(in scratch: ScratchPackage, trying share: Int) throws -> Result {
    let texts = try scratch.sourceTexts()
    let mutants = try [Mutant].all(in: texts, of: package)
    var kept = KeptVerdicts(
      in: package.appendingPathComponent(".build/mutate/\(scratch.pattern.rawValue)-verdicts.json"),
      state: "\(state.sources) \(state.checks)")
    // Some will not compile, so the sample has more than are to be tried.
    let sample = Array(mutants.shuffled(by: seed).prefix(share + share / 2 + 5))
    let isKnown = sample.filter { !kept.isRefused($0) }.prefix(share).allSatisfy { kept[$0] != nil }
    // If no mutant of the sample is wanted, there is nothing to build.
    if !isKnown, sample.contains(where: isWanted) {
      try judge(sample, share, in: scratch, texts, keeping: &kept)
    }

    let tried = sample.filter { !kept.isRefused($0) }.prefix(share)
    let refused = tried.last.flatMap(sample.firstIndex).map { $0 + 1 - tried.count } ?? 0
    let verdicts = tried.filter(isWanted).compactMap { kept[$0] }
    if isKnown { for verdict in verdicts { say("\(scratch.pattern.title): \(verdict.line)") } }
    return Result(mutants: mutants, refused: refused, verdicts: verdicts)
  }

  private func isWanted(_ mutant: Mutant) -> Bool { only.map(mutant.name.contains) ?? true }

  /// Builds with some mutants, and judges those that are wanted among the first `share` that compile.
  private func judge(
    _ sample: [Mutant], _ share: Int, in scratch: ScratchPackage, _ texts: [String: String],
    keeping kept: inout KeptVerdicts
  ) throws {
    say("\(scratch.pattern.title): building with \(sample.count) mutants.")
    let numbered = Dictionary(uniqueKeysWithValues: sample.enumerated().map { ($0, $1) })
    let choices = try build(Choices(numbered, in: texts), in: scratch)
    let refused = numbered.filter { !$0.value.choice.isEmpty && choices.mutants[$0.key] == nil }
    try kept.keep(refused: refused.values)
    let tried = numbered.filter { refused[$0.key] == nil }.sorted { $0.key < $1.key }.prefix(share)
    let wanted = tried.filter { isWanted($0.value) }

    // The checks also read the sources, so from here on these have at most one mistake, and no choices.
    try scratch.write(texts)
    let control = try scratch.test()
    guard control.isSuccess else { throw MutationRunError.red(scratch.pattern, control.output) }
    // Mutants that need a build of their own come last, because such a build has no choices.
    let inOrder = wanted.sorted { !$0.value.choice.isEmpty && $1.value.choice.isEmpty }
    for (place, (number, mutant)) in inOrder.enumerated() where kept[mutant] == nil {
      try scratch.write([mutant.file: mutant.edits.applied(to: texts[mutant.file] ?? "")])
      defer { try? scratch.write([mutant.file: texts[mutant.file] ?? ""]) }
      if mutant.choice.isEmpty, try !scratch.build().isSuccess {
        try kept.keep(refused: [mutant])
        continue
      }
      let choice = mutant.choice.isEmpty ? nil : number
      let test = try scratch.test(choosing: choice)
      var log = test.isOverdue ? nil : TestLog(test.output)
      if log?.isComplete == false {
        // Another test may have ended the program before the rules were asked. If none is broken, it remains a crash.
        let rules = TestLog(try scratch.test(choosing: choice, onlyRules: true).output)
        if !rules.brokenRules.isEmpty { log = rules }
      }
      let verdict = MutantVerdict(on: mutant, by: log, isGreen: test.isSuccess)
      try kept.keep(verdict)
      say("\(scratch.pattern.title) \(place + 1)/\(wanted.count): \(verdict.line)")
    }
  }

  /// Builds a pattern with all mutants that compile, and its tests.
  private func build(_ choices: Choices, in scratch: ScratchPackage) throws -> Choices {
    var choices = choices
    while true {
      try scratch.write(choices.texts)
      let build = try scratch.build(isWithTests: false)
      if build.isSuccess { break }
      let errors = build.output.matches(
        of: #/(?m)^\S*?/Sources/Patterns/\w+/App/(\S+?\.swift):(\d+):\d+: error: /#
      )
      .map { (file: String($0.1), line: Int($0.2) ?? 0) }
      let known = choices.mutants.count
      for error in errors { choices.leaveOut(file: error.file, line: error.line) }
      guard choices.mutants.count < known else { throw MutationRunError.red(scratch.pattern, build.output) }
    }
    let build = try scratch.build(patience: .seconds(3600))
    guard build.isSuccess else { throw MutationRunError.red(scratch.pattern, build.output) }
    try scratch.remove(Choices.file)
    return choices
  }
}

extension MutantVerdict {
  /// The verdict on one line.
  var line: String {
    switch outcome {
    case .named, .noticed:
      "\(outcome.rawValue) (\(by.joined(separator: ", "))): \(mutant.file):\(mutant.line): \(what)"
    case .survived: "SURVIVED: \(mutant.file):\(mutant.line): \(what)"
    }
  }

  private var what: String { "\(mutant.kind.rawValue): \(mutant.text)" }
}
