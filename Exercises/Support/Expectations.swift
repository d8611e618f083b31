public import Checks
import Facts
import Foundation
public import Stories
public import Testing
import Tracing

// The words in which the checks of exercises are written.

/// An app keeps a rule, as far as some stories and its source show it.
///
/// A rule that only the compiler or the list of a module's symbols decides cannot be asked for here: `expectMessages` asks for
/// the part of it that messages show.
///
/// - Parameters:
///   - rule: The identifier of the rule, such as `SIO-14`.
///   - checks: Those of the app's pattern, such as `Check.swiftIO`.
///   - file: The path of the file that asks.
///   - fileID: The identifier of that file.
public func expectKept(
  _ rule: Rule.ID, by app: any Architecture, telling stories: [Story], using checks: [Check],
  file: String = #filePath, fileID: String = #fileID, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let check = try check(of: rule, among: checks, sourceLocation)
  // Where only messages count, nothing else is looked at.
  var evidence =
    check.needs.isDisjoint(with: [.lifetime, .types])
    ? Evidence.traced(in: app, telling: stories) : .observed(in: app, telling: stories)
  if check.needs.contains(.source) {
    evidence.sources = try Part(besides: file, in: fileID).sources(of: app.pattern)
  }
  try expectKept(check, by: evidence, sourceLocation)
}

/// Evidence shows that a rule is kept.
///
/// - Parameters:
///   - rule: The identifier of the rule, such as `FC-04`.
///   - checks: Those of the rule's pattern, such as `Check.mvvmFC`.
public func expectKept(
  _ rule: Rule.ID, by evidence: Evidence, using checks: [Check],
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try expectKept(check(of: rule, among: checks, sourceLocation), by: evidence, sourceLocation)
}

private func check(
  of rule: Rule.ID, among checks: [Check], _ sourceLocation: SourceLocation
) throws -> Check {
  try #require(checks.first { $0.rule == rule }, "Nothing decides \(rule).", sourceLocation: sourceLocation)
}

private func expectKept(
  _ check: Check, by evidence: Evidence, _ sourceLocation: SourceLocation
) throws {
  try #require(
    check.isDecided(by: evidence), "\(check.rule) needs evidence that an exercise does not have.",
    sourceLocation: sourceLocation)
  let violations = check.violations(in: evidence)
  guard !violations.isEmpty else { return }
  let leaks = check.needs.contains(.lifetime) ? evidence.leaks : []
  let lines = violations.map(\.message) + leaks.map(\.description)
  fail(lines.map { "• \($0)\n" }.joined(), by: check.rule, sourceLocation)
}

/// Expects that a step of a story sets off the written messages, one by one.
///
/// - Parameters:
///   - step: The step as a person would tell it, such as `The user taps “Name ↑”.`; the last one where there are several.
///   - rule: The identifier of the rule that makes it so.
///   - meaning: The half of the rule that matters here, where its reason is about the other half.
///   - leavesOutReads: True if reads and creations are left to the part, and so left out.
///   - expected: The messages, one a line, as the flows of the kit have them.
public func expectMessages(
  after step: String, in story: Story, by app: any Architecture, because rule: Rule.ID,
  meaning: String? = nil, leavingOutReads leavesOutReads: Bool = false, _ expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let acts = story.steps.filter { !$0.isLook }
  let end = try #require(
    acts.lastIndex { $0.description == step }, "The story has no step “\(step)”",
    sourceLocation: sourceLocation)
  let told = Story(id: story.id, wish: story.wish, steps: Array(acts[...end]))
  let scene = try #require(try Performance(of: told, by: app).scenes.last)
  let messages = leavesOutReads ? scene.messages.filter(\.isCommand) : scene.messages
  guard let difference = Flow(messages).difference(from: Flow(parsing: expected)) else { return }
  fail("\(step)\n\(difference.text(width: columns, context: 3))", by: rule, meaning: meaning, sourceLocation)
}

/// An app tells a story: everything that a person is to see is to be seen.
public func expectTold(
  _ story: Story, by app: any Architecture, sourceLocation: SourceLocation = #_sourceLocation
) {
  do throws(StoryError) {
    try Stage(app, width: min(60, columns)).perform(story)
  } catch {
    Findings.record("\(error)\n\nAs a user, I want to \(story.wish).", sourceLocation)
  }
}

/// Records a fault that a check has found by other means.
public func report(_ fault: String, sourceLocation: SourceLocation = #_sourceLocation) {
  Findings.record(fault, sourceLocation)
}

/// No class of the part that inherits from some classes mentions one of some types, nor does an extension of it.
///
/// - Parameters:
///   - names: The names of the types.
///   - ancestors: The names of the classes.
///   - file: The path of the file that asks.
///   - fileID: The identifier of that file.
public func expectNoMention(
  of names: Set<String>, byClassesBelow ancestors: Set<String>, file: String = #filePath,
  fileID: String = #fileID, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let types = try Part(besides: file, in: fileID).source().types
  var below = ancestors
  while let heir = types.first(where: {
    !below.contains($0.name) && !below.isDisjoint(with: $0.inheritedNames)
  }) {
    below.insert(heir.name)
  }
  for type in types where below.contains(type.name) {
    for mention in type.mentions where names.contains(mention.name) {
      Findings.record(
        "\(type.name) mentions \(mention.name): Exercise.swift, line \(mention.line).", sourceLocation)
    }
  }
}

/// The part imports no other modules than some.
///
/// - Parameters:
///   - modules: The names of the modules.
///   - file: The path of the file that asks.
///   - fileID: The identifier of that file.
public func expectImports(
  onlyOf modules: Set<String>, file: String = #filePath, fileID: String = #fileID,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  for imported in try Part(besides: file, in: fileID).source().imports
  where !modules.contains(imported.module) {
    Findings.record("Exercise.swift imports \(imported.module), in line \(imported.line).", sourceLocation)
  }
}

/// A value is the one that a rule asks for.
public func expectEqual<Value: Equatable>(
  _ seen: Value, _ expected: Value, because rule: Rule.ID,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  if seen != expected { fail("Expected: \(expected)\nSeen: \(seen)\n", by: rule, sourceLocation) }
}

/// Records what was seen, with the rule that it breaks.
private func fail(
  _ text: String, by id: Rule.ID, meaning: String? = nil, _ sourceLocation: SourceLocation
) {
  let rule = Rule.named(id)?.explanation(here: meaning) ?? "There is no rule \(id)."
  Findings.record("\(text)\n\(rule)", sourceLocation)
}

extension Rule {
  /// The rule and its reason, or what it means here, as they follow a fault.
  func explanation(here meaning: String? = nil) -> String {
    "\(id) \(sentence)\n" + (meaning.map { "Here: \($0)" } ?? "Why: \(reason)")
  }
}

/// The faults that the checks of each exercise have found in this run.
enum Findings {
  private static var modules: Set<String> = []

  /// Returns true if a check of the same exercise has found any.
  static func areThereAny(at sourceLocation: SourceLocation) -> Bool {
    modules.contains(sourceLocation.moduleName)
  }

  /// Records a fault.
  static func record(_ text: String, _ sourceLocation: SourceLocation) {
    modules.insert(sourceLocation.moduleName)
    Issue.record("\(text)", sourceLocation: sourceLocation)
  }
}

/// The columns that there are to write in.
let columns = ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) } ?? 100
