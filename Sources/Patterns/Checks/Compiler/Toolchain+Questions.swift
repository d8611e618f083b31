import Foundation
package import SourceModel
import Toolchain

extension Toolchain {
  /// Asks the compiler, and returns its answer, which is kept for this process and for others.
  ///
  /// - Parameters:
  ///   - question: The files to compile, and the settings.
  ///   - rule: The identifier of the rule that needs the answer.
  /// - Throws: An error if the compiler cannot be run.
  public func answer(to question: Question, for rule: String) throws -> Compilation {
    let output = try answers(
      Unit(
        files: question.files, hidden: question.hidden, isOnMainActor: question.isOnMainActor, toolchain: self
      )
    ).get()
    return Compilation(
      rule: rule, subject: question.subject, isAccepted: output.status == 0, diagnostics: output.text)
  }

  fileprivate func compile(_ unit: Unit) throws -> Output {
    try withTemporaryFolder("question") { folder in
      let names = try modules.names.filter { !unit.hidden.contains($0) }
      let sources = folder.appendingPathComponent("sources")
      let files = try unit.files.map { file in
        let url = sources.appendingPathComponent(file.path)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try file.text.write(to: url, atomically: true, encoding: .utf8)
        return url
      }
      var output = try typecheck(files, seeing: names, isOnMainActor: unit.isOnMainActor, in: folder)
      output.text = output.text.replacing(sources.path + "/", with: "")
      return output
    }
  }
}

extension Evidence {
  /// Asks the compiler the questions of some checks about the sources, and adds the answers.
  ///
  /// - Parameters:
  ///   - toolchain: The compiler that answers.
  ///   - checks: The checks that ask.
  ///   - limit: The number of questions that are asked at once, at most; one or more.
  /// - Throws: An error if the compiler cannot be run.
  public mutating func ask(_ toolchain: Toolchain, for checks: [Check], atOnce limit: Int = .max) throws {
    let asked = checks.flatMap { check in check.questions(about: sources).map { (check.rule, $0) } }
    compilations += try asked.concurrentMap(atOnce: limit) { rule, question in
      Result { try toolchain.answer(to: question, for: rule) }
    }.map { try $0.get() }
  }
}

extension Report<Violation> {
  /// Reports the compiler's errors for the rule.
  ///
  /// - Parameters:
  ///   - isIncluded: True if an error is about the rule.
  ///   - message: Makes the text from the question's subject and the error, which begins with its place.
  package mutating func addRefusals(
    in evidence: Evidence, where isIncluded: (String) -> Bool = { _ in true },
    _ message: (_ subject: String, _ error: String) -> String
  ) {
    for compilation in evidence.compilations(for: rule) {
      examine()
      for error in compilation.errors where isIncluded(error) { self(message(compilation.subject, error)) }
    }
  }
}

/// The files and the settings of a question, without its subject and its rule.
private struct Unit: Hashable, Sendable {
  let files: [Question.File]
  let hidden: Set<String>
  let isOnMainActor: Bool
  let toolchain: Toolchain
}

private let answers = Memo<Unit, Result<Toolchain.Output, any Error>> { unit in
  Result { try unit.output() }
}

/// A text, and names that may occur in it.
private struct Naming: Hashable, Sendable {
  let text: String
  let names: [String]
}

/// The names that occur in a text, searched for only once, because most files are part of many questions.
private let namesInText = Memo<Naming, [String]> { naming in naming.names.filter(naming.text.contains) }

/// A folder for answers, created if it is missing and emptied if it has grown too large.
private let preparedFolder = Memo<URL, URL> { folder in
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  if names.count > 5000 { try? FileManager.default.removeItem(at: folder) }
  try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  return folder
}

extension Unit {
  /// Returns the compiler's answer: a new one, or the one that another process got to the same question and kept.
  func output() throws -> Toolchain.Output {
    let name = String(Fingerprint.number(of: try key()), radix: 16)
    let file = preparedFolder(toolchain.answersFolder).appendingPathComponent(name)
    if let kept = try? JSONDecoder().decode(Toolchain.Output.self, from: Data(contentsOf: file)) {
      return kept
    }
    let output = try toolchain.compile(self)
    // If the answer cannot be kept, the next process asks again.
    try? JSONEncoder().encode(output).write(to: file, options: .atomic)
    return output
  }

  /// Returns everything that the answer depends on: the files, the settings, the compiler, and the modules that the
  /// files name.
  private func key() throws -> Data {
    let visible = try toolchain.modules.names.filter { !hidden.contains($0) }
    let named = files.reduce(into: Set()) { $0.formUnion(namesInText(Naming(text: $1.text, names: visible))) }
    let modules = named.sorted().map(toolchain.modules.file)
    let stamp = try SyntaxProgram.stamp(of: modules + [CompilerFolder().tool("swift-frontend")])
    let words =
      [stamp, "\(isOnMainActor)"] + hidden.sorted() + toolchain.settings
      + files.flatMap { [$0.path, $0.text] }
    return try JSONEncoder().encode(words)
  }
}

extension Compilation {
  /// The compiler's errors, each with its place if it has one: `FilmsPresenter.swift, line 7: cannot find 'UILabel' in
  /// scope`. The same text is listed only once for each file. A refusal has at least one error.
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
