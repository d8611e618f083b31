import Architectures
import Specification
import Testing

/// The apps of all architectures show the same after every step, and nothing of them is left at the end.
///
/// What `walkthrough fuzz` prints when a script fails calls this.
func expectNoDifference(in steps: [Story.Step], sourceLocation: SourceLocation = #_sourceLocation) throws {
  let differential = Differential(of: Architectures.all)
  if let difference = differential.difference(in: steps.map(\.event)) {
    Issue.record("\(difference)", sourceLocation: sourceLocation)
  }
}
