import Foundation

/// The reason why a part is not compiled: it uses what judges it. Part and checks are one module, so that a function of
/// the part with the name of an expectation would be called instead of it.
struct PartRefusal: Equatable, CustomStringConvertible {
  /// The line, from 1.
  let line: Int
  /// The reason, as a sentence.
  let reason: String

  /// Looks for the first such use in a part; nil if there is none.
  init?(of part: Data) {
    let reasons = String(decoding: part, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(Self.reason)
    guard let index = reasons.firstIndex(where: { $0 != nil }), let reason = reasons[index]
    else { return nil }
    line = index + 1
    self.reason = reason
  }

  var description: String { "Exercise.swift, line \(line): \(reason)" }

  private static func reason(against line: Substring) -> String? {
    if let match = line.prefixMatch(of: imported) {
      return "The part imports \(match.1), which only its checks use."
    }
    if let match = line.firstMatch(of: expectation), !line[..<match.range.lowerBound].contains("//") {
      return "\(match.1) is the name of what judges the part. Give the function another name."
    }
    if line.contains(ofChecks) { return "The part extends its checks." }
    return nil
  }

  // A regular expression never changes, though the standard library does not declare it sendable.
  nonisolated(unsafe) private static let imported =
    #/\s*(?:@\w+\s+|\w+\s+)*import\s+(?:\w+\s+)?(Testing|ExerciseSupport|\w*Checks|Fuzzing|SourceModel|Toolchain)\b/#
  nonisolated(unsafe) private static let expectation = #/\bfunc\s+(expect[A-Z]\w*)/#
  nonisolated(unsafe) private static let ofChecks = #/^\s*(?:\w+\s+)*extension\s+Checks?\b/#
}
