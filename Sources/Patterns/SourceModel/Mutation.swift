public import Foundation

/// A mistake, as an edit of some sources, and what has to notice it.
public struct Mutation: Hashable, Sendable {
  /// Lines of a file that replace others.
  public struct Edit: Hashable, Sendable {
    /// The path of the file in the sources' folder.
    public let file: String
    /// The old lines, which are in the file exactly once. A line `⋮` stands for all lines up to the next one, or to the
    /// end of the file.
    public let old: String
    /// The new lines; empty if the old ones are removed.
    public let new: String

    /// Creates an edit from a file, its old lines and the new lines.
    public init(file: String, old: String, new: String) {
      self.file = file
      self.old = old
      self.new = new
    }
  }

  /// The identifier of the rule that the edit breaks. If no rule forbids the mistake: what the kit itself demands, `leak`,
  /// `repetition`, `request` or `state`; the identifier of a story that sends other messages; or `test` if only another
  /// test fails.
  public let rule: String
  /// The fault of the program after the edit, as a sentence without its full stop.
  public let title: String
  /// The edits, in order.
  public let edits: [Edit]

  /// The whole heading: the rule and the title.
  public var heading: String { "\(rule) \(title)" }

  /// Creates a mutation from a rule, the fault after the edits, and the edits.
  public init(rule: String, title: String, edits: [Edit]) {
    self.rule = rule
    self.title = title
    self.edits = edits
  }
}

extension Mutation {
  /// Returns the text of the only file after the edits.
  ///
  /// - Throws: `MutationError` if the old lines of an edit are not in the text exactly once.
  public func applied(to text: String) throws(MutationError) -> String {
    var text = text
    for edit in edits { text = try edit.applied(to: text, for: self) }
    return text
  }

  /// Makes the edits in a copy of the sources' folder.
  ///
  /// - Throws: `MutationError` if the old lines are not in the file exactly once, or an error of Foundation if a file
  ///   cannot be read or written.
  public func apply(to folder: URL) throws {
    for edit in edits {
      let file = folder.appendingPathComponent(edit.file)
      let text = try String(contentsOf: file, encoding: .utf8)
      try edit.applied(to: text, for: self).write(to: file, atomically: true, encoding: .utf8)
    }
  }
}

extension Mutation.Edit {
  /// Returns the text with the new lines instead of the old ones.
  public func applied(to text: String, for mutation: Mutation) throws(MutationError) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let wanted = old.split(separator: "\n", omittingEmptySubsequences: false)
    let places = lines.indices.compactMap { start in
      Self.end(of: wanted[...], in: lines, from: start).map { start..<$0 }
    }
    guard places.count == 1 else { throw .notOnce(mutation.title, file: file, count: places.count) }
    let replacement = new.isEmpty ? [] : new.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines[..<places[0].lowerBound] + replacement + lines[places[0].upperBound...])
      .joined(separator: "\n")
  }

  /// Returns the index after the wanted lines, or nil if they do not begin at an index.
  private static func end(
    of wanted: ArraySlice<Substring>, in lines: [Substring], from start: Int
  ) -> Int? {
    guard let first = wanted.first else { return start }
    let rest = wanted.dropFirst()
    if first == "⋮" {
      // The text ends with an empty line, which stays.
      guard !rest.isEmpty else { return lines.last == "" ? lines.endIndex - 1 : lines.endIndex }
      return (start..<lines.endIndex).lazy.compactMap { end(of: rest, in: lines, from: $0) }.first
    }
    guard start < lines.endIndex, lines[start] == first else { return nil }
    return end(of: rest, in: lines, from: start + 1)
  }
}

/// The reasons why an edit cannot be read or made.
public enum MutationError: Error, Equatable, CustomStringConvertible {
  /// A line of the list is of a kind that is not possible there.
  case unreadable(line: Int, file: String, String)
  /// A heading has no edit below it, or one without old lines.
  case empty(String)
  /// The old lines are not in the file exactly once.
  case notOnce(String, file: String, count: Int)

  /// The fault and its place.
  public var description: String {
    switch self {
    case .unreadable(let line, let file, let text):
      "\(file), line \(line), is neither a heading, nor a file, nor a line of an edit: \(text)"
    case .empty(let title): "“\(title)” replaces no lines."
    case .notOnce(let title, let file, let count):
      "“\(title)” replaces lines that occur \(count) times in \(file); they must occur exactly once."
    }
  }
}
