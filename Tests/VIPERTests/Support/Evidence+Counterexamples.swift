import Checks
import Observing
import PatternTesting
import Playing
import SourceModel
import Toolchain

@testable import VIPER

// Counterexamples together with the pattern's own parts, which give every other check something to examine.

extension Evidence {
  /// Returns the pattern's declarations, and those of this test module inside the type called `namespace`.
  static func declaredBeside(_ namespace: String) -> Evidence {
    var evidence = Evidence.declared(in: namespace)
    evidence.declarations += viper.evidence.declarations
    return evidence
  }

  /// Returns the pattern's source and a counterexample of a test's file.
  static func readingBeside(_ name: String, from test: String = #filePath) -> Evidence {
    var evidence = Evidence.reading(name, from: test)
    evidence.sources += viper.evidence.sources
    return evidence
  }

  /// Runs a counterexample in the same way as the pattern's app, and adds the pattern's source and declarations, which
  /// some rules need besides the messages.
  static func runningBeside(
    _ program: VIPERProgram, observedBy further: [any Observer.Type] = [], declared namespace: String? = nil,
    performing story: Story = .plainVisit
  ) -> Evidence {
    var evidence = viper.running(
      WiderArchitecture(program, observedBy: further), performing: story)
    evidence.sources = viper.evidence.sources
    evidence.declarations = viper.evidence.declarations
    if let namespace { evidence.declarations += Evidence.declared(in: namespace).declarations }
    return evidence
  }

  /// Asks the compiler a rule's questions about the pattern's source and one more file, whose types replace those with
  /// the same names.
  static func compiling(for rule: String, _ text: String) async throws -> Evidence {
    var file = try SourceFile(name: "", text: text)
    file.name = "\(file.types.first { $0.kind != .protocol }?.name ?? "")+Counterexample.swift"
    return try await viper.compiling([file], for: rule)
  }
}
