public import Checks
import Catalogue
import Facts
import Foundation
import Fuzzing
public import Stories
public import Testing
import Tracing

/// A fixed part has broken nothing else: it runs, it keeps every rule of its pattern that can be watched or read, and with it
/// the app sends the messages and shows the screens of the kit's own, over data that no text of an exercise holds.
///
/// The test that asks for it comes last. While another check is red it asks only for the part: what is broken beside an
/// unfixed part is no news.
///
/// - Parameters:
///   - app: The kit's app with the part.
///   - kit: The kit's app as it ships.
///   - checks: Those of the app's pattern, such as `Check.swiftIO`.
///   - others: The names of the types that the part has to have beside the one that the manifest names.
///   - file: The path of the file that asks.
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
  guard !Findings.areThereAny(at: sourceLocation) else { return }
  let rounds = Round.all
  var evidence = try evidence(on: app, with: part, telling: rounds)
  if let idle = part.types.first(where: { !evidence.shows($0, of: part.module) }) {
    Issue.record("Your \(idle) never ran: the app was complete without it.", sourceLocation: sourceLocation)
    return
  }
  var verdicts = Rule.all(of: app.pattern).map { Verdict(on: $0, by: evidence, using: checks) }
  let leaks = evidence.leaks
  // A leak is reported by its path, and not once more for each story in which it is left.
  let differences = rounds.flatMap { $0.differences(of: app, from: kit, besidesSurvivors: !leaks.isEmpty) }
  var faults =
    verdicts.compactMap(brokenRule) + causes(of: leaks).map(fault) + (try part.sharedState().map(sharedState))
    + differences + changedFlows(in: evidence, from: kit)
  if faults.isEmpty, try !part.needsTypes(of: file), try !part.spansFiles(of: app.pattern) {
    // The compiler takes seconds, so it is asked about a part that keeps everything else.
    try evidence.ask(.ofExercise, for: checks)
    verdicts = Rule.all(of: app.pattern).map { Verdict(on: $0, by: evidence, using: checks) }
    faults = verdicts.compactMap(brokenRule)
  }
  try writeDown(verdicts)
  for fault in faults { Issue.record("\(fault)", sourceLocation: sourceLocation) }
}

/// An app in a pattern of its own behaves as the kit's: it runs the part, shows the same screens in all stories and in random
/// scripts, makes the same requests, keeps the same favourites, and is gone when it has ended.
///
/// The test that asks for it comes last. While another check is red it asks only for the part.
///
/// - Parameters:
///   - app: The app with the part.
///   - kit: An app of the kit as it ships.
///   - file: The path of the file that asks.
///   - fileID: The identifier of that file, which begins with the exercise's module.
public func expectSameBehaviour(
  of app: any Architecture, as kit: any Architecture, file: String = #filePath, fileID: String = #fileID,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  if let absence = try Part(besides: file, in: fileID).absence() {
    Issue.record("\(absence)", sourceLocation: sourceLocation)
    return
  }
  guard !Findings.areThereAny(at: sourceLocation) else { return }
  let faults = Round.all.flatMap { $0.differences(of: app, from: kit) }
  let scripts = Differential(of: [kit, app], called: Round.titles)
  let failure =
    faults.isEmpty ? Round.seeds.lazy.compactMap { scripts.run(seed: $0, length: 80).failure }.first : nil
  for fault in faults + [failure].compactMap({ $0.map(description) }) {
    Issue.record("\(fault)", sourceLocation: sourceLocation)
  }
}

/// A random script, as short as it can be, and what comes of it.
private func description(of failure: ScriptFailure) -> String {
  "Fixed, but a random script finds a difference.\n"
    + failure.script.map { "• \($0)\n" }.joined() + "\(failure.difference)"
}

/// A part declares the type that the manifest names.
///
/// - Parameters:
///   - file: The path of the file that asks.
///   - fileID: The identifier of that file, which begins with the exercise's module.
public func expectDeclared(
  file: String = #filePath, fileID: String = #fileID, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  guard let absence = try Part(besides: file, in: fileID).absence() else { return }
  Issue.record("\(absence)", sourceLocation: sourceLocation)
}

