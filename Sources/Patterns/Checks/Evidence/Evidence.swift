public import Catalogue
import HeadlessUI
public import Observing
public import Playing
public import SourceModel
public import Specification
public import Tracing

/// Everything known about a program; a check asks for the kinds that it needs.
public struct Evidence: Sendable {
  /// The messages of the stories.
  public var traces: [TraceDocument] = []
  /// The failures of stories, if the program has to pass them.
  public var deviations: [Deviation] = []
  /// The references between objects while stories ran, and the objects that survived.
  public var ownership: [Ownership] = []
  /// The stored properties of the program's types.
  public var types: [TypeFacts] = []
  /// The structure of the models that crossed boundaries as arguments.
  public var models: [ModelFacts] = []
  /// The program's source files.
  public var sources: [SourceFile] = []
  /// The declarations of the program's module.
  public var declarations: [Declaration] = []
  /// The compiler's answers about parts of the program.
  public var compilations: [Compilation] = []

  /// No evidence of any kind.
  public init() {}

  /// Adds what was observed in other runs of the same program.
  public mutating func add(_ other: Evidence) {
    traces += other.traces
    deviations += other.deviations
    ownership += other.ownership
    types += other.types.filter { !types.contains($0) }
    for model in other.models { add(model) }
  }

  /// The kinds of evidence that are present.
  public var kinds: Set<Rule.Evidence> {
    var kinds: Set<Rule.Evidence> = []
    if !traces.isEmpty { kinds.insert(.trace) }
    if !ownership.isEmpty { kinds.insert(.lifetime) }
    if !types.isEmpty || !models.isEmpty { kinds.insert(.types) }
    if !sources.isEmpty { kinds.insert(.source) }
    if !declarations.isEmpty { kinds.insert(.names) }
    if !compilations.isEmpty { kinds.insert(.compiler) }
    return kinds
  }

  /// Returns the compiler's answers to a rule's questions.
  public func compilations(for rule: String) -> [Compilation] {
    compilations.filter { $0.rule == rule }
  }

  /// Returns the kinds that are present for a rule; the compiler's answers to another rule's questions do not count.
  func kinds(for rule: String) -> Set<Rule.Evidence> {
    compilations(for: rule).isEmpty ? kinds.subtracting([.compiler]) : kinds
  }
}

extension Evidence {
  /// Runs a program through stories and records what can be seen from outside. One run of each story is observed, for
  /// the traces. For ownership and types, the program runs without observers, once up to each step that is not a look
  /// at the screen, and is then released.
  ///
  /// A program that breaks a rule may also fail a story. A step that cannot be done is skipped, so that the rest is
  /// seen.
  ///
  /// - Parameters:
  ///   - architecture: The program.
  ///   - stories: The stories to perform.
  ///   - isHeldToThem: True if a failed story is a fault; false for a program whose texts differ from the stories'.
  ///   - data: The catalogue's data; less of it takes less time.
  @MainActor public static func observed(
    in architecture: any Architecture, performing stories: [Story], isHeldToThem: Bool = false,
    data: CatalogueData = .embedded
  ) -> Evidence {
    var evidence = traced(
      in: architecture, performing: stories, isHeldToThem: isHeldToThem, data: data)
    let role = askingOnceForEachClass(architecture.role)
    // Stories that begin with the same events share moments; each moment is observed once.
    var moments: [[Story.Event]: Ownership] = [:]
    for story in stories {
      for (index, step) in story.steps.enumerated() where !step.isLook {
        let moment = "\(story.id), after: \(step.description.withoutFullStop)"
        let steps = story.steps[...index].filter { !$0.isLook }
        let events = steps.map(\.event)
        if let known = moments[events] {
          evidence.ownership.append(known.called(moment))
          continue
        }
        let stage = Stage(architecture, data: data)
        let ownership = evidence.observeOwnership(
          after: steps, called: moment, on: stage, role: role)
        moments[events] = ownership
        evidence.ownership.append(ownership)
      }
    }
    return evidence
  }

