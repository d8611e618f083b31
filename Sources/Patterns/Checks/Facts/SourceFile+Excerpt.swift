extension SourceFile {
  /// The file without some of the types that it declares, and without their extensions.
  public func without(_ isLeftOut: (TypeDeclaration) -> Bool) -> SourceFile {
    var file = self
    file.text = text(without: isLeftOut)
    file.types.removeAll(where: isLeftOut)
    return file
  }

  /// The text without some of the types that the file declares, and without their extensions; empty lines stand in their
  /// place, so that every other line keeps its number.
  public func text(without isLeftOut: (TypeDeclaration) -> Bool) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for type in types where isLeftOut(type) {
      for line in type.line...type.lastLine where lines.indices.contains(line - 1) { lines[line - 1] = "" }
    }
    return lines.joined(separator: "\n")
  }
}
