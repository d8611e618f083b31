/// A regular expression for source code that searches each text once.
///
/// A check declares its patterns as constants. `\b` matches at the ends of a name, and so at the dots between two.
package struct SourcePattern<Output: Sendable>: Sendable {
  /// A place where the pattern matches; captures are read as `match.1`.
  @dynamicMemberLookup package struct Match: Sendable {
    /// The place in the code.
    package let range: Range<String.Index>
    /// The code there.
    package let text: Substring
    /// The code there and the captures.
    package let output: Output

    package subscript<Capture>(dynamicMember path: KeyPath<Output, Capture>) -> Capture {
      output[keyPath: path]
    }
  }

  private let found: Memo<SourceText, [Match]>

  /// Creates a pattern from a regular expression.
  package init(_ regex: Regex<Output>) {
    // A regular expression never changes, though the standard library does not declare it sendable.
    nonisolated(unsafe) let regex = regex.wordBoundaryKind(.simple)
    found = Memo { text in
      text.code.matches(of: regex).map { match in
        Match(range: match.range, text: text.code[match.range], output: match.output)
      }
    }
  }

  /// The places where the pattern matches, in order.
  func matches(in text: SourceText) -> [Match] { found(text) }
}
