import Foundation
public import Testing

/// Runs the body of an exit test, which has a main actor that no other test holds up, and records what it throws.
///
/// A test's time limit does not end the process that the test has started. The system does: it sends `SIGALRM` after ten
/// minutes.
///
/// - Parameters:
///   - isBehindOthers: True if the process lets others have the processor first. Tests on the main actor take turns on one
///     thread, so that a run lasts at least as long as all of them.
///   - body: The body of the test.
public func inOwnProcess(
  behindOthers isBehindOthers: Bool = false, _ body: @MainActor () async throws -> Void
) async {
  alarm(600)
  if isBehindOthers { _ = nice(10) }
  do {
    try await body()
  } catch {
    Issue.record("\(error)")
  }
}

/// Records an issue if two values differ, in words: an exit test passes on the words of an issue, not its values.
///
/// - Parameters:
///   - found: The value that was found.
///   - expected: The value that it has to equal.
///   - sourceLocation: The line that the issue is recorded for.
public func expectEqual<Value: Equatable>(
  _ found: Value, _ expected: Value, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(found == expected, "found \(found) instead of \(expected)", sourceLocation: sourceLocation)
}
