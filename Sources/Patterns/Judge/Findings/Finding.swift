import Foundation

/// A place where a rule is broken.
struct Finding: Hashable, Codable, Sendable {
  let rule: Rule.ID
  let level: Conventions.Level
  /// The file's path, relative to the app's folder.
  let path: String
  /// The line, from 1.
  let line: Int
  /// The column of the first character on the line that is no space, from 1, in UTF-16 code units.
  let column: Int
  /// The column after the last such character.
  let endColumn: Int
  /// The name of what breaks the rule: a type, or in some rules a file, a use case or a module.
  let part: String
  /// The role that the finding is about.
  let role: Role
  /// The role of the other type, if the rule is about two.
  let other: Role?
  /// The violation in one sentence, without its place.
  var message: String

  /// The roles of the finding, such as `presenter, view controller`.
  var roles: String { role.title + (other.map { ", \($0.title)" } ?? "") }

  /// The finding without its line, so that a baseline recognises it when lines move.
  var key: BaselineEntry { BaselineEntry(rule: rule, path: path, part: part, message: message) }
}

/// A finding as it is kept in a baseline.
struct BaselineEntry: Hashable, Codable, Sendable, Comparable {
  let rule: Rule.ID
  let path: String
  let part: String
  let message: String

  static func < (one: Self, other: Self) -> Bool {
    (one.rule, one.path, one.part, one.message) < (other.rule, other.path, other.part, other.message)
  }
}

extension SourceFile {
  /// Returns the columns of a line's text without the spaces around it, from 1, in UTF-16 code units.
  func columns(ofLine number: Int) -> Range<Int> {
    let lines = text.lines
    guard lines.indices.contains(number - 1) else { return 1..<1 }
    let line = lines[number - 1]
    let start = 1 + line.prefix(while: \.isWhitespace).utf16.count
    return start..<(start + line.trimmingCharacters(in: .whitespaces).utf16.count)
  }
}
