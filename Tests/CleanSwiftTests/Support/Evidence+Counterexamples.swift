import PatternTesting
import Specification
import Tracing

extension Evidence {
  /// The plain program's evidence, and beside its models one more, on its way to a role.
  static func carrying(_ model: Any, to role: Role) -> Evidence {
    var evidence = Evidence.running(.plain())
    evidence.models.append(ModelFacts(of: model, sentTo: role))
    return evidence
  }

  /// The pattern's declarations, and beside them those of a counterexample inside the type called `namespace`.
  static func declaredBeside(_ namespace: String) -> Evidence {
    var evidence = Evidence.declared(in: namespace)
    evidence.declarations += cleanSwift.evidence.declarations
    return evidence
  }

  /// The pattern's source text, and beside it one file of this test module's folder.
  static func readingBeside(_ path: String) -> Evidence {
    var evidence = Evidence.reading(path)
    evidence.sources += cleanSwift.evidence.sources
    return evidence
  }
}
