import Checks
import Foundation
import PatternTesting
import Stories
import Tracing

@testable import VIPER

// Counterexamples that stand beside the pattern's own parts, so that every other check finds its subject there.

extension Evidence {
  /// The plain program's evidence.
  private static let plain = Evidence.running(.plain())

  /// The pattern's declarations, and those that this test module has inside the type called `namespace`.
  static func declaredBeside(_ namespace: String) -> Evidence {
    var evidence = Evidence.declared(in: namespace)
    evidence.declarations += viper.evidence.declarations
    return evidence
  }

  /// The pattern's source, and a file of this test module; the path leads from the module's folder.
  static func readingBeside(_ path: String) -> Evidence {
    var evidence = Evidence.reading(path)
    evidence.sources += viper.evidence.sources
    return evidence
  }

  /// A counterexample, run like the pattern, and the pattern's source and declarations: rules that need both are
  /// decided as well.
  static func runningBeside(_ program: VIPERProgram) -> Evidence {
    var evidence = Evidence.running(program)
    evidence.sources = viper.evidence.sources
    evidence.declarations = viper.evidence.declarations
    return evidence
  }

  /// The plain program, and a model that was sent to a role besides.
  static func carrying(_ model: Any, to role: Role) -> Evidence {
    var evidence = plain
    evidence.models.append(ModelFacts(of: model, sentTo: role))
    return evidence
  }

  /// What the compiler says of a program that has the app's data store and entities, and of this package sees
  /// the catalogue alone; and the pattern's source.
  static func compiling(_ subject: String, for rule: String, _ snippet: String) async throws -> Evidence {
    let files = try SourceFile.swiftFiles(below: viper.sourceFolder).filter { file in
      file.deletingLastPathComponent().lastPathComponent == "Entity"
        || file.lastPathComponent == "DataStore.swift"
    }
    var evidence = Evidence()
    evidence.sources = viper.evidence.sources
    evidence.compilations = [
      try await viper.toolchain.awaitTypecheck(
        subject, for: rule, files: files, snippet: snippet, seeing: ["Catalogue"])
    ]
    return evidence
  }
}
