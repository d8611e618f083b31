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

  /// Reads a list.
  ///
  /// A heading `## RULE title` begins a mutation, `--- file` an edit of a file, `@@` a further edit of the same file.
  /// Below stand lines as in a diff: those that are to be found begin with a space or a minus, those that stand there
  /// afterwards with a space or a plus. Lines before the first heading are for readers.
  ///
  /// - Parameter name: The list's name, for errors.
  static func parse(_ text: String, named name: String) throws(MutationError) -> [Mutation] {
    var drafts: [Draft] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("## "), let space = line.dropFirst(3).firstIndex(of: " ") {
        drafts.append(
          Draft(rule: String(line.dropFirst(3)[..<space]), title: String(line[space...].dropFirst())))
        continue
      }
      guard !drafts.isEmpty, !line.isEmpty else { continue }
      guard drafts[drafts.count - 1].read(line) else {
        throw .unreadable(line: index + 1, file: name, String(line))
      }
    }
    return try drafts.map { draft throws(MutationError) in try draft.mutation() }
  }
}

/// A mutation while its lines are read.
private struct Draft {
  let rule: String
  let title: String
  private var edits: [(file: String, old: [Substring], new: [Substring])] = []

  init(rule: String, title: String) {
    self.rule = rule
    self.title = title
  }

  /// Reads a line below the heading and answers whether it could.
  mutating func read(_ line: Substring) -> Bool {
    if line.hasPrefix("--- ") {
      edits.append((String(line.dropFirst(4)), [], []))
      return true
    }
    guard let last = edits.indices.last else { return false }
    switch line.first {
    case "@": edits.append((edits[last].file, [], []))
    case " ":
      edits[last].old.append(line.dropFirst())
      edits[last].new.append(line.dropFirst())
    case "-": edits[last].old.append(line.dropFirst())
    case "+": edits[last].new.append(line.dropFirst())
    default: return false
    }
    return true
  }

  func mutation() throws(MutationError) -> Mutation {
    guard !edits.isEmpty, edits.allSatisfy({ !$0.old.isEmpty }) else { throw .empty(title) }
    return Mutation(
      rule: rule, title: title,
      edits: edits.map {
        Mutation.Edit(
          file: $0.file, old: $0.old.joined(separator: "\n"), new: $0.new.joined(separator: "\n"))
      })
  }
}
