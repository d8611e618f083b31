public import Checks
public import Facts
import Foundation
public import Stories
import Testing

extension PatternSuite {
  /// Returns the evidence of a counterexample that runs like the pattern's app, with a small catalogue.
  ///
  /// - Parameter paths: Its source files, relative to the test module's folder.
  public func running(
    _ counterexample: any Architecture, performing story: Story, reading paths: [String]
  ) -> Evidence {
    var evidence = Evidence.observed(in: counterexample, performing: [story], data: .aFewCountries)
    evidence.sources = paths.flatMap { reading($0).sources }
    return evidence
  }

  /// Returns the evidence of a counterexample's source text; the path is relative to the test module's folder.
  public func reading(_ path: String) -> Evidence {
    let file = testFolder.appendingPathComponent(path)
    var evidence = Evidence()
    do {
      let text = try String(contentsOf: file, encoding: .utf8)
      evidence.sources = [try SourceFile(name: file.lastPathComponent, text: text)]
    } catch {
      Issue.record(error)
    }
    return evidence
  }

  /// Asks the compiler about a counterexample; the paths are relative to the test module's folder.
  ///
  /// - Throws: The errors of `compiling(_:for:)` with files.
  public func compiling(_ paths: [String], for rule: String) async throws -> Evidence {
    try await compiling(paths.flatMap { reading($0).sources }, for: rule)
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
    try asked.ask(toolchain, for: checks.filter { $0.rule == rule })
    return asked
  }

  /// Returns the evidence of a counterexample's declarations in the test module, inside the type called `namespace`.
  public func declared(in namespace: String) -> Evidence {
    var evidence = Evidence()
    evidence.declarations = Declaration.within(namespace, testDeclarations)
    return evidence
  }
}
