import Foundation
import Specification

/// The random scripts to run, and the apps to run them against.
struct FuzzPlan: Equatable {
  /// The patterns whose apps are compared.
  var patterns = Pattern.apps
  /// The number of scripts.
  var scripts = 200
  /// The seed of the first script; each further script has the next seed.
  var seed: UInt64 = .random(in: 1...999_999)
  /// The number of processes that share the work.
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  /// The number of steps of a script after the app has been opened.
  static let length = 60

  /// Returns the seed of a script, counted from 0; after the greatest number comes 0.
  func seed(of script: Int) -> UInt64 { seed &+ UInt64(script) }

  /// Returns the seeds of the scripts that fall to one of the processes, counted from 0.
  func seeds(of process: Int) -> [UInt64] {
    stride(from: process, to: scripts, by: jobs).map(seed(of:))
  }
}
