import Foundation
import Specification
import Testing

@testable import SwiftIO

extension Evidence {
  /// A counterexample, run like the pattern. Its source is the plain program's, from which it differs by what
  /// the run shows.
  static func running(_ program: SwiftIOProgram, telling story: Story = .shortVisit) -> Evidence {
    var evidence = observed(in: SwiftIOArchitecture(program), telling: [story])
    evidence.sources = ["Interactor", "ViewModel", "ViewController", "Program"].flatMap { part in
      reading("Support/Plain\(part).swift").sources
    }
    return evidence
  }

  /// A counterexample, read as source text; the path leads from this test module's folder.
  static func reading(_ path: String) -> Evidence {
    let file = PatternEvidence.packageFolder.appendingPathComponent("Tests/SwiftIOTests/\(path)")
    var evidence = Evidence()
    do {
      let text = try String(contentsOf: file, encoding: .utf8)
      evidence.sources = [SourceFile(name: file.lastPathComponent, text: text)]
    } catch {
      Issue.record(error)
    }
    return evidence
  }

  /// A counterexample, as its declarations stand in this test module.
  static func declared(in namespace: String) -> Evidence {
    var evidence = Evidence()
    evidence.declarations = Declaration.within(namespace, PatternEvidence.testDeclarations)
    return evidence
  }
}
