import Facts
import Foundation
import Stories

extension Mutation {
  /// The edits that are kept for a pattern, in the order of its list.
  ///
  /// - Parameter folder: The folder with a list for each pattern, such as `swift-io.diff`.
  /// - Throws: `MutationError` where the list cannot be understood, or an error of Foundation where it cannot be read.
  static func all(of pattern: Pattern, in folder: URL) throws -> [Mutation] {
    let file = folder.appendingPathComponent("\(pattern.rawValue).diff")
    return try parse(try String(contentsOf: file, encoding: .utf8), named: file.lastPathComponent)
  }

  /// A number that changes with the list, to see whether a score is of the list as it is.
  ///
  /// - Parameter folder: The folder with a list for each pattern.
  /// - Throws: An error of Foundation where the list cannot be read.
  static func fingerprint(of pattern: Pattern, in folder: URL) throws -> String {
    try Fingerprint.text(of: [folder.appendingPathComponent("\(pattern.rawValue).diff")])
  }
}
