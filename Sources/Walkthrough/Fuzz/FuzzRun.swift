import Foundation
import Fuzzing
import Specification
import Synchronization
import TextLayout

/// Runs the scripts of a plan in several processes at once and reports its progress.
struct FuzzRun {
  /// The result of the run.
  struct Outcome {
    /// The number of scripts that were run.
    var scripts = 0
    /// The numbers of events in the scripts.
    var counts = ScriptCounts()
    /// The failure that was found first, or nil.
    var failure: ScriptFailure?
    /// True if the user stopped the run.
    var isInterrupted = false
    /// The duration of the run.
    var duration: Duration = .zero
  }

  let plan: FuzzPlan
  let progress: ProgressBar
  /// The program that the processes run, which is this one.
  var executable = Package.program

  /// Runs the scripts until all are done, one fails, or Ctrl-C is pressed.
  ///
  /// - Throws: `FuzzError` if a process ends early, or an error of Foundation if one cannot be started.
  func run() throws -> Outcome {
    let start = ContinuousClock.now
    var outcome = Outcome()
    var processes: [FuzzProcess] = []
    defer {
      processes.forEach { $0.stop() }
      progress.clear()
    }
    let interruption = Interruption()
    for number in 0..<min(plan.jobs, plan.scripts) {
      processes.append(try FuzzProcess(number, of: plan, executable: executable))
    }
    var open = Set(processes.indices)
    while !open.isEmpty, outcome.failure == nil, !interruption.hasOccurred {
      progress.show(outcome.scripts, of: plan.scripts, after: ContinuousClock.now - start)
      for index in wait(for: open, of: processes) {
        guard let results = try processes[index].read() else {
          open.remove(index)
          if let seed = processes[index].unfinishedSeed, !interruption.hasOccurred {
            throw FuzzError.ended(at: seed, plan)
          }
          continue
        }
        for result in results {
          outcome.scripts += 1
          outcome.counts.add(result.counts)
          if outcome.failure == nil { outcome.failure = result.failure }
        }
      }
    }
    outcome.isInterrupted = interruption.hasOccurred
    outcome.duration = ContinuousClock.now - start
    return outcome
  }

  /// Waits until one of the processes has written or ended, or it is time to look for a signal.
  private func wait(for open: Set<Int>, of processes: [FuzzProcess]) -> [Int] {
    let indices = open.sorted()
    var descriptors = indices.map { pollfd(fd: processes[$0].descriptor, events: Int16(POLLIN), revents: 0) }
    let milliseconds: Int32 = 200
    guard poll(&descriptors, nfds_t(descriptors.count), milliseconds) > 0 else { return [] }
    return zip(indices, descriptors).filter { $1.revents != 0 }.map(\.0)
  }
}

/// The reason why a run could not be finished.
enum FuzzError: Error, CustomStringConvertible {
  /// A process ended in the middle of a script.
  case ended(at: UInt64, FuzzPlan)

  var description: String {
    switch self {
    case .ended(let seed, let plan):
      "The process that ran the script with seed \(seed) ended in the middle of it; its output is above. "
        + "To repeat it: \(plan.command(repeating: seed))"
    }
  }
}

extension FuzzPlan {
  /// Returns the command that repeats one of the scripts.
  nonisolated func command(repeating seed: UInt64) -> String {
    let words = patterns == Pattern.apps ? [] : patterns.map(\.rawValue)
    return (["\(Kit.command) fuzz"] + words + ["--scripts 1 --seed \(seed)"]).joined(separator: " ")
  }
}

/// Catches the first Ctrl-C, so that it does not end the program.
nonisolated private struct Interruption {
  private static let flag = Atomic(false)

  init() {
    Self.flag.store(false, ordering: .relaxed)
    signal(SIGINT) { _ in
      Interruption.flag.store(true, ordering: .relaxed)
      // A second one ends the program at once.
      signal(SIGINT, SIG_DFL)
    }
  }

  var hasOccurred: Bool { Self.flag.load(ordering: .relaxed) }
}
