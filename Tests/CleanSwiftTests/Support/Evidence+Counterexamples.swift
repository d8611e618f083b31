import Checks
import PatternTesting
import Stories
import Tracing

@testable import CleanSwift

// Counterexamples together with the pattern's own parts, which give every other check something to examine.

extension Evidence {
  /// The plain program's evidence.
  private static let plain = Evidence.running(.plain())

  /// Reads the pattern's source and a counterexample that declares models, and adds the models that the plain program
  /// sends.
  static func declaringBeside(_ path: String) -> Evidence {
    var evidence = Evidence.readingBeside(path)
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

  /// Returns the pattern's source and a file of this test module; the path is relative to the module's folder.
  static func readingBeside(_ path: String) -> Evidence {
    var evidence = Evidence.reading(path)
    evidence.sources += cleanSwift.evidence.sources
    return evidence
  }

  /// Runs a counterexample in the same way as the pattern's app, and adds the pattern's source, which some rules need
  /// besides the messages.
  ///
  /// - Parameter paths: The source files of the counterexample, relative to this test module's folder.
  static func runningBeside(
    _ program: CleanSwiftProgram, performing story: Story = .plainVisit, reading paths: String...
  ) -> Evidence {
    var evidence = Evidence.running(program, performing: story)
    evidence.sources = cleanSwift.evidence.sources + paths.flatMap { reading($0).sources }
    return evidence
  }
}
