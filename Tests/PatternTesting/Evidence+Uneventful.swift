import Checks
import Observing
import SourceModel
import Specification
import Tracing

extension Evidence {
  /// Returns evidence of every kind, in which nothing happens. No check may pass on it.
  ///
  /// It has no answers of the compiler, because any answer would show something.
  static func uneventful(of pattern: Pattern) -> Evidence {
    var evidence = Evidence()
    evidence.traces = [TraceDocument(pattern: pattern.rawValue, story: "none", messages: [])]
    evidence.ownership = [Ownership(moment: "never", references: [], objectCount: 0, survivors: [])]
    evidence.types = [TypeFacts(Void.self, role: nil)]
    evidence.sources = [SourceFile(name: "Empty.swift")]
    evidence.declarations = [
      Declaration(
        kind: "struct", path: ["Empty"], parameters: [], documentation: "", conformances: [],
        isRequirement: false, spelling: "struct Empty")
    ]
    return evidence
  }
}
