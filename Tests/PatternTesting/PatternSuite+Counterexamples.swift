public import Checks
public import Facts
import Foundation
public import Stories
import Testing

extension PatternSuite {
  /// A counterexample, run like the pattern with a small catalogue; its source is what some files of the test module's folder say.
  public func running(
    _ counterexample: any Architecture, telling story: Story, reading paths: [String]
  ) -> Evidence {
    var evidence = Evidence.observed(in: counterexample, telling: [story], data: .aFewCountries)
    evidence.sources = paths.flatMap { reading($0).sources }
    return evidence
  }

  /// A counterexample, read as source text; the path leads from the test module's folder.
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

  /// A counterexample, as the compiler sees it; the paths lead from the test module's folder.
  ///
  /// - Throws: As `compiling(_:for:)` with files.
  public func compiling(_ paths: [String], for rule: String) async throws -> Evidence {
    try await compiling(paths.flatMap { reading($0).sources }, for: rule)
  }

  /// The compiler's answers to a rule's questions about the pattern's sources with some more files, whose types replace
  /// those with the same names.
  ///
  /// - Throws: An error where a file cannot be read, or the compiler not be run.
  @concurrent public func compiling(_ files: [SourceFile], for rule: String) async throws -> Evidence {
    // The files stand among the app's own, and so in the module that they import in the test module.
    let files = files.map { file in file.withoutImports { $0.module == pattern.module } }
    let replaced = Set(files.flatMap(\.types).filter { $0.kind != .extension }.map(\.path))
    var asked = Evidence()
    asked.sources = await evidence.sources.map { file in file.without { replaced.contains($0.path) } } + files
    try asked.ask(toolchain, for: checks.filter { $0.rule == rule })
    return asked
  }

  /// A counterexample, as its declarations stand in the test module, inside the type called `namespace`.
  public func declared(in namespace: String) -> Evidence {
    var evidence = Evidence()
    evidence.declarations = Declaration.within(namespace, testDeclarations)
    return evidence
  }
}
