public import Checks
import Foundation
public import Playing
public import SourceModel
import Specification
import Testing
import Toolchain

extension PatternSuite {
  /// Returns the evidence of a counterexample that runs like the pattern's app, with a small catalogue.
  ///
  /// - Parameter paths: The source files that it shares, relative to the test module's folder.
  public func running(
    _ counterexample: any Architecture, performing story: Story, reading paths: [String] = []
  ) -> Evidence {
    var evidence = Evidence.observed(in: counterexample, performing: [story], data: .aFewCountries)
    do {
      evidence.sources = try paths.map { path in
        let file = testFolder.appendingPathComponent(path)
        return try SourceFile(
          name: file.lastPathComponent, text: String(contentsOf: file, encoding: .utf8))
      }
    } catch {
      Issue.record(error)
    }
    return evidence
  }

  /// Returns the evidence of a counterexample's source text, which is part of a test's file.
  ///
  /// - Parameters:
  ///   - name: The name of the counterexample: of the private enumeration that contains it or, where a type cannot
  ///     contain its code, of the mark above it. It is read as a file of this name.
  ///   - test: The path of the test's file.
  public func reading(_ name: String, from test: String) -> Evidence {
    var evidence = Evidence()
    do {
      let text = try counterexample(name, in: String(contentsOfFile: test, encoding: .utf8))
      evidence.sources = [try SourceFile(name: "\(name).swift", text: text)]
    } catch {
      Issue.record(error)
    }
    return evidence
  }

  /// Returns the text of a counterexample as that of a file of its own, whose imports are comments in the test's.
  private func counterexample(_ name: String, in test: String) throws -> String {
    let lines = test.split(separator: "\n", omittingEmptySubsequences: false)
    var text: [Substring]
    if let start = lines.firstIndex(of: "private enum \(name) {") {
      text = lines[(start + 1)...].prefix { $0 != "}" }.map { $0.dropFirst(2) }
    } else if let mark = lines.firstIndex(of: "// MARK: - \(name)") {
      text = lines[(mark + 2)...].prefix { !$0.hasPrefix("// MARK: - ") }
    } else {
      throw MissingCounterexample(name: name)
    }
    for (index, line) in text.enumerated()
    where line.hasPrefix("// import ") || line.hasPrefix("// @testable ") {
      text[index] = line.dropFirst(3)
    }
    return text.joined(separator: "\n") + "\n"
  }

  /// Asks the compiler a rule's questions about the pattern's sources and some additional files, whose types replace
  /// those with the same names.
  ///
  /// - Throws: An error if a file cannot be read or the compiler cannot be run.
  @concurrent public func compiling(_ files: [SourceFile], for rule: String) async throws -> Evidence {
    // The files are compiled as part of the app's own module, so they must not import it.
    let files = files.map { file in file.withoutImports { $0.module == pattern.module } }
    let replaced = Set(files.flatMap(\.types).filter { $0.kind != .extension }.map(\.path))
    var asked = Evidence()
    asked.sources = await evidence.sources.map { file in file.without { replaced.contains($0.path) } } + files
    try asked.ask(
      toolchain, for: checks.filter { $0.rule == rule }, atOnce: Examiner.processors)
    return asked
  }

  /// Returns the evidence of a counterexample's declarations in the test module, inside the type called `namespace`.
  public func declared(in namespace: String) -> Evidence {
    var evidence = Evidence()
    evidence.declarations = Declaration.within(namespace, testDeclarations)
    return evidence
  }
}

/// A name that no counterexample of a test's file has.
private struct MissingCounterexample: Error {
  let name: String
}
