import Checks
import PatternTesting
import Playing
import Testing

@testable import CleanSwift

// The expectations of the tests of Clean Swift.

/// Expects that Clean Swift keeps a rule.
func expectKept(_ rule: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
  try await cleanSwift.expectKept(rule, sourceLocation: sourceLocation)
}

/// Expects that a program breaks one rule and no other, and that the message names the roles.
func expectBroken(
  _ rule: String, naming roles: String..., by evidence: Evidence,
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  try await cleanSwift.expectBroken(rule, naming: roles, by: evidence, sourceLocation: sourceLocation)
}

/// Expects that Clean Swift performs a story in exactly the given messages.
func expectFlow(
  of story: Story, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try cleanSwift.expectFlow(of: story, expected, sourceLocation: sourceLocation)
}

extension Evidence {
  /// Runs a counterexample in the same way as the pattern's app.
  static func running(_ program: CleanSwiftProgram, performing story: Story = .plainVisit) -> Evidence {
    cleanSwift.running(CleanSwiftArchitecture(program), performing: story)
  }

  /// Reads a counterexample of a test's file as source text.
  static func reading(_ name: String, from test: String = #filePath) -> Evidence {
    cleanSwift.reading(name, from: test)
  }

  /// Returns the declarations of a counterexample in this test module.
  static func declared(in namespace: String) -> Evidence {
    cleanSwift.declared(in: namespace)
  }

  /// Compiles counterexamples of a test's file with the app's own sources.
  static func compiling(
    _ names: String..., for rule: String, from test: String = #filePath
  ) async throws -> Evidence {
    try await cleanSwift.compiling(names.flatMap { reading($0, from: test).sources }, for: rule)
  }
}
