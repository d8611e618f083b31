import Checks
import PatternTesting
import Stories
import Tracing

@testable import CleanSwift

// Counterexamples that stand beside the pattern's own parts, so that every other check finds its subject there.

extension Evidence {
  /// The plain program's evidence.
  private static let plain = Evidence.running(.plain())

  /// A counterexample that declares models, read beside the pattern's source, with the models that the plain program sends.
  static func declaringBeside(_ path: String) -> Evidence {
    var evidence = Evidence.readingBeside(path)
    evidence.types = plain.types
    evidence.models = plain.models
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
  ///
  /// - Parameter paths: Files that the counterexample is written in, from this test module's folder on.
  static func runningBeside(
    _ program: CleanSwiftProgram, telling story: Story = .plainVisit, reading paths: String...
  ) -> Evidence {
    var evidence = Evidence.running(program, telling: story)
    evidence.sources = cleanSwift.evidence.sources + paths.flatMap { reading($0).sources }
    return evidence
  }
}
