import Checks

// What the checks of MVVM-FC know of source text: who sets what of a view model.

extension SourceFile {
  /// A line that changes a property of an object that has a name.
  struct Change: Sendable {
    /// The object's name.
    let holder: String
    /// The property's name.
    let property: String
    /// The line, from 1.
    let line: Int
    /// What is set, from its first character to the end of the file; empty where nothing is assigned.
    let value: Substring
    /// The object and the property as they are written.
    let text: String

    /// Whether what is assigned is nil.
    var setsNothing: Bool { value.prefixMatch(of: #/nil\b/#) != nil }
  }

  /// Every assignment to a property of an object, such as `viewModel.delegate = self`.
  var assignments: [Change] {
    changes.filter { !$0.value.isEmpty }
  }

  /// Every assignment, and every call that changes its object, such as `viewModel.items.append(item)`.
  var changes: [Change] { changesOfText(content) }

  /// The names by which the file knows view models: of properties, parameters and constants.
  var viewModelNames: Set<String> {
    let declared = matches(of: viewModelName).map { String($0.1) }
    return Set(declared).union(["viewModel"])
  }

  /// What a view controller sets to closures on its view model.
  func closures(named names: Set<String>) -> [Change] {
    assignments.filter { assignment in
      names.contains(assignment.property)
        || (viewModelNames.contains(assignment.holder) && assignment.value.hasPrefix("{"))
    }
  }

  /// Whether what is assigned keeps alive the object in whose method that is done: a closure that speaks of
  /// `self` without `weak`, or a method of the object's own.
  func capturesStrongly(_ value: Substring) -> Bool {
    guard value.hasPrefix("{") else {
      guard let reference = value.prefixMatch(of: #/(self\.)?(\w+) *(?=[\n;}])/#) else { return false }
      return reference.1 != nil || code.contains("func \(reference.2)(")
    }
    let closure = value.prefix(throughMatching: "{", "}")
    let captures = closure.prefixMatch(of: #/\{\s*\[([^\]]*)\]/#)?.1.split(separator: ",") ?? []
    let isWeak = captures.contains { $0.contains(#/\bweak self\s*$/#) }
    let rest = closure.replacing(#/\bweak \w+ *= *self\b/#, with: "")
    return !isWeak && rest.contains(#/\bself\b/#.wordBoundaryKind(.simple))
  }
}

extension Substring {
  /// What stands from an opening character, which comes first, to the closing one that belongs to it.
  fileprivate func prefix(throughMatching opening: Character, _ closing: Character) -> Substring {
    var depth = 0
    for index in indices {
      if self[index] == opening { depth += 1 }
      if self[index] == closing { depth -= 1 }
      if depth == 0 { return self[...index] }
    }
    return self
  }
}

private let changesOfText = Memo<SourceText, [SourceFile.Change]> { text in
  let code = text.code
  let pattern =
    #/
    \b (\w+) [?!]? \. (\w+) (?:\[ [^\]\n]* \])? [?!]?
    (?: \s* ([-+*\/]?=) (?!=) \s* | \. (?:append|insert|remove\w*|sort|reverse|shuffle|swapAt|toggle) \( )
    /#
    .wordBoundaryKind(.simple)
  // Few lines change anything, and to look at the others with a pattern takes long.
  let lines = code.split(separator: "\n").filter { line in
    line.contains("=") || mutations.contains { line.contains($0) }
  }
  return lines.flatMap { $0.matches(of: pattern) }.map { match in
    SourceFile.Change(
      holder: String(match.1), property: String(match.2),
      line: code[..<match.range.lowerBound].count { $0 == "\n" } + 1,
      value: match.3 == nil ? "" : code[match.range.upperBound...],
      text: "\(match.1).\(match.2)")
  }
}
private let mutations = [
  ".append(", ".insert(", ".remove", ".sort(", ".reverse(", ".shuffle(", ".swapAt(", ".toggle(",
]
private let viewModelName = SourcePattern(#/\b(\w+) *: *\(?(?:any |some )?\w+ViewModel(?:Type)?\b/#)
