import Checks
import PatternTesting
import Playing
import Testing

@testable import MVVMFC

// The expectations and the evidence of the tests of MVVM-FC.

/// Expects that MVVM-FC keeps a rule.
func expectKept(_ rule: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
  try await mvvmFC.expectKept(rule, sourceLocation: sourceLocation)
}

/// Expects that a program breaks one rule and no other, and that the message names the roles.
func expectBroken(
  _ rule: String, naming roles: String..., by evidence: Evidence,
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  try await mvvmFC.expectBroken(rule, naming: roles, by: evidence, sourceLocation: sourceLocation)
}

/// Expects that MVVM-FC performs a story in exactly the given messages.
func expectFlow(
  of story: Story, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try mvvmFC.expectFlow(of: story, expected, sourceLocation: sourceLocation)
}

extension Evidence {
  /// Runs a counterexample in the same way as the pattern's app, with the app's own session.
  static func running(_ program: MVVMFCProgram, performing story: Story = .plainVisit) -> Evidence {
    var evidence = mvvmFC.running(MVVMFCArchitecture(program), performing: story)
    evidence.add(.appSession)
    return evidence
  }

  /// Reads a counterexample of a test's file as source text.
  static func reading(_ name: String, from test: String = #filePath) -> Evidence {
    mvvmFC.reading(name, from: test)
  }

  /// Returns the declarations of a counterexample in this test module.
  static func declared(in namespace: String) -> Evidence {
    mvvmFC.declared(in: namespace)
  }
}
