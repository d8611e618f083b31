public import Foundation

extension Mutation {
  /// Reads a list of mutations from a file.
  ///
  /// - Throws: `MutationError` if the list cannot be understood, or an error of Foundation if it cannot be read.
  public static func all(in list: URL) throws -> [Mutation] {
    try parse(try String(contentsOf: list, encoding: .utf8), named: list.lastPathComponent)
  }

  /// Reads a list of mutations.
  ///
  /// A heading `## RULE title` begins a mutation, where a demand of the kit, a story or `test` may stand for the rule,
  /// `--- file` an edit of a file, `@@` a further edit of the same file.
  /// The lines of an edit are as in a diff: old lines begin with a space or a minus, new lines with a space or a plus.
  /// A line `-⋮` removes all lines up to the edit's next old one, or to the end of the file. Lines before the first heading
  /// are for readers.
  ///
  /// - Parameters:
  ///   - text: The whole list.
  ///   - name: The list's name, for errors.
  public static func parse(_ text: String, named name: String) throws(MutationError) -> [Mutation] {
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

  /// Reads a line below the heading; returns false if that was not possible.
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
