import Checks
import SourceModel

// Questions to the compiler about parts of a program.

extension Question {
  /// Asks whether parts of a program compile with only the files that they need. Files that import the view layer are
  /// never added.
  ///
  /// - Parameters:
  ///   - role: The suffix of the classes to ask about.
  ///   - hidden: The modules to hide.
  ///   - isLeftOut: True if a type is to be left out.
  static func about(
    _ subject: String, of role: String, in sources: [SourceFile], hiding hidden: Set<String> = [],
    without isLeftOut: (TypeDeclaration) -> Bool = { _ in false }
  ) -> Question {
    let names = sources.classes(endingIn: role)
    let start = sources.filter { file in file.types.contains { names.contains($0.name) } }
    return Question(
      about: subject, in: start.isEmpty ? [] : sources.needed(by: start, without: isLeftOut),
      hiding: hidden, without: isLeftOut)
  }
}

extension [SourceFile] {
  /// Adds to some files all the files that they depend on, directly or indirectly. Files that import the view layer are
  /// never added.
  func needed(by start: [SourceFile], without isLeftOut: (TypeDeclaration) -> Bool) -> [SourceFile] {
    let own = Set(flatMap(\.types).filter { $0.kind != .extension }.map(\.name))
    let paths = Set(start.map(\.path))
    let rest = filter { !paths.contains($0.path) && !$0.imports.contains(where: \.isViewLayer) }
      .map { ($0, offered: $0.offers(besides: own, without: isLeftOut), used: $0.names(without: isLeftOut)) }
    let names = Set(start.flatMap { $0.names(without: isLeftOut) }).reaching { name in
      rest.filter { $0.offered.contains(name) }.flatMap(\.used)
    }
    return start + rest.filter { !names.isDisjoint(with: $0.offered) }.map(\.0)
  }

  /// Returns the files, each with a text appended for the types that it declares.
  func appending(_ text: (TypeDeclaration) -> String?) -> [SourceFile] {
    map { file in
      var file = file
      file.text = ([file.text] + file.types.compactMap(text)).joined(separator: "\n")
      return file
    }
  }

  /// Returns the text of a class that conforms to a protocol and does nothing, or nil if the protocol is not declared.
  func substitute(for name: String, called substitute: String) -> String? {
    let protocols = flatMap(\.types).filter { $0.kind == .protocol }
    guard let wanted = protocols.first(where: { $0.name == name }) else { return nil }
    return "fileprivate \(wanted.conformingClass(named: substitute, among: protocols))"
  }
}

extension SourceFile {
  /// Returns the names that the file uses, and those of its types, without the types that are left out.
  fileprivate func names(without isLeftOut: (TypeDeclaration) -> Bool) -> [String] {
    let types = types.filter { !isLeftOut($0) }
    return (types.flatMap(\.mentions) + members.flatMap(\.mentions)).map(\.name) + types.map(\.name)
  }

  /// Returns the names of the types that the file declares or extends, and of what it declares outside of types or adds
  /// to types from elsewhere.
  ///
  /// - Parameter own: The program's own types; the members of their extensions do not count.
  fileprivate func offers(
    besides own: Set<String>, without isLeftOut: (TypeDeclaration) -> Bool
  ) -> Set<String> {
    let types = types.filter { $0.outer.isEmpty && !isLeftOut($0) }
    let added = types.filter { $0.kind == .extension && !own.contains($0.name) }.flatMap(\.members)
    let visible = types.filter { !$0.modifiers.contains("private") }
    return Set((members + added).map(\.name) + visible.map(\.name))
  }
}
