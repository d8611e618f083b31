import HeadlessUI
public import Tracing

/// What is known of a program, of every kind; a check asks for the kinds that it needs.
public struct Evidence: Sendable {
  /// What was sent while stories ran.
  public var traces: [TraceDocument] = []
  /// Who held whom while stories ran, and what survived.
  public var ownership: [Ownership] = []
  /// What the program's types store.
  public var types: [TypeFacts] = []
  /// The program's source files.
  public var sources: [SourceFile] = []
  /// What the program's module declares.
  public var declarations: [Declaration] = []
  /// What the compiler said of parts of the program.
  public var compilations: [Compilation] = []

  /// No evidence of any kind.
  public init() {}

  /// The kinds of which there is some.
  public var kinds: Set<Rule.Evidence> {
    var kinds: Set<Rule.Evidence> = []
    if !traces.isEmpty { kinds.insert(.trace) }
    if !ownership.isEmpty { kinds.insert(.lifetime) }
    if !types.isEmpty { kinds.insert(.types) }
    if !sources.isEmpty { kinds.insert(.source) }
    if !declarations.isEmpty { kinds.insert(.names) }
    if !compilations.isEmpty { kinds.insert(.compiler) }
    return kinds
  }
}

extension Evidence {
  /// Runs a program through stories and takes down what can be seen from outside: once watched, for the
  /// traces; once as it ships, for ownership and types.
  ///
  /// A program that breaks a rule may also fail a story. A step that cannot be done is passed over, so that
  /// the rest is seen.
  @MainActor public static func observed(
    in architecture: any Architecture, telling stories: [Story]
  ) -> Evidence {
    var evidence = Evidence()
    for story in stories {
      let trace = Trace()
      let stage = Stage(architecture, trace: trace)
      trace.screen = nil
      for step in story.steps { try? stage.perform(step) }
      stage.terminate()
      let messages = architecture.annotate(trace.messages)
      evidence.traces.append(
        TraceDocument(pattern: architecture.pattern.rawValue, story: story.id, messages: messages))
      evidence.add(ownershipIn: story, of: architecture)
    }
    return evidence
  }

  @MainActor private mutating func add(ownershipIn story: Story, of architecture: any Architecture) {
    let graph = ObjectGraph(role: architecture.role)
    let stage = Stage(architecture)
    for step in story.steps {
      try? stage.perform(step)
      if let root = stage.window.rootViewController { graph.walk(from: root) }
    }
    let types = graph.types
    stage.terminate()
    ownership.append(
      Ownership(
        story: story.id,
        references: graph.references.sorted { ($0.owner, $0.field) < ($1.owner, $1.field) },
        objectCount: graph.objectsWithRole,
        survivors: graph.survivors))
    for facts in types where !self.types.contains(facts) { self.types.append(facts) }
  }
}
