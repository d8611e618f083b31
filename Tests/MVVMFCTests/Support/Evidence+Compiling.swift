import Checks
import Foundation
import PatternTesting
import Stories

@testable import MVVMFC

extension Evidence {
  /// What the compiler says of a program that has a folder of the app's and of this build sees some modules.
  ///
  /// - Parameters:
  ///   - folder: The folder, such as `Services`; nil for nothing of the app's.
  ///   - isOnMainActor: Whether it belongs to the main actor, as all of the app but its session does.
  static func compiling(
    _ subject: String, for rule: String, _ snippet: String, with folder: String? = nil,
    seeing modules: [String], isOnMainActor: Bool = true
  ) async throws -> Evidence {
    let files = try SourceFile.swiftFiles(below: mvvmFC.sourceFolder).filter { file in
      folder.map { file.path.contains("/MVVMFC/\($0)/") } ?? false
    }
    var evidence = Evidence()
    evidence.compilations = [
      try await mvvmFC.toolchain.awaitTypecheck(
        subject, for: rule, files: files, snippet: snippet, seeing: modules, isOnMainActor: isOnMainActor)
    ]
    return evidence
  }
}
