import Catalogue
public import Checks
import Foundation
import Fuzzing
import Observing
public import Playing
import Specification
public import Testing
import Toolchain
import Tracing

/// Expects that a fixed part has broken nothing else: the part runs and keeps every rule of its pattern that can be
/// decided with it, but for those that the manifest excuses it from. With the part, the app shows the same screens as the
/// kit's own app and makes the same requests, over data that no exercise mentions. How it gets there is left to the part.
///
/// The test that calls this comes last. While another check is red, only the declaration of the part is checked: as
/// long as the part is not fixed, further faults are to be expected.
///
/// - Parameters:
///   - app: The kit's app with the part.
///   - kit: The kit's app as it ships.
///   - checks: The checks of the app's pattern, such as `Check.swiftIO`.
///   - others: The names of further types that the part has to declare, besides the one that the manifest names.
///   - file: The path of the calling file.
///   - fileID: The identifier of that file, which begins with the exercise's module.
public func expectNothingElseBroken(
  in app: any Architecture, like kit: any Architecture, using checks: [Check], with others: [String] = [],
  file: String = #filePath, fileID: String = #fileID, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let part = try Part(besides: file, in: fileID, with: others)
  if let absence = try part.absence() {
    Issue.record("\(absence)", sourceLocation: sourceLocation)
    return
  }
  guard !Findings.exist(at: sourceLocation) else { return }
  let trial = Trial()
  var evidence = trial.evidence(on: app)
  evidence.sources = try part.sources(of: app.pattern)
  if let idle = part.types.first(where: { !evidence.shows($0, of: part.module) }) {
    Issue.record("Your \(idle) never ran: the app did not use it.", sourceLocation: sourceLocation)
    return
  }
  let rules = Rule.all(of: app.pattern).filter { !part.excused.contains($0.id) }
  var verdicts = rules.map { Verdict(on: $0, by: evidence, using: checks) }
  let leaks = evidence.leaks
  // A leak is reported once, by its path, and not again for each story that leaves it.
  let differences = trial.differences(of: app, from: kit, ignoringSurvivors: !leaks.isEmpty)
  var faults =
    brokenRules(verdicts, in: evidence, using: checks) + causes(of: leaks).map(fault)
    + evidence.repetitions.prefix(1).map(repetition) + (try part.sharedState().map(sharedState))
    + (try part.borrowedTypes(from: app.pattern).map(borrowing))
    + differences
  if faults.isEmpty, try !part.needsTypes(of: file) {
    // The compiler takes seconds, so it runs only if nothing else is broken.
    for sources in try part.sourcesByFile(of: app.pattern) where faults.isEmpty {
      evidence.sources = sources
      try evidence.askCompiler(for: checks, about: app.pattern)
      verdicts = rules.map { Verdict(on: $0, by: evidence, using: checks) }
      faults = brokenRules(verdicts, in: evidence, using: checks)
    }
  }
  try writeJudgedRules(verdicts, using: checks)
  for fault in faults { Issue.record("\(fault)", sourceLocation: sourceLocation) }
}

/// Expects that an app in a pattern of its own behaves like the kit's: in all stories and random scripts without links
/// and tabs it shows the same screens, makes the same requests, keeps the same favourites, and leaves nothing in memory.
///
/// The test that calls this comes last. While another check is red, only the declaration of the part is checked.
///
/// - Parameters:
///   - app: The app with the part.
///   - kit: An app of the kit as it ships.
///   - file: The path of the calling file.
///   - fileID: The identifier of that file, which begins with the exercise's module.
public func expectSameBehaviour(
  of app: any Architecture, as kit: any Architecture, file: String = #filePath, fileID: String = #fileID,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  if let absence = try Part(besides: file, in: fileID).absence() {
    Issue.record("\(absence)", sourceLocation: sourceLocation)
    return
  }
  guard !Findings.exist(at: sourceLocation) else { return }
  let faults = Trial().differences(of: app, from: kit, hasLinks: false)
  let scripts = Differential(of: [kit, app], called: Trial.titles, hasLinksAndTabs: false)
  let failure =
    faults.isEmpty ? Trial.seeds.lazy.compactMap { scripts.run(seed: $0, length: 80).failure }.first : nil
  for fault in faults + [failure].compactMap({ $0.map(description) }) {
    Issue.record("\(fault)", sourceLocation: sourceLocation)
  }
}

/// Describes a random script, shortened as far as possible, and the difference that it shows.
private func description(of failure: ScriptFailure) -> String {
  "Fixed, but a random script finds a difference.\n"
    + failure.script.map { "• \($0)\n" }.joined() + "\(failure.difference)"
}

/// Expects that a part declares the type that the manifest names.
///
/// - Parameters:
///   - file: The path of the calling file.
///   - fileID: The identifier of that file, which begins with the exercise's module.
public func expectDeclared(
  file: String = #filePath, fileID: String = #fileID, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  guard let absence = try Part(besides: file, in: fileID).absence() else { return }
  Issue.record("\(absence)", sourceLocation: sourceLocation)
}

