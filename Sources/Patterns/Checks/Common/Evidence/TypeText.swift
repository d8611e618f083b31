/// A type's declaration, or an extension of it, as it stands in a source file.
package struct TypeText: Sendable {
  /// What is declared: `class`, `struct`, `enum`, `actor`, `protocol` or `extension`.
  package let keyword: String
  /// The type's name; of a nested one the last part.
  package let name: String
  /// The names after the colon, before the body.
  package let inherited: [String]
  /// The tokens of the whole declaration, from its keyword on.
  package let range: Range<Int>
  /// The tokens between its braces.
  package let body: Range<Int>
  /// Whether it stands inside another.
  package let isNested: Bool

  /// Whether it makes a new type of which there can be values.
  package var isConcrete: Bool { keyword != "protocol" && keyword != "extension" }

  /// The types that a file's tokens declare, in the order in which they begin.
  static func all(in tokens: [SourceToken]) -> [TypeText] {
    var types: [TypeText] = []
    for index in tokens.indices {
      guard keywords.contains(tokens[index].text), let type = TypeText(at: index, in: tokens, after: types)
      else { continue }
      types.append(type)
    }
    return types
  }

  private static let keywords: Set<String> = ["class", "struct", "enum", "actor", "protocol", "extension"]

  /// Reads the declaration that begins at a keyword; nil where it is none, as in `class func`.
  private init?(at index: Int, in tokens: [SourceToken], after others: [TypeText]) {
    guard index + 1 < tokens.count, tokens[index + 1].text.first?.isUppercase == true else { return nil }
    if index > 0, ["import", "."].contains(tokens[index - 1].text) { return nil }
    let start = index + 1
    guard let open = tokens[start...].firstIndex(where: { $0.text == "{" }) else { return nil }
    let close = tokens.closing(open)
    var last = start
    while last + 2 < open, tokens[last + 1].text == "." { last += 2 }
    keyword = tokens[index].text
    name = tokens[last].text
    inherited = Self.inherited(tokens[(last + 1)..<open])
    range = index..<min(close + 1, tokens.count)
    body = (open + 1)..<max(open + 1, close)
    isNested = others.contains { $0.range.contains(index) }
  }

  /// The names after the first colon that stands outside of angle brackets, up to `where`.
  private static func inherited(_ header: ArraySlice<SourceToken>) -> [String] {
    var names: [String] = []
    var depth = 0
    var isInherited = false
    for token in header {
      switch token.text {
      case "<": depth += 1
      case ">": depth -= 1
      case ":" where depth == 0: isInherited = true
      case "where": return names
      default:
        if isInherited, depth == 0, token.text.first?.isLetter == true { names.append(token.text) }
      }
    }
    return names
  }
}

/// A declaration that stands directly in a type's body or in a file.
package struct MemberText {
  /// What is declared: `func`, `var`, `let`, `init`, `subscript` or `case`.
  package let keyword: String
  /// What stands before the keyword, such as `private` and `static`.
  package let modifiers: Set<String>
  /// The member's name, or the keyword where it has none.
  package let name: String
  /// The tokens from the keyword on, up to the next member.
  package let range: Range<Int>

  /// The members between two tokens of a file; what is nested deeper is left out.
  package static func all(in range: Range<Int>, of file: SourceFile) -> [MemberText] {
    let tokens = file.tokens
    let nested = file.typeTexts.filter { range.contains($0.range.lowerBound) }
    var starts: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if let type = nested.first(where: { $0.range.lowerBound == index }) {
        index = type.range.upperBound
        continue
      }
      if keywords.contains(tokens[index].text), index == 0 || tokens[index - 1].text != "." {
        starts.append(index)
      }
      index = ["(", "[", "{"].contains(tokens[index].text) ? tokens.closing(index) + 1 : index + 1
    }
    return zip(starts, starts.dropFirst() + [range.upperBound]).map { start, end in
      MemberText(
        keyword: tokens[start].text,
        modifiers: modifiers(before: start, in: tokens),
        name: named.contains(tokens[start].text) && start + 1 < end
          ? tokens[start + 1].text : tokens[start].text,
        range: start..<end)
    }
  }

  private static let keywords: Set<String> = ["func", "var", "let", "init", "subscript", "case"]

  private static let named: Set<String> = ["func", "var", "let", "case"]

  private static let modifierWords: Set<String> = [
    "static", "class", "private", "fileprivate", "internal", "package", "public", "open", "final", "override",
    "nonisolated", "mutating", "nonmutating", "lazy", "weak", "unowned", "dynamic", "required", "convenience",
    "indirect", "set", "unsafe",
  ]

  private static func modifiers(before start: Int, in tokens: [SourceToken]) -> Set<String> {
    var modifiers: Set<String> = []
    var index = start - 1
    while index >= 0, modifierWords.contains(tokens[index].text) || "()".contains(tokens[index].text) {
      modifiers.insert(tokens[index].text)
      index -= 1
    }
    return modifiers
  }
}

extension [SourceToken] {
  /// Where the bracket that opens at an index closes; the end where it does not.
  package func closing(_ index: Int) -> Int {
    var depth = 0
    for position in index..<count {
      switch self[position].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return position }
      default: break
      }
    }
    return count
  }
}
