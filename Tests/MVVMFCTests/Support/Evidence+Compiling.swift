import Checks
import PatternTesting
import SourceModel
import Toolchain

@testable import MVVMFC

// Counterexamples that are compiled with the pattern's own sources.

extension Evidence {
  /// Asks the compiler a rule's questions about the pattern's sources and a counterexample of a test's file.
  ///
  /// - Parameter folder: The folder of the file in the app, such as `Modules/Greetings`.
  static func compiling(
    _ name: String, in folder: String, for rule: String, from test: String = #filePath
  ) async throws -> Evidence {
    try await compiling(reading(name, from: test).sources.map { $0.moved(to: folder) }, for: rule)
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