/// The evidence of an app with the part: its messages in some stories, and its source.
private func evidence(
  on app: any Architecture, with part: Part, telling rounds: [Round]
) throws -> Evidence {
  var evidence = Evidence()
  for round in rounds { evidence.add(round.evidence(on: app)) }
  evidence.sources = try part.sources(of: app.pattern)
  return evidence
}

extension Toolchain {
  /// The tools for the modules that the exercise was compiled against.
  fileprivate static var ofExercise: Toolchain {
    // The program names their folder; without it, they lie beside the running tests.
    let folder = ProcessInfo.processInfo.environment["EXERCISE_MODULES"].map { URL(fileURLWithPath: $0) }
    return folder.map { Toolchain(modules: BuiltModules(in: $0)) } ?? .ofThisBuild()
  }
}

/// Writes down the rules that were judged, where the program asks for them. A permission is left out: nothing breaks it.
private func writeDown(_ verdicts: [Verdict]) throws {
  guard let path = ProcessInfo.processInfo.environment["EXERCISE_JUDGED"] else { return }
  let judged = verdicts.filter { !$0.isSkipped && $0.rule.level != .may }.map(\.rule.id)
  try judged.joined(separator: " ").write(toFile: path, atomically: true, encoding: .utf8)
}

/// The rule of a verdict that shows it broken, and what breaks it; nil for any other verdict.
private func brokenRule(_ verdict: Verdict) -> String? {
  switch verdict.finding {
  case .broken(let violations), .found(let violations):
    "Fixed, but you broke \(verdict.rule.id).\n" + violations.map { "• \($0.message)\n" }.joined()
      + "\n\(verdict.rule.explanation())\nLook at: \(verdict.rule.hint)"
  default: nil
  }
}

/// Of leaks those that keep themselves alive, each cycle once; one leak where there are only closures to keep them. What
/// else is left hangs on these.
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

  No rule of a pattern says it, and all four need it: nothing is left of an app that has ended.
  Why: An object that stays alive takes memory, and answers events that are no longer its own.
  """
}

private func sharedState(_ declaration: String) -> String {
  """
  Fixed, but the part keeps state that belongs to no object.
  • \(declaration)

  No rule of a pattern says it, and all four need it: an object holds its own state, or is given it.
  Why: All screens share such a variable, it outlives the app, and it is read and set past every boundary.
  """
}

/// The stories whose messages are not those of the kit's app; what is read and created on the way is left to the app.
private func changedFlows(in evidence: Evidence, from kit: any Architecture) -> [String] {
  let stories = Story.all + Story.failures
  return zip(stories, Round.all[0].traces(of: kit, telling: stories)).compactMap { story, expected in
    guard let seen = evidence.traces.first(where: { $0.story == expected.story }) else { return nil }
    let (old, new) = (expected.messages.filter(\.isCommand), seen.messages.filter(\.isCommand))
    guard let difference = Tracing.Flow(new).difference(from: Tracing.Flow(old)) else { return nil }
    let first = difference.firstDifference - 1
    let message = first < old.count ? old[first] : new[first]
    let rule = RuleReach(in: expected.messages).ruleToBreak(by: message)
    return "Fixed, but the messages of \(story.title) have changed.\n"
      + "\(difference.text(width: columns, context: 3))\(rule.map { "\n\($0.explanation())" } ?? "")"
  }
}

extension Evidence {
  /// Returns true if an object of this type took part. An action is known by its messages: its protocol is generic, so
  /// that no observer gives its objects a role.
  fileprivate func shows(_ type: String, of module: String) -> Bool {
    types.contains { $0.name == type && $0.module == module }
      || traces.flatMap(\.messages).contains { $0.receiver.role == .action && $0.receiver.type == type }
  }
}

extension Message {
  /// True if something is asked for, answered or announced, rather than looked up or made.
  var isCommand: Bool {
    switch kind {
    case .read, .creation, .connection: false
    default: true
    }
  }
}

extension Part {
  /// Which type the part lacks, so that it cannot be judged; nil where it has them all.
  fileprivate func absence() throws -> String? {
    let declared = try declaredTypes()
    guard let missing = types.first(where: { !declared.contains($0) }) else { return nil }
    let others = declared.isEmpty ? "" : " It declares \(declared.joined(separator: ", "))."
    return "Exercise.swift declares no \(missing), so your part was not judged.\(others)"
  }
}