extension Evidence {
  /// Replaces the compiler's answers by those about the present sources. If these do not compile even with everything
  /// in sight, say because the part has an extension with a name that the app has too, the answers show nothing, and
  /// there are none.
  fileprivate mutating func askCompiler(for checks: [Check], about pattern: Pattern) throws {
    // The program passes the folder of the modules; without it, they are next to the running tests.
    var toolchain =
      Settings.current.modules.map { Toolchain(modules: BuiltModules(in: $0)) } ?? .ofThisBuild()
    // The part may write the app's module before a name.
    toolchain.settings += ["-module-name", pattern.module]
    compilations = []
    try ask(toolchain, for: checks)
    guard compilations.contains(where: { !$0.isAccepted }) else { return }
    let whole = try toolchain.answer(to: Question(about: "the app with the part", in: sources), for: "")
    if !whole.isAccepted { compilations = [] }
  }
}

/// Writes the identifiers of the judged rules to a file, if the program asks for it. Rules that only permit something
/// are left out: what goes against one is only advice. A rule that nothing can be seen of in this build has a question
/// mark.
private func writeJudgedRules(_ verdicts: [Verdict], using checks: [Check]) throws {
  guard let file = Settings.current.judged else { return }
  let judged = verdicts.filter { !$0.isSkipped && $0.rule.level != .may }.map(\.rule.id)
  let unseen = checks.filter { $0.blindness != nil }.map { "\($0.rule)?" }
  try (judged + unseen).joined(separator: " ").write(to: file, atomically: true, encoding: .utf8)
}

/// Describes the rules that verdicts show to be broken, and what breaks them; those that are most likely broken by the same
/// mistake are only named, below the first.
private func brokenRules(_ verdicts: [Verdict], in evidence: Evidence, using checks: [Check]) -> [String] {
  let broken = verdicts.filter { !$0.violations.isEmpty }
  let blame = Blame(on: broken.map(\.rule), by: evidence, using: checks)
  return blame.described.enumerated().compactMap { index, rule in
    let following = index == 0 ? blame.following.map(\.id) : []
    return broken.first { $0.rule == rule }.map { description(of: $0, before: following) }
  }
}

/// Describes the rule that a verdict shows to be broken, and names the rules that are broken with it.
private func description(of verdict: Verdict, before following: [String]) -> String {
  let others =
    following.isEmpty
    ? "" : "\n\n\(Blame.echo): \(following.joined(separator: ", "))."
  return "Fixed, but you broke \(verdict.rule.id).\n"
    + verdict.violations.map { "• \($0.message)\n" }.joined()
    + "\n\(verdict.rule.explanation())\nLook at: \(verdict.rule.hint)\(others)"
}

extension Verdict {
  /// What shows that the rule is broken; empty for any other finding.
  fileprivate var violations: [Violation] {
    switch finding {
    case .broken(let violations), .found(let violations): violations
    default: []
    }
  }
}

/// Returns the leaks to report: each retain cycle once, or one leak if there is no cycle. The others follow from these.
private func causes(of leaks: [Leak]) -> [Leak] {
  let cycles = leaks.filter { !$0.cycle.isEmpty }
  guard cycles.isEmpty else {
    return cycles.enumerated().filter { index, leak in
      !cycles[..<index].contains { Set($0.cycle) == Set(leak.cycle) }
    }.map(\.element)
  }
  return (leaks.first { !$0.closures.isEmpty } ?? leaks.first).map { [$0] } ?? []
}

private func fault(_ leak: Leak) -> String {
  """
  Fixed, but something outlives the app.
  • \(leak)

  This is not a rule of one pattern; all four need it: when an app ends, all its objects are freed.
  Why: An object that stays alive takes memory, and still reacts to events that are meant for others.
  """
}

private func repetition(_ message: String) -> String {
  """
  Fixed, but one event starts something twice.
  • \(message)

  This is not a rule of one pattern; all four need it: one event of the user starts one cycle.
  Why: What is done twice takes twice as long, and the second time may undo or overtake the first.
  """
}

private func sharedState(_ declaration: String) -> String {
  """
  Fixed, but the part keeps state that belongs to no object.
  • \(declaration)

  This is not a rule of one pattern; all four need it: every object creates its state or is given it.
  Why: Such state is shared by all screens, outlives the app, and can be read and changed from anywhere.
  """
}

private func borrowing(_ line: String) -> String {
  """
  Fixed, but the part borrows what it has to write.
  • \(line)

  The app has a type of the same name. A part that calls it is no part of its own.
  """
}

extension Evidence {
  /// Returns true if an object of this type took part. An action is recognised by its messages: its protocol is
  /// generic, so no observer can give its objects a role.
  fileprivate func shows(_ type: String, of module: String) -> Bool {
    types.contains { $0.name == type && $0.module == module }
      || traces.flatMap(\.messages).contains { $0.receiver.role == .action && $0.receiver.type == type }
  }
}

extension Part {
  /// Reports a missing type, without which the part cannot be judged; nil if no type is missing.
  fileprivate func absence() throws -> String? {
    let declared = try declaredTypes()
    guard let missing = types.first(where: { !declared.contains($0) }) else { return nil }
    let others = declared.isEmpty ? "" : " It declares \(declared.joined(separator: ", "))."
    return "Exercise.swift declares no \(missing), so your part was not judged.\(others)"
  }
}
