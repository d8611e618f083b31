import Catalogue
import Playing
import Tracing

/// The app of a pattern, observed or not.
final class PatternApp: Contender {
  private let stage: Stage
  private let list: ListWindow

  init(_ architecture: any Architecture, data: CatalogueData, watching: Watching) {
    let trace = watching == .off ? nil : Trace()
    stage = Stage(architecture, trace: trace, data: data)
    list = ListWindow(window: stage.window, catalogue: stage.catalogue, clock: stage.clock)
    if watching == .messages { trace?.screen = nil }
  }

  func prepare(_ work: Work) throws -> () throws -> Void {
    try list.prepare(work) { [stage] in
      try stage.perform(Story.Step(event: .launch, file: #filePath, line: #line))
    }
  }

  var visibleRows: [String] { list.visibleRows }

  /// The number of messages recorded so far.
  var messageCount: Int { stage.trace?.messages.count ?? 0 }

  func end() { stage.terminate() }
}