  /// Runs an observed program through stories and records the messages and models, like `observed`, but without
  /// ownership and types.
  ///
  /// - Parameters:
  ///   - architecture: The program.
  ///   - stories: The stories to perform.
  ///   - isHeldToThem: True if a failed story is a fault; false for a program whose texts differ from the stories'.
  ///   - data: The catalogue's data; less of it takes less time.
  @MainActor public static func traced(
    in architecture: any Architecture, performing stories: [Story], isHeldToThem: Bool = false,
    data: CatalogueData = .embedded
  ) -> Evidence {
    var evidence = Evidence()
    for story in stories {
      let trace = Trace()
      let stage = Stage(architecture, trace: trace, data: data)
      trace.screen = nil
      trace.inspect = { payload, receiver in
        evidence.add(ModelFacts(of: payload, sentTo: receiver.role))
      }
      let deviation = trace.firstDeviation(of: story, on: stage, isReported: isHeldToThem)
      stage.terminate()
      let messages = architecture.pattern.annotate(trace.messages)
      evidence.traces.append(
        TraceDocument(pattern: architecture.pattern.rawValue, story: story.id, messages: messages))
      if isHeldToThem, let deviation { evidence.deviations.append(deviation(messages)) }
    }
    return evidence
  }

  /// Adds the observed parts of a model to those that were observed before.
  private mutating func add(_ model: ModelFacts) {
    guard !model.parts.isEmpty else { return }
    if let index = models.firstIndex(where: { $0.name == model.name && $0.receiver == model.receiver }) {
      models[index].parts.formUnion(model.parts)
    } else {
      models.append(model)
    }
  }

  /// Performs some steps, drops the app, and adds the types that were seen.
  @MainActor private mutating func observeOwnership(
    after steps: [Story.Step], called moment: String, on stage: Stage, role: @escaping (AnyObject) -> Role?
  ) -> Ownership {
    let graph = ObjectGraph(role: role)
    for (index, step) in steps.enumerated() {
      try? stage.perform(step)
      // A shorter run has looked at everything before the last two moments.
      guard index >= steps.count - 2 else { continue }
      graph.walk(from: stage.roots)
    }
    for facts in graph.types where !types.contains(facts) { types.append(facts) }
    stage.terminate()
    return Ownership(
      moment: moment,
      references: graph.references.sorted { ($0.owner, $0.field) < ($1.owner, $1.field) },
      objectCount: graph.objectsWithRole,
      survivors: graph.survivors)
  }
}

extension Trace {
  /// Performs the steps of a story, and skips those that fail.
  ///
  /// - Parameter isReported: True if `Deviation.ifProgramEnds` is kept up to date.
  /// - Returns: A function that makes a deviation of the first failure and the annotated messages; nil if the story
  ///   passes.
  @MainActor fileprivate func firstDeviation(
    of story: Story, on stage: Stage, isReported: Bool
  ) -> (([Message]) -> Deviation)? {
    var event: (text: String, begin: Int) = ("At first.", 0)
    var found: (([Message]) -> Deviation)?
    defer { Deviation.ifProgramEnds = nil }
    for step in story.steps {
      let begin = messages.count
      if !step.isLook, isReported {
        Deviation.ifProgramEnds = {
          let messages = stage.architecture.pattern.annotate(self.messages)
          return Deviation(
            story: story.id, event: step.description, reason: "The program ends.",
            messages: Array(messages[begin...]))
        }
      }
      do {
        try stage.perform(step)
      } catch  where found == nil {
        let (event, end) = (event, messages.count)
        found = {
          Deviation(
            story: story.id, event: event.text, reason: "\(step.description) \(error.firstSentence)",
            messages: Array($0[event.begin..<end]))
        }
      } catch {}
      if !step.isLook { event = (step.description, begin) }
    }
    return found
  }
}

extension String {
  /// The sentence without its full stop, for use inside another.
  fileprivate var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}

extension Array {
  /// The number of elements after the first, as the end of a sentence: `, and at 2 other moments`; empty if there are
  /// none.
  package var otherMoments: String {
    switch count {
    case ...1: ""
    case 2: ", and at one other moment"
    default: ", and at \(count - 1) other moments"
    }
  }
}
