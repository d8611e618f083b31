extension SourceFile {
  /// Returns the file without some of the types and extensions that it declares.
  public func without(_ isLeftOut: (TypeDeclaration) -> Bool) -> SourceFile {
    var file = editing(types.filter(isLeftOut).flatMap { $0.line...$0.lastLine })
    file.types.removeAll(where: isLeftOut)
    return file
  }

  /// Returns the file without some of its imports.
  public func withoutImports(_ isLeftOut: (Import) -> Bool) -> SourceFile {
    var file = editing(imports.filter(isLeftOut).map(\.line))
    file.imports.removeAll(where: isLeftOut)
    return file
  }

  /// Returns the file without some of the functions and variables outside of types.
  public func withoutMembers(_ isLeftOut: (Member) -> Bool) -> SourceFile {
    var file = editing(members.filter(isLeftOut).flatMap { $0.line...$0.lastLine })
    file.members.removeAll(where: isLeftOut)
    return file
  }

  /// Returns the file with another text in some of its lines, or with empty lines in their place, so that every other
  /// line keeps its number. The other facts stay as they were.
  public func editing(_ lines: [Int], _ edit: (String) -> String = { _ in "" }) -> SourceFile {
    guard !lines.isEmpty else { return self }
    let edited = Set(lines)
    var file = self
    file.text = zip(1..., self.lines)
      .map { edited.contains($0) ? edit(String($1)) : String($1) }.joined(separator: "\n")
    return file
  }

  /// The lines of the text, as the facts count them; a line feed, a carriage return, and both together end one.
  public var lines: [Substring] {
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
  }
}
