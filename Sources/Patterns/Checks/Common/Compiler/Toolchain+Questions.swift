import Facts
import Foundation

extension Toolchain {
  /// Asks the compiler, and says what it answered.
  ///
  /// - Parameter rule: The identifier of the rule that it is asked for.
  /// - Throws: An error where the compiler cannot be run.
  public func answer(to question: Question, for rule: String) throws -> Compilation {
    try withTemporaryFolder("question") { folder in
      let modules = folder.appendingPathComponent("modules")
      try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
      for name in try FileManager.default.contentsOfDirectory(atPath: self.modules.path)
      where name.hasSuffix(".swiftmodule") && !question.hidden.contains(String(name.dropLast(12))) {
        try FileManager.default.createSymbolicLink(
          at: modules.appendingPathComponent(name),
          withDestinationURL: self.modules.appendingPathComponent(name))
      }
      let sources = folder.appendingPathComponent("sources")
      let files = try question.files.map { file in
        let url = sources.appendingPathComponent(file.path)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try file.text.write(to: url, atomically: true, encoding: .utf8)
        return url
      }
      let output = try run(
        [
          "swiftc", "-typecheck", "-wmo", "-parse-as-library",
          "-default-isolation", question.isOnMainActor ? "MainActor" : "nonisolated", "-I", modules.path,
        ] + settings + files.map(\.path))
      return Compilation(
        rule: rule, subject: question.subject, isAccepted: output.status == 0,
        diagnostics: output.text.replacing(sources.path + "/", with: ""))
    }
  }
}

extension Evidence {
  /// Asks the compiler what some checks want to know of the sources, each question once in this process.
  ///
  /// - Throws: An error where the compiler cannot be run.
  public mutating func ask(_ toolchain: Toolchain, for checks: [Check]) throws {
    let questions = checks.flatMap { check in
      check.questions(about: sources).map { Asked(question: $0, rule: check.rule, toolchain: toolchain) }
    }
    compilations += try questions.concurrentMap { asked in Result { try answers(asked).get() } }
      .map { try $0.get() }
  }
}

/// A question that was asked for a rule.
private struct Asked: Hashable, Sendable {
  let question: Question
  let rule: String
  let toolchain: Toolchain
}

private let answers = Memo<Asked, Result<Compilation, any Error>> { asked in
  Result { try asked.toolchain.answer(to: asked.question, for: asked.rule) }
}

extension Compilation {
  /// The compiler's errors, each with its place where it has one: `FilmsPresenter.swift, line 7: cannot find 'UILabel' in
  /// scope`. Each text stands once for each file. A refusal always has one.
  public var errors: [String] {
    let placed = diagnostics.matches(of: Self.error).reduce(into: [String]()) { errors, match in
      let file = match.1.split(separator: "/").last ?? match.1
      if errors.contains(where: { $0.hasPrefix("\(file), ") && $0.hasSuffix(": \(match.3)") }) { return }
      errors.append("\(file), line \(match.2): \(match.3)")
    }
    return placed.isEmpty && !isAccepted ? [firstError] : placed
  }

  // A regular expression never changes, though the standard library does not declare it sendable.
  nonisolated(unsafe) private static let error = #/(?m)^(\S.*?):(\d+):\d+: error: (.+)$/#
}
