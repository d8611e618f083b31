public import Checks
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
      evidence.sources = [SourceFile(name: file.lastPathComponent, text: text)]
    } catch {
      Issue.record(error)
    }
    return evidence
  }

  /// A counterexample, as its declarations stand in the test module, inside the type called `namespace`.
  public func declared(in namespace: String) -> Evidence {
    var evidence = Evidence()
    evidence.declarations = Declaration.within(namespace, testDeclarations)
    return evidence
  }
}
