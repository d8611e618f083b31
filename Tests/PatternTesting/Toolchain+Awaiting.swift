public import Checks

extension Toolchain {
  /// Asks the compiler about one file, while the main actor continues with other tests.
  ///
  /// - Throws: An error if the compiler cannot be run.
  @concurrent public func answer(
    about text: String, hiding hidden: Set<String> = []
  ) async throws -> Compilation {
    let file = Question.File(path: "Snippet.swift", text: text)
    return try answer(to: Question(about: "a snippet", files: [file], hiding: hidden), for: "")
  }
}
