import Checks
import PatternTesting
import Playing
import Tracing

@testable import CleanSwift

// Counterexamples together with the pattern's own parts, which give every other check something to examine.

extension Evidence {
  /// The plain program's evidence.
  private static let plain = Evidence.running(.plain())

  /// Reads the pattern's source and a counterexample that declares models, and adds the models that the plain program
  /// sends.
  static func declaringBeside(_ name: String, from test: String = #filePath) -> Evidence {
    var evidence = Evidence.readingBeside(name, from: test)
    evidence.types = plain.types
    evidence.models = plain.models
    return evidence
  }

  /// Returns the pattern's declarations, and those of this test module inside the type called `namespace`.
  static func declaredBeside(_ namespace: String) -> Evidence {
    var evidence = Evidence.declared(in: namespace)
    evidence.declarations += cleanSwift.evidence.declarations
    return evidence
  }

  /// Returns the pattern's source and a counterexample of a test's file.
  static func readingBeside(_ name: String, from test: String = #filePath) -> Evidence {
    var evidence = Evidence.reading(name, from: test)
    evidence.sources += cleanSwift.evidence.sources
    return evidence
  }

  /// Runs a counterexample in the same way as the pattern's app, and adds the pattern's source, which some rules need
  /// besides the messages.
  ///
  /// - Parameter names: The counterexamples of the test's file that are read.
  static func runningBeside(
    _ program: CleanSwiftProgram, performing story: Story = .plainVisit, reading names: String...,
    from test: String = #filePath
  ) -> Evidence {
    var evidence = Evidence.running(program, performing: story)
    evidence.sources = cleanSwift.evidence.sources + names.flatMap { reading($0, from: test).sources }
    return evidence
  }
}
