import Checks
import Facts
import PatternTesting

@testable import MVVMFC

// Counterexamples that are compiled with the pattern's own sources.

extension Evidence {
  /// Asks the compiler a rule's questions about the pattern's sources and files of this test module.
  ///
  /// - Parameters:
  ///   - paths: The files, relative to the test module's folder.
  ///   - folder: The folder of the files in the app, such as `Modules/Greetings`.
  static func compiling(_ paths: String..., in folder: String, for rule: String) async throws -> Evidence {
    try await compiling(paths.flatMap { reading($0).sources }.map { $0.moved(to: folder) }, for: rule)
  }

  /// Does the same for a file that is given as text.
  static func compiling(
    _ text: String, called name: String, in folder: String, for rule: String
  ) async throws -> Evidence {
    try await compiling([SourceFile(name: name, text: text, folder: folder)], for: rule)
  }

  /// Does the same for files that have been read.
  static func compiling(_ files: [SourceFile], for rule: String) async throws -> Evidence {
    try await mvvmFC.compiling(files, for: rule)
  }

  /// Only the compiler's answers, so that only the rule that asked for them is judged.
  var answers: Evidence {
    var evidence = Evidence()
    evidence.compilations = compilations
    return evidence
  }
}
