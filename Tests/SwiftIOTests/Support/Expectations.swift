import Checks
import PatternTesting
import Playing
import Testing

@testable import SwiftIO

// The expectations and the evidence of the tests of Swift-IO.

/// Expects that Swift-IO keeps a rule.
func expectKept(_ rule: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
  try await swiftIO.expectKept(rule, sourceLocation: sourceLocation)
}

/// Expects that a program breaks one rule and no other, and that the message names the roles.
func expectBroken(
  _ rule: String, naming roles: String..., by evidence: Evidence,
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  try await swiftIO.expectBroken(rule, naming: roles, by: evidence, sourceLocation: sourceLocation)
}

/// Expects that Swift-IO performs a story in exactly the given messages.
func expectFlow(
  of story: Story, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try swiftIO.expectFlow(of: story, expected, sourceLocation: sourceLocation)
}

extension Evidence {
  /// Runs a counterexample in the same way as the pattern's app, and reads the source of the plain program, since only
  /// the messages show the violation.
  static func running(_ program: SwiftIOProgram, performing story: Story = .shortVisit) -> Evidence {
    swiftIO.running(
      SwiftIOArchitecture(program), performing: story,
      reading: ["Interactor", "ViewModel", "ViewController", "Program"].map { "Support/Plain\($0).swift" })
  }

  /// Reads a counterexample of a test's file as source text.
  static func reading(_ name: String, from test: String = #filePath) -> Evidence {
    swiftIO.reading(name, from: test)
  }

  /// Compiles a counterexample of a test's file with the app's own sources.
  static func compiling(
    _ name: String, for rule: String, from test: String = #filePath
  ) async throws -> Evidence {
    try await swiftIO.compiling(reading(name, from: test).sources, for: rule)
  }

  /// Returns the declarations of a counterexample in this test module.
  static func declared(in namespace: String) -> Evidence {
    swiftIO.declared(in: namespace)
  }
}

nonisolated extension Story {
  /// The short visit, and a link that leads to no film.
  static let visitByLink = Story(
    id: "visit-by-link", wish: "look in for a moment, and follow a link",
    steps: shortVisit.steps + [.openLink("countries://film/tt0000000"), .reply()])
}
