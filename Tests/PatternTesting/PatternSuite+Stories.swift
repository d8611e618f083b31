import Checks
import HeadlessUI
import Observing
public import Playing
public import Specification
public import Testing
import Tracing

extension PatternSuite {
  /// Performs a story, and expects exactly the messages of a flow.
  ///
  /// A comment that ends in `…` folds its event: the messages are those of another story's flow, or of an event that is
  /// spelled out before, and are not compared. A flow that folds events names all of them, each in a comment, in order.
  public func expectFlow(
    of story: Story, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let performance = try Performance(of: story, by: architecture)
    var scenes = performance.scenes
    let events = expected.split(whereSeparator: \.isNewline)
      .map { $0.drop(while: \.isWhitespace) }.filter { $0.hasPrefix("// ") }
    if events.contains(where: \.isFolded) {
      let names = events.map { $0.isFolded ? $0.dropLast(2) : $0 }
      #expect(names == scenes.map { "// \($0.description)" }, sourceLocation: sourceLocation)
      scenes = zip(scenes, events).filter { !$1.isFolded }.map(\.0)
    }
    let seen = Flow(scenes.flatMap(\.messages))
    if let difference = seen.difference(from: architecture.visible(Flow(parsing: expected))) {
      Issue.record("\(difference)", sourceLocation: sourceLocation)
    } else {
      Tally.count(flow: story.id, by: pattern)
    }
  }

  /// Expects that a story passes both observed and unobserved, with the same screens, requests, accesses to the store and
  /// view controllers after every step.
  public func expectSameBehaviour(
    in story: Story,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for difference in try differences(in: story, with: architecture) {
      Issue.record("\(difference)", sourceLocation: sourceLocation)
    }
  }

  /// Performs a story with a program and with the same program observed, and returns where they differ.
  ///
  /// - Throws: `StoryError` if one of them cannot perform a step.
  public func differences(in story: Story, with program: any Architecture) throws -> [String] {
    let plain = Stage(program)
    let trace = Trace()
    let observed = Stage(program, trace: trace)
    trace.screen = nil
    return try story.steps.flatMap { step in
      try plain.perform(step)
      try observed.perform(step)
      return plain.differences(of: observed).map { "\(step.description) But \($0)" }
    }
  }

  /// Performs a story with another form of the app, and expects exactly the messages of a flow.
  public func expectFlow(
    of story: Story, in form: any Architecture, _ expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let seen = Flow(try Performance(of: story, by: form).document.messages)
    if let difference = seen.difference(from: form.visible(Flow(parsing: expected))) {
      Issue.record("\(difference)", sourceLocation: sourceLocation)
    }
  }

  /// Expects that another form of the app plays all stories, that nothing of it is alive once its root has been dropped, at
  /// any moment of a story, and that its messages and objects break just these rules.
  public func expectSound(
    _ form: any Architecture, breaking rules: [Rule.ID] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let evidence = Evidence.observed(in: form, performing: Story.all, isHeldToThem: true)
    #expect(evidence.ownership.count > Story.all.count, sourceLocation: sourceLocation)
    for deviation in evidence.deviations { Issue.record("\(deviation)", sourceLocation: sourceLocation) }
    for leak in evidence.leaks { Issue.record("\(leak)", sourceLocation: sourceLocation) }
    for repetition in evidence.repetitions { Issue.record("\(repetition)", sourceLocation: sourceLocation) }
    for check in checks {
      let findings = check.findings(in: evidence).filter { !$0.isSilence }
      #expect(
        findings.isEmpty != rules.contains(check.rule), "In this form, \(check.rule): \(findings)",
        sourceLocation: sourceLocation)
    }
  }

  /// Expects that every story can be played to its end. A report on one that stops names the rules that its messages
  /// break, if there are any.
  public func expectStoriesPass(sourceLocation: SourceLocation = #_sourceLocation) {
    for deviation in evidence.deviations {
      var trace = Evidence()
      trace.traces = evidence.traces.filter { $0.story == deviation.story }
      trace.sources = evidence.sources
      let broken = checks.filter { check in check.findings(in: trace).contains { !$0.isSilence } }.map(\.rule)
      let rules =
        broken.isEmpty
        ? "No rule was found that its messages break."
        : "Its messages break \(broken.joined(separator: ", "))."
      Issue.record("\(deviation)\n\(rules)", sourceLocation: sourceLocation)
    }
  }

  /// Expects that in no story one event of the user starts something twice.
  public func expectNothingStartsTwice(sourceLocation: SourceLocation = #_sourceLocation) {
    for repetition in evidence.repetitions { Issue.record("\(repetition)", sourceLocation: sourceLocation) }
  }

  /// Expects that no variable of the app belongs to no object.
  public func expectNoSharedState(sourceLocation: SourceLocation = #_sourceLocation) {
    for variable in evidence.sharedState { Issue.record("\(variable)", sourceLocation: sourceLocation) }
  }

  /// Expects that a program in which no part is exchanged is the app: in all stories it sends the same messages, and its
  /// objects refer to each other in the same way.
  ///
  /// - Parameter roots: The types of the objects that own the app and the program, which may differ.
  public func expectSame(
    as program: any Architecture, besides roots: Set<String> = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let stories = Story.all + Story.failures
    // The evidence on the app begins with the traces of these stories.
    let traces = Evidence.traced(in: program, performing: stories).traces
    for (seen, expected) in zip(traces, evidence.traces) where seen != expected {
      let difference = Flow(seen.messages).difference(from: Flow(expected.messages))
      Issue.record(
        "\(expected.story): \(difference.map { "\($0)" } ?? "other objects")", sourceLocation: sourceLocation)
    }
    func references(in app: any Architecture) throws -> Set<Ownership.Reference> {
      try Ownership.Reference.all(in: app, performing: stories).filter { !roots.contains($0.owner) }
    }
    let different = try references(in: program).symmetricDifference(references(in: architecture))
    #expect(different == [], sourceLocation: sourceLocation)
  }
}

extension Substring {
  /// True for a flow's comment on an event whose messages are left out.
  fileprivate var isFolded: Bool { hasSuffix(" …") }
}
