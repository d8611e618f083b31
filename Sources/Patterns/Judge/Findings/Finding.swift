/// A place where a rule is broken.
struct Finding: Hashable, Codable, Sendable {
  let rule: Rule.ID
  let level: Conventions.Level
  /// The file's path, relative to the app's folder.
  let path: String
  /// The line, from 1.
  let line: Int
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
