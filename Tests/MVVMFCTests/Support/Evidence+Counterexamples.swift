import Checks
import PatternTesting
import SourceModel

@testable import MVVMFC

// Counterexamples together with the pattern's own parts, which give every other check something to examine.

extension Evidence {
  /// Returns the pattern's declarations, and those of this test module inside the type called `namespace`.
  static func declaredBeside(_ namespace: String) -> Evidence {
    var evidence = Evidence.declared(in: namespace)
    evidence.declarations += mvvmFC.evidence.declarations
    return evidence
  }

  /// Returns the pattern's source and counterexamples of a test's file, which are read as if they were in one of the
  /// app's folders.
  ///
  /// - Parameter folder: The folder of the files in the app, such as `Modules/Greetings`.
  static func readingBeside(
    _ names: String..., in folder: String, from test: String = #filePath
  ) -> Evidence {
    var evidence = Evidence()
    evidence.sources = names.flatMap { reading($0, from: test).sources }.map { $0.moved(to: folder) }
    evidence.sources += mvvmFC.evidence.sources
    return evidence
  }

  /// This evidence, with each missing kind taken from the pattern, so that every check runs.
  var besidePattern: Evidence {
    var evidence = self
    let pattern = mvvmFC.evidence
    if traces.isEmpty { evidence.traces = pattern.traces }
    if ownership.isEmpty { evidence.ownership = pattern.ownership }
    if types.isEmpty { evidence.types = pattern.types }
    if models.isEmpty { evidence.models = pattern.models }
    if sources.isEmpty { evidence.sources = pattern.sources }
    if declarations.isEmpty { evidence.declarations = pattern.declarations }
    if compilations.isEmpty { evidence.compilations = pattern.compilations }
    return evidence
  }
}
