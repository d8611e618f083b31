/// A check that decides one rule from an app's sources.
struct Check: Sendable {
  let rule: Rule
  /// The places that the check examines, a plural noun phrase: `properties in which routers hold view controllers`.
  let subject: String
  /// The change that satisfies the rule, in one sentence.
  let remedy: String
  /// The level that its findings usually have.
  let level: Conventions.Level
  private let decide: @Sendable (App, inout Docket) -> Void

  /// Creates a check.
  init(
    _ rule: Rule, _ level: Conventions.Level, of subject: String, remedy: String,
    _ decide: @escaping @Sendable (App, inout Docket) -> Void
  ) {
    self.rule = rule
    self.level = level
    self.subject = subject
    self.remedy = remedy
    self.decide = decide
  }

  /// Creates a check of one of the pattern's rules.
  ///
  /// - Precondition: There is a rule with the identifier.
  init(
    _ id: Rule.ID, _ level: Conventions.Level = .warning, of subject: String, remedy: String,
    _ decide: @escaping @Sendable (App, inout Docket) -> Void
  ) {
    guard let rule = Rule.named(id) else { preconditionFailure("There is no rule \(id).") }
    self.init(rule, level, of: subject, remedy: remedy, decide)
  }

  /// The rules that ask for the same of a view of SwiftUI, in a form that their checks know.
  private static let adapted: Set = ["FC-46", "VIP-25", "VPR-21", "VPR-25", "VPR-30"]

  /// True if the check does not suit scenes in SwiftUI: the rule changes or falls there.
  var isForUIKit: Bool { rule.today.swiftUI.verdict != .holds && !Self.adapted.contains(rule.id) }

  /// Returns the outcome for an app.
  ///
  /// - Parameter uiKit: The app without its scenes in SwiftUI.
  func outcome(for app: App, inUIKit uiKit: App) -> Outcome {
    let level = app.conventions.rules[rule.id] ?? level
    var docket = Docket(rule: rule.id, level: level)
    if level != .off { decide(isForUIKit ? uiKit : app, &docket) }
    return Outcome(check: self, level: level, examined: docket.examined, findings: folded(docket))
  }

  /// Returns the findings of a docket; if they are advice and nearly all places are alike, the first stands for all.
  private func folded(_ docket: Docket) -> [Finding] {
    let findings = docket.findings
    guard findings.count > 8, findings.count * 5 >= docket.examined * 4,
      findings.allSatisfy({ $0.level == .advice }), let first = findings.first
    else { return findings }
    var habit = first
    habit.message += " Nearly all \(subject) are like this; one finding stands for all."
    return [habit]
  }

  /// The outcome of a check.
  struct Outcome: Sendable {
    let check: Check
    let level: Conventions.Level
    /// The number of places that were examined; if it is zero, the rule is not decided.
    let examined: Int
    var findings: [Finding]

    var isDecided: Bool { level != .off && examined > 0 }
  }

  /// Returns the checks of a pattern, in the order of its rules, and those of the judge's own rules.
  static func all(of pattern: Pattern) -> [Check] {
    let own: [Check] =
      switch pattern {
      case .cleanSwift: cleanSwift
      case .viper: viper
      case .mvvmFC: mvvmFC
      case .swiftIO: swiftIO
      case .mvc: []
      }
    return own.sorted { $0.rule.id < $1.rule.id } + Check.own(of: pattern)
  }
}

/// The record of what a check examined and found.
struct Docket: Sendable {
  fileprivate let rule: Rule.ID
  fileprivate let level: Conventions.Level
  fileprivate(set) var examined = 0
  private(set) var findings: [Finding] = []

  fileprivate init(rule: Rule.ID, level: Conventions.Level) {
    self.rule = rule
    self.level = level
  }

  /// Counts places as examined.
  mutating func examine(_ count: Int = 1) { examined += count }

  /// Adds a finding at a place.
  mutating func report<Value>(
    _ place: Located<Value>, in part: Part, to other: Role? = nil, as lower: Conventions.Level? = nil,
    _ message: String
  ) {
    report(at: place.line, of: place.file, part.name, part.role, to: other, as: lower, message)
  }

  /// Adds a finding at the declaration of a part.
  mutating func report(_ part: Part, to other: Role? = nil, _ message: String) {
    let place = part.declaration
    report(at: place.type.line, of: place.file, part.name, part.role, to: other, message)
  }

  /// Adds a finding at a line of a file.
  mutating func report(
    at line: Int, of file: SourceFile, _ part: String, _ role: Role, to other: Role? = nil,
    as lower: Conventions.Level? = nil, _ message: String
  ) {
    let columns = file.columns(ofLine: line)
    let finding = Finding(
      rule: rule, level: lower ?? level, path: file.path, line: line, column: columns.lowerBound,
      endColumn: columns.upperBound, part: part, role: role, other: other, message: message)
    if !findings.contains(finding) { findings.append(finding) }
  }
}
