import Foundation
import SourceModel
import Specification
import Toolchain

extension Mutation {
  /// Reads the edits that are kept for a pattern, in the order of its list.
  ///
  /// - Parameter folder: The folder with a list for each pattern, such as `swift-io.diff`.
  /// - Throws: `MutationError` if the list cannot be understood, or an error of Foundation if it cannot be read.
  static func all(of pattern: Pattern, in folder: URL) throws -> [Mutation] {
    try all(in: folder.appendingPathComponent("\(pattern.rawValue).diff"))
  }

  /// Computes a number that changes with the list, and so shows whether a score is for the current list.
  ///
  /// - Parameter folder: The folder with a list for each pattern.
  /// - Throws: An error of Foundation if the list cannot be read.
  static func fingerprint(of pattern: Pattern, in folder: URL) throws -> String {
    try Fingerprint.text(of: [folder.appendingPathComponent("\(pattern.rawValue).diff")])
  }
}
