import Foundation

/// Runs checks for one test after another, on all processors but one: that is left to the main actor, which plays stories
/// for other tests meanwhile.
@globalActor actor Examiner {
  static let shared = Examiner()

  /// The number of processors that are not left to the main actor; at least one.
  nonisolated static let processors = max(1, ProcessInfo.processInfo.activeProcessorCount - 1)
}
