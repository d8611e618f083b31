import Foundation
import Specification
import Synchronization

/// Does the scripts of a plan in several processes at once and tells how far it is.
struct FuzzRun {
  /// What came of it.
  struct Outcome {
    /// How many scripts were done.
    var scripts = 0
    /// What was done in them.
    var counts = ScriptCounts()
    /// The first failure that was found, or nil.
    var failure: ScriptFailure?
    /// Whether somebody stopped it.
    var isInterrupted = false
    /// How long it took.
    var duration: Duration = .zero
  }

  let plan: FuzzPlan
  let progress: ProgressBar

  /// Does the scripts until all are done, one fails, or Ctrl-C is pressed.
  ///
  /// - Throws: An error where a process cannot be started or does not end well.
  func run() throws -> Outcome {
    let start = ContinuousClock.now
    var outcome = Outcome()
    var processes: [FuzzProcess] = []
    defer {
      processes.forEach { $0.stop() }
      progress.clear()
    }
    let interruption = Interruption()
    for number in 0..<min(plan.jobs, plan.scripts) { processes.append(try FuzzProcess(number, of: plan)) }
    var open = Set(processes.indices)
    while !open.isEmpty, outcome.failure == nil, !interruption.hasCome {
      progress.show(outcome.scripts, of: plan.scripts, after: ContinuousClock.now - start)
      for index in wait(for: open, of: processes) {
        guard let results = try processes[index].read() else {
          open.remove(index)
          guard processes[index].finish() || interruption.hasCome else { throw FuzzError.processEnded }
          continue
        }
        for result in results {
          outcome.scripts += 1
          outcome.counts.add(result.counts)
          if outcome.failure == nil { outcome.failure = result.failure }
        }
      }
    }
    outcome.isInterrupted = interruption.hasCome
    outcome.duration = ContinuousClock.now - start
    return outcome
  }

  /// Waits until one of the processes has written or ended, or a signal has come.
  private func wait(for open: Set<Int>, of processes: [FuzzProcess]) -> [Int] {
    let indices = open.sorted()
    var descriptors = indices.map { pollfd(fd: processes[$0].descriptor, events: Int16(POLLIN), revents: 0) }
    guard poll(&descriptors, nfds_t(descriptors.count), -1) > 0 else { return [] }
    return zip(indices, descriptors).filter { $1.revents != 0 }.map(\.0)
  }
}

/// Why a run could not be finished.
enum FuzzError: Error, CustomStringConvertible {
  /// A process ended before it had done its scripts.
  case processEnded

  var description: String {
    switch self {
    case .processEnded:
      "One of the processes that do the scripts has ended early; what it printed stands above. A smaller number of "
        + "scripts finds the one that ends it."
    }
  }
}

/// Notices Ctrl-C, once, instead of being ended by it.
private struct Interruption {
  private static let flag = Atomic(false)

  init() {
    signal(SIGINT) { _ in
      Interruption.flag.store(true, ordering: .relaxed)
      // A second one ends the program at once.
      signal(SIGINT, SIG_DFL)
    }
  }

  var hasCome: Bool { Self.flag.load(ordering: .relaxed) }
}
