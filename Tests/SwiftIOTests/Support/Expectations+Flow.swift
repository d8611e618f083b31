import Specification
import Testing
import Tracing

@testable import SwiftIO

/// Tells a story and holds every message against the flow that is written down.
func expectFlow(
  of story: Story, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let performance = try Performance(of: story, by: SwiftIOArchitecture())
  let seen = Flow(performance.document.messages)
  if let difference = seen.difference(from: Flow(parsing: expected)) {
    Issue.record("\(difference)", sourceLocation: sourceLocation)
  } else {
    Tally.count(flow: story.id)
  }
}
