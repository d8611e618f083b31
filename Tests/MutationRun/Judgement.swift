import Foundation
import SourceModel

/// The specification's verdict on a mutation.
struct Judgement {
  /// The result of the tests.
  enum Outcome: Equatable {
    /// The check of the rule that the mutation names found a violation, or what it names instead of a rule went red.
    case caught
    /// The check of the rule found a violation, but the report describes another rule, and says that this one is broken too.
    case followed
    /// Tests went red, but not what the mutation names.
    case missedByItsRule
    /// Every test stayed green.
    case survived
    /// The edit cannot be made, its result does not build, or there is no evidence to judge.
    case invalid(String)
    /// The test process ended before the last test.
    case crashed
    /// The build or the tests took too long.
    case overdue
  }

  let mutation: Mutation
  let outcome: Outcome
  /// The other rules whose violations are described.
  let otherRules: [String]
  /// The stories that sent other messages, or could not be played to their end.
  let stories: [String]
}

extension Judgement {
  /// Makes the edit in a scratch package, builds it, runs its tests, and undoes the edit.
  init(on mutation: Mutation, in package: ScratchPackage) throws {
    let originals = try mutation.edits.map(\.file).uniqued.map { file in
      let url = package.sources.appendingPathComponent(file)
      return (url, try String(contentsOf: url, encoding: .utf8))
    }
    defer { for (url, text) in originals { try? text.write(to: url, atomically: true, encoding: .utf8) } }
    do {
      try mutation.apply(to: package.sources)
    } catch {
      self.init(mutation, .invalid("\(error)"))
      return
    }
    let build = try package.build()
    guard build.isSuccess else {
      self.init(mutation, build.isOverdue ? .overdue : .invalid(build.output.firstError))
      return
    }
    let test = try package.test()
    guard !test.isOverdue else {
      self.init(mutation, .overdue)
      return
    }
    self.init(on: mutation, by: TestLog(test.output), isGreen: test.isSuccess)
  }

  /// Judges by what the tests printed.
  init(on mutation: Mutation, by log: TestLog, isGreen: Bool) {
    guard log.isComplete else {
      self.init(mutation, .crashed)
      return
    }
    guard log.hasEvidence else {
      self.init(mutation, .invalid("The evidence could not be gathered."))
      return
    }
    let isCaught =
      switch mutation.rule {
      case "test": !isGreen
      default: (log.brokenRules + log.ownFindings + log.stories).contains(mutation.rule)
      }
    let isFollowed = log.followingRules.contains(mutation.rule)
    let outcome: Outcome =
      isCaught ? .caught : isFollowed ? .followed : isGreen ? .survived : .missedByItsRule
    self.init(mutation, outcome, log.brokenRules.filter { $0 != mutation.rule }, log.stories)
  }

  private init(
    _ mutation: Mutation, _ outcome: Outcome, _ otherRules: [String] = [], _ stories: [String] = []
  ) {
    self.mutation = mutation
    self.outcome = outcome
    self.otherRules = otherRules
    self.stories = stories
  }
}

extension String {
  fileprivate var firstError: String {
    firstMatch(of: #/error: (.+)/#).map { String($0.1) } ?? "It does not build."
  }
}

extension Array where Element: Hashable {
  fileprivate var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
