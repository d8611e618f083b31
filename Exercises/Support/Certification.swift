public import Checks
import Catalogue
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
///   - file: The path of the file that asks.
///   - fileID: The identifier of that file, which begins with the exercise's module.
public func expectNothingElseBroken(
  in app: any Architecture, like kit: any Architecture, using checks: [Check], file: String = #filePath,
  fileID: String = #fileID, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let part = try Part(besides: file, in: fileID)
  guard try part.declaredTypes().contains(part.type) else {
    Issue.record("\(try part.absence())", sourceLocation: sourceLocation)
    return
  }
  guard !Findings.areThereAny(at: sourceLocation) else { return }
  let rounds = Round.all
  let evidence = try evidence(on: app, with: part, telling: rounds)
  guard evidence.shows(part) else {
    Issue.record("\(try part.absence())", sourceLocation: sourceLocation)
    return
  }
  let verdicts = Rule.all(of: app.pattern).map { Verdict(on: $0, by: evidence, using: checks) }
  try writeDown(verdicts)
  let faults =
    verdicts.compactMap(brokenRule) + evidence.leaks.map(fault)
    + rounds.flatMap { $0.differences(of: app, from: kit) } + changedFlows(of: app, from: kit)
  for fault in faults { Issue.record("\(fault)", sourceLocation: sourceLocation) }
}

/// What can be seen of an app with the part: what it does in some stories, and what its source says.
private func evidence(
  on app: any Architecture, with part: Part, telling rounds: [Round]
) throws -> Evidence {
  var evidence = Evidence()
  for round in rounds { evidence.add(round.evidence(on: app)) }
  evidence.sources = try part.sources(of: app.pattern)
  return evidence
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
      + "\n\(verdict.rule.explanation)"
  default: nil
  }
}

private func fault(_ leak: Leak) -> String {
  "Fixed, but something outlives the app.\n• \(leak)"
}

/// The stories whose messages are not those of the kit's app; what is read and created on the way is left to the app.
private func changedFlows(of app: any Architecture, from kit: any Architecture) -> [String] {
  let catalogue = RenamedCatalogue(seed: Round.seed, telling: Story.all)
  return Story.all.map(catalogue.retold).compactMap { story in
    let flows = [kit, app].map { architecture in
      (try? Performance(of: story, by: architecture, data: catalogue.data)).map { performance in
        Tracing.Flow(performance.document.messages.filter(\.isCommand))
      }
    }
    guard let expected = flows[0], let seen = flows[1], let difference = seen.difference(from: expected)
    else { return nil }
    return
      "Fixed, but the messages of \(story.id) have changed.\n\(difference.text(width: columns, context: 3))"
  }
}

extension Evidence {
  /// Whether an object of the part's type took part. An action is known by its messages: its protocol is generic, so
  /// that no observer gives its objects a role.
  fileprivate func shows(_ part: Part) -> Bool {
    types.contains { $0.name == part.type && $0.module == part.module }
      || traces.flatMap(\.messages).contains { $0.receiver.role == .action && $0.receiver.type == part.type }
  }
}

extension Message {
  /// Whether something is asked for, answered or announced, rather than looked up or made.
  var isCommand: Bool {
    switch kind {
    case .read, .creation, .connection: false
    default: true
    }
  }
}

extension Part {
  /// Why the part was not judged.
  fileprivate func absence() throws -> String {
    let declared = try declaredTypes()
    guard !declared.contains(type) else {
      return "Your \(type) never ran: the app was complete without it."
    }
    let others = declared.isEmpty ? "" : " It declares \(declared.joined(separator: ", "))."
    return "Exercise.swift declares no \(type), so the checks judged the kit's own.\(others)"
  }
}
