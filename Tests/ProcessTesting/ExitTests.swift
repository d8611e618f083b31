import Foundation
public import Testing

/// Runs the body of an exit test and records the error that it throws. In its own process, no other test delays it.
///
/// A test's time limit does not end the process that the test has started. The system does: it sends `SIGALRM` after
/// ten minutes.
///
/// - Parameter body: The body of the test.
public func inOwnProcess(_ body: @MainActor () async throws -> Void) async {
  alarm(600)
  do {
    try await body()
  } catch {
    Issue.record("\(error)")
  }
}

/// Records an issue with the text of both values if they differ: an exit test reports only the text of an issue.
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
