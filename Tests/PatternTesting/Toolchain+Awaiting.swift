public import Checks
public import Foundation

extension Toolchain {
  /// Asks the compiler whether some files make sense together, while the main actor goes on with other tests.
  ///
  /// - Parameters: Those of `typecheck`.
  /// - Throws: An error where the compiler cannot be run.
  @concurrent public func awaitTypecheck(
    _ subject: String, for rule: String, files: [URL] = [], snippet: String? = nil,
    seeing visible: [String]? = nil, isOnMainActor: Bool = true
  ) async throws -> Compilation {
    try typecheck(
      subject, for: rule, files: files, snippet: snippet, seeing: visible, isOnMainActor: isOnMainActor)
  }
}
