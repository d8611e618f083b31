import PatternTesting
import Specification
import Tracing

// Evidence of counterexamples that are no programs of their own: the rest of the evidence is of a program that
// keeps every rule, so that every check finds what it speaks of.

extension Evidence {
  /// The plain program's evidence, and a model that was seen besides, on its way to a role.
  static func carrying(_ model: Any, to role: Role) -> Evidence {
    var evidence = Evidence.running(.plain())
    evidence.models.append(ModelFacts(of: model, sentTo: role))
    return evidence
  }

  /// The pattern's declarations, and those that stand inside a type of this test module.
  static func declaredBeside(_ namespace: String) -> Evidence {
    var evidence = Evidence()
    evidence.declarations = cleanSwift.evidence.declarations + declared(in: namespace).declarations
    return evidence
  }

  /// The pattern's source files, and one of this test module; the path leads from the module's folder.
  static func readingBeside(_ path: String) -> Evidence {
    var evidence = Evidence()
    evidence.sources = cleanSwift.evidence.sources + reading(path).sources
    return evidence
  }
}
