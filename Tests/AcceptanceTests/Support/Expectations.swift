import Architectures
import Catalogue
import Fuzzing
import Playing
import Testing

/// Expects that every step can be performed, that all apps show the same screen after it, and that no object is
/// left at the end.
///
/// Called by the test that `walkthrough fuzz` prints when a script fails.
func expectNoDifference(
  in steps: [Story.Step], sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let stage = Stage(Architectures.all[0])
  for step in steps { try stage.perform(step) }
  let differential = Differential(of: Architectures.apps)
  if let difference = differential.difference(in: steps.map(\.event)) {
    Issue.record("\(difference)", sourceLocation: sourceLocation)
  }
}
