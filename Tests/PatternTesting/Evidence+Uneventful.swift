import Checks
import Facts
import Stories
import Tracing

extension Evidence {
  /// Evidence of every kind in which nothing happens: no check may pass on it.
  ///
  /// Of the compiler nothing was asked, which is the only way for it to show nothing.
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
