import Checks
import PatternTesting
import Playing
import Testing

@testable import VIPER

// The expectations and the evidence of the tests of VIPER.

/// Expects that VIPER keeps a rule.
func expectKept(_ rule: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
  try await viper.expectKept(rule, sourceLocation: sourceLocation)
}

/// Expects that a program breaks one rule and no other, and that the message names the roles.
func expectBroken(
  _ rule: String, naming roles: String..., by evidence: Evidence,
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  try await viper.expectBroken(rule, naming: roles, by: evidence, sourceLocation: sourceLocation)
}

/// Expects that VIPER performs a story in exactly the given messages.
func expectFlow(
  of story: Story, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try viper.expectFlow(of: story, expected, sourceLocation: sourceLocation)
}

extension Evidence {
  /// Runs a counterexample in the same way as the pattern's app.
  static func running(_ program: VIPERProgram, performing story: Story = .plainVisit) -> Evidence {
    viper.running(VIPERArchitecture(program), performing: story)
  }

  /// Reads a counterexample of a test's file as source text.
  static func reading(_ name: String, from test: String = #filePath) -> Evidence {
    viper.reading(name, from: test)
  }

  /// Returns the declarations of a counterexample in this test module.
  static func declared(in namespace: String) -> Evidence {
    viper.declared(in: namespace)
  }
}
