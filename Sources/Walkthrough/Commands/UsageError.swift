import Foundation
import Playing
import Specification
import TextLayout

/// An error on the command line: unknown, missing or invalid words or values.
enum UsageError: Error, Equatable, CustomStringConvertible {
  case unknown(_ kind: String, _ word: String, known: [String], advice: String = "")
  /// A rule that no pattern has, and the one that was probably meant.
  case unknownRule(String, meaning: Rule.ID?)
  /// A format that a command does not have, and the commands that have it.
  case unknownFormat(String, of: String, owners: [String], known: [String])
  case missing(_ what: String, known: [String])
  case invalid(String)

  /// The problem, and what to do next.
  var description: String {
    switch self {
    case .unknown(let kind, let word, let known, let advice):
      "There is no \(kind) '\(word.quotable)'.\(suggestion(for: word, among: known))\(list(known))\(advice)"
    case .unknownRule(let word, let rule):
      "There is no rule '\(word.quotable)'.\(rule.map { " Did you mean '\($0)'?" } ?? "")\n"
        + "'\(Kit.command) rules' lists them all."
    case .unknownFormat(let word, let command, let owners, let known):
      "\(command) has no format '\(word.quotable)'\(owners.isEmpty ? "" : "; it is for \(owners.listed)")."
        + "\(suggestion(for: word, among: known))\(list(known))"
    case .missing(let what, let known):
      "\(what).\(list(known))"
    case .invalid(let reason):
      reason
    }
  }

  private func suggestion(for word: String, among known: [String]) -> String {
    known.nearest(to: word).map { " Did you mean '\($0)'?" } ?? ""
  }

  private func list(_ known: [String]) -> String {
    known.isEmpty ? "" : "\nKnown: \(known.joined(separator: ", "))."
  }
}

@MainActor extension UsageError {
  /// Makes the error for a word that is not a command.
  ///
  /// - Parameter parent: The command that it follows, or nil for the first word.
  static func unknownCommand(_ word: String, after parent: CommandEntry?) -> UsageError {
    if let parent {
      return .unknown("\(parent.name) command", word, known: parent.subcommands.map(\.name))
    }
    if let rule = Rule.named(word.uppercased()) {
      return .invalid("\(rule.id) is a rule. Try '\(Kit.command) rules \(rule.id)'.")
    }
    if let story = Story.named(word.lowercased()) {
      return .invalid("'\(word)' is a story. Try '\(Kit.command) compare \(story.id)'.")
    }
    if let pattern = Pattern(word: word) {
      return .invalid("'\(word)' is a pattern. Try '\(Kit.command) tour \(pattern.rawValue)'.")
    }
    return .unknown("command", word, known: CommandEntry.all.map(\.name))
  }

  /// The error for MVC where rules are needed.
  static let noRules = UsageError.invalid(
    "MVC has no rules here: it is the app before the four architectures. '\(Kit.command) tour mvc' shows its messages."
  )

  /// Makes the error for a format that a command does not have.
  static func unknownFormat(_ word: String, of command: String, known: [String]) -> UsageError {
    let owners = CommandEntry.all.filter { $0.formats.contains { $0.format.rawValue == word } }
    return .unknownFormat(word, of: command, owners: owners.map(\.name), known: known)
  }

  /// Makes the error for an option that a command does not take.
  static func unknownOption(_ name: String, of command: CommandEntry) -> UsageError {
    let owners = CommandEntry.all.filter { $0.allOptions.contains { $0.isNamed(name) } }.map(\.name)
    guard owners.isEmpty else {
      return .invalid(
        "\(name) is for \(owners.listed)\(command == .overview ? "" : ", not '\(command.name)'").")
    }
    guard command != .overview else {
      return .unknown("option", name, known: Options.all.map(\.name))
    }
    return .unknown("\(command.name) option", name, known: command.allOptions.map(\.name))
  }
}

nonisolated extension [String] {
  /// The words as a sentence lists them: `'trace' and 'compare'`.
  fileprivate var listed: String {
    map { "'\($0)'" }.formatted(.list(type: .and).locale(Locale(identifier: "en_GB")))
  }
}

nonisolated extension String {
  /// The word as a message can quote it: on one line, with control characters made visible, and not too long.
  var quotable: String {
    visible.replacing("\n", with: "\\u{A}").truncated(to: 40)
  }
}
