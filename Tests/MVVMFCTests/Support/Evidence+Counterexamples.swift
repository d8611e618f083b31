import Checks
import Facts
import PatternTesting
import Stories

@testable import MVVMFC

// Counterexamples that stand beside the pattern's own parts, so that every other check finds its subject there.

extension Evidence {
  /// The pattern's declarations, and those that this test module has inside the type called `namespace`.
  static func declaredBeside(_ namespace: String) -> Evidence {
    var evidence = Evidence.declared(in: namespace)
    evidence.declarations += mvvmFC.evidence.declarations
    return evidence
  }

  /// The pattern's source, and a file of this test module that stands in for one in a folder of the app's.
  ///
  /// - Parameters:
  ///   - path: Leads from the module's folder.
  ///   - folder: Where in the app's folder the file would be, such as `Modules/Greetings`.
  static func readingBeside(_ path: String, in folder: String) -> Evidence {
    readingBeside([path], in: folder)
  }

  /// The same with several files, which stand in for those of one folder.
  static func readingBeside(_ paths: [String], in folder: String) -> Evidence {
    var evidence = Evidence()
    evidence.sources = paths.flatMap { Evidence.reading($0).sources }.map { $0.moved(to: folder) }
    evidence.sources += mvvmFC.evidence.sources
    return evidence
  }

  /// The same, and the pattern's own evidence of each kind that is missing, so that checks of several kinds
  /// are asked too.
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
