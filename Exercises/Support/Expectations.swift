public import Checks
import Foundation
import Observing
public import Playing
import SourceModel
public import Specification
public import Testing
import Tracing

// The functions with which the checks of exercises are written.

/// Expects that an app keeps a rule, as far as some stories and the source show.
///
/// A rule that only the compiler or the list of a module's symbols decides cannot be checked here: for such a rule,
/// `expectMessages` checks the part that messages show.
///
/// - Parameters:
///   - rule: The identifier of the rule, such as `SIO-14`.
///   - checks: The checks of the app's pattern, such as `Check.swiftIO`.
///   - file: The path of the calling file.
///   - fileID: The identifier of that file.
public func expectKept(
  _ rule: Rule.ID, by app: any Architecture, performing stories: [Story], using checks: [Check],
  file: String = #filePath, fileID: String = #fileID, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let check = try check(of: rule, among: checks, sourceLocation)
  // A check that needs neither lifetimes nor types is decided without observing objects.
  var evidence =
    check.needs.isDisjoint(with: [.lifetime, .types])
    ? Evidence.traced(in: app, performing: stories) : .observed(in: app, performing: stories)
  if check.needs.contains(.source) {
    evidence.sources = try Part(besides: file, in: fileID).sources(of: app.pattern)
  }
  try expectKept(check, by: evidence, sourceLocation)
}

/// Expects that evidence shows a rule to be kept.
///
/// - Parameters:
///   - rule: The identifier of the rule, such as `FC-04`.
///   - checks: The checks of the rule's pattern, such as `Check.mvvmFC`.
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

/// Expects that a step of a story causes exactly the given messages. The steps of the cycle are first taken in their
/// order; otherwise the messages may come in any order. It does not matter whether a request is cancelled that has been
/// answered already, since that does nothing.
///
/// - Parameters:
///   - step: The step's description, such as `The user taps “Name ↑”.`; the last one if several have it.
///   - rule: The identifier of the rule that requires these messages.
///   - meaning: The meaning of the rule here, if the rule's own reason is about another aspect.
///   - ignoresReads: True if reads, creations and connections are left to the part, and therefore not compared.
///   - expected: The messages, one per line, in the notation of the kit's flows. A line that begins with a question mark
///     may be missing: the message tells what the receiver knows already.
public func expectMessages(
  after step: String, in story: Story, by app: any Architecture, because rule: Rule.ID,
  meaning: String? = nil, ignoringReads ignoresReads: Bool = false, _ expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let acts = story.steps.filter { !$0.isLook }
  let end = try #require(
    acts.lastIndex { $0.description == step }, "The story has no step “\(step)”",
    sourceLocation: sourceLocation)
  let told = Story(id: story.id, wish: story.wish, steps: Array(acts[...end]))
  let performance = try Performance(of: told, by: app)
  let scene = try #require(performance.scenes.last)
  let messages = scene.messages.filter { !(ignoresReads && $0.isReading) }
  let needless = messages.filter(performance.document.messages.isNeedlessCancel)
  let lines = expected.split(separator: "\n").map { $0.trimmingPrefix(while: \.isWhitespace) }
  let optional = lines.filter { $0.hasPrefix("?") }.map { $0.dropFirst() }
  func flow(_ lines: [Substring]) -> Flow { app.visible(Flow(parsing: lines.joined(separator: "\n"))) }
  let (seen, wanted) = (Flow(messages), flow(lines.map { $0.trimmingPrefix("?") }))
  guard !seen.matches(wanted, with: Flow(needless), without: flow(optional)),
    let difference = seen.difference(from: wanted)
  else { return }
  fail("\(step)\n\(difference.text(width: columns, context: 3))", by: rule, meaning: meaning, sourceLocation)
}

extension Flow {
  /// Returns true if both have the same lines, in any order in which the numbered steps first come in the same order.
  ///
  /// - Parameters:
  ///   - surplus: Lines that only this flow may have.
  ///   - optional: Lines that only the other flow may have.
  fileprivate func matches(_ other: Flow, with surplus: Flow, without optional: Flow) -> Bool {
    lines.subtracting(other.lines).subtracting(surplus.lines).isEmpty
      && other.lines.subtracting(lines).subtracting(optional.lines).isEmpty
      && steps(in: other) == other.steps(in: self)
  }

