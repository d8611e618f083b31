import Checks
import Facts
import PatternTesting
import Stories

@testable import MVVMFC

// Counterexamples together with the pattern's own parts, which give every other check something to examine.

extension Evidence {
  /// Returns the pattern's declarations, and those of this test module inside the type called `namespace`.
  static func declaredBeside(_ namespace: String) -> Evidence {
    var evidence = Evidence.declared(in: namespace)
    evidence.declarations += mvvmFC.evidence.declarations
    return evidence
  }

  /// Returns the pattern's source and a file of this test module, which is read as if it were in one of the app's
  /// folders.
  ///
  /// - Parameters:
  ///   - path: The file, relative to the module's folder.
  ///   - folder: The folder of the file in the app, such as `Modules/Greetings`.
  static func readingBeside(_ path: String, in folder: String) -> Evidence {
    readingBeside([path], in: folder)
  }

  /// Does the same with several files in one folder.
  static func readingBeside(_ paths: [String], in folder: String) -> Evidence {
    var evidence = Evidence()
    evidence.sources = paths.flatMap { Evidence.reading($0).sources }.map { $0.moved(to: folder) }
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
