import Checks
import PatternTesting
import Stories
import Tracing

@testable import CleanSwift

// Counterexamples that stand beside the pattern's own parts, so that every other check finds its subject there.

extension Evidence {
  /// The plain program's evidence.
  private static let plain = Evidence.running(.plain())

  /// The plain program's evidence, and beside its models one more, on its way to a role.
  static func carrying(_ model: Any, to role: Role) -> Evidence {
    var evidence = plain
    evidence.models.append(ModelFacts(of: model, sentTo: role))
    return evidence
  }

  /// The pattern's declarations, and those that this test module has inside the type called `namespace`.
  static func declaredBeside(_ namespace: String) -> Evidence {
    var evidence = Evidence.declared(in: namespace)
    evidence.declarations += cleanSwift.evidence.declarations
    return evidence
  }

  /// The pattern's source, and a file of this test module; the path leads from the module's folder.
  static func readingBeside(_ path: String) -> Evidence {
    var evidence = Evidence.reading(path)
    evidence.sources += cleanSwift.evidence.sources
    return evidence
  }

  /// A counterexample, run like the pattern, and the pattern's source: rules that need both are decided as well.
  static func runningBeside(_ program: CleanSwiftProgram) -> Evidence {
    var evidence = Evidence.running(program)
    evidence.sources = cleanSwift.evidence.sources
    return evidence
  }
}