  /// Returns the steps of the lines that another flow has too, each at its first place.
  private func steps(in other: Flow) -> [Substring] {
    lines.filter(other.lines.contains).map { $0.prefix(while: \.isNumber) }
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension [String] {
  /// Returns the lines without as many equal ones as another list has.
  fileprivate func subtracting(_ others: [String]) -> [String] {
    others.reduce(into: self) { rest, line in
      if let index = rest.firstIndex(of: line) { rest.remove(at: index) }
    }
  }
}

extension [Message] {
  /// Returns true for the cancelling of requests that the receiver has answered already.
  fileprivate func isNeedlessCancel(_ message: Message) -> Bool {
    guard message.baseName == "cancel" else { return false }
    let earlier = prefix { $0.number < message.number }
    let answered = Set(earlier.compactMap(\.answers))
    let requests = earlier.filter { $0.asksForReply && $0.kind == .call && $0.receiver == message.receiver }
    return !requests.isEmpty && requests.allSatisfy { answered.contains($0.number) }
  }
}

extension Message {
  /// True if the message reads, creates or connects something.
  fileprivate var isReading: Bool { [.read, .creation, .connection].contains(kind) }
}

/// Returns the paths by which the window keeps objects of a type alive at any time in a story, one per line.
@MainActor public func owners(of type: String, in story: Story, by app: any Architecture) -> String {
  let references = Evidence.observed(in: app, performing: [story]).ownership.last?.references ?? []
  let strong = references.filter(\.isStrong)
  var paths = ["UIWindow": "UIWindow"]
  var reached = ["UIWindow"]
  while !reached.isEmpty {
    let owner = reached.removeFirst()
    for reference in strong where reference.owner == owner && paths[reference.target] == nil {
      paths[reference.target] = paths[owner].map { "\($0).\(reference.field) → \(reference.target)" }
      reached.append(reference.target)
    }
  }
  return strong.filter { $0.target == type }.compactMap { reference in
    paths[reference.owner].map { "\n• \($0).\(reference.field) → \(type)" }
  }.sorted().joined()
}

/// Expects that an app performs a story: the user sees everything that the story asks for.
///
/// - Parameter turn: The places of steps, from 0, between which the app's tasks do not run; none by default.
public func expectPerformed(
  _ story: Story, by app: any Architecture, inOneTurn turn: Range<Int> = 0..<0,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let stage = Stage(app, width: min(60, columns))
  do throws(StoryError) {
    for step in story.steps[..<turn.lowerBound] { try stage.perform(step) }
    try stage.perform(inOneTurn: Array(story.steps[turn]))
    for step in story.steps[turn.upperBound...] { try stage.perform(step) }
  } catch {
    Findings.record("\(error)\n\nAs a user, I want to \(story.wish).", sourceLocation)
  }
}

/// Records a fault that a check has found without these functions.
public func report(_ fault: String, sourceLocation: SourceLocation = #_sourceLocation) {
  Findings.record(fault, sourceLocation)
}

/// Expects that the part's subclasses of some classes, with their extensions, do not mention some types.
///
/// - Parameters:
///   - names: The names of the types that must not be mentioned.
///   - ancestors: The names of the classes whose subclasses are checked.
///   - file: The path of the calling file.
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

/// Expects that a class of the part keeps no values of its own: its variables are outlets, are made when they are first
/// needed, or refer to another object by a protocol.
///
/// - Parameters:
///   - name: The name of the class.
///   - file: The path of the calling file.
///   - fileID: The identifier of that file.
public func expectNoValues(
  in name: String, file: String = #filePath, fileID: String = #fileID,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let members = try Part(besides: file, in: fileID).source().types.filter { $0.name == name }
    .flatMap(\.members)
  for member in members where member.isVariable && !member.refersToObject {
    Findings.record(
      "\(name) keeps a value of its own: Exercise.swift, line \(member.line): \(member.text)", sourceLocation)
  }
}

extension Member {
  /// True if the property is an outlet, is made when it is first needed, or has the type of a protocol.
  fileprivate var refersToObject: Bool {
    modifiers.contains("lazy") || attributes.contains { $0.hasPrefix("@Outlet") }
      || type?.text.contains("any ") == true
  }
}

/// Expects that the part imports no modules but the allowed ones.
///
/// - Parameters:
///   - modules: The names of the allowed modules.
///   - file: The path of the calling file.
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

/// Expects that a value is the one that a rule asks for.
public func expectEqual<Value: Equatable>(
  _ seen: Value, _ expected: Value, because rule: Rule.ID,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  if seen != expected { fail("Expected: \(expected)\nSeen: \(seen)\n", by: rule, sourceLocation) }
}

/// Records a report on a broken rule, followed by that rule.
private func fail(
  _ text: String, by id: Rule.ID, meaning: String? = nil, _ sourceLocation: SourceLocation
) {
  let rule = Rule.named(id)?.explanation(here: meaning) ?? "There is no rule \(id)."
  Findings.record("\(text)\n\(rule)", sourceLocation)
}

extension Rule {
  /// Returns the rule and its reason, or its meaning here, for the end of a report on a fault.
  func explanation(here meaning: String? = nil) -> String {
    "\(id) \(sentence)\n" + (meaning.map { "Here: \($0)" } ?? "Why: \(reason)")
  }
}

/// The exercises in which a check has found a fault in this run.
enum Findings {
  private static var modules: Set<String> = []

  /// Returns true if a check of the same exercise has found a fault.
  static func exist(at sourceLocation: SourceLocation) -> Bool {
    modules.contains(sourceLocation.moduleName)
  }

  /// Records a fault.
  static func record(_ text: String, _ sourceLocation: SourceLocation) {
    modules.insert(sourceLocation.moduleName)
    Issue.record("\(text)", sourceLocation: sourceLocation)
  }
}

/// The width of a report, in columns.
let columns = ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) } ?? 100
