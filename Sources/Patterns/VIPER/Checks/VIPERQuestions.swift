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
    var found = start
    var rest = filter { !paths.contains($0.path) && !$0.imports.contains(where: \.isOfViewLayer) }
    while true {
      let seen = found.map { $0.without(isLeftOut) }
      let names = Set(seen.flatMap(\.mentions).map(\.name) + seen.flatMap(\.types).map(\.name))
      let isNeeded = rest.map { $0.without(isLeftOut).offers(names, besides: own) }
      guard isNeeded.contains(true) else { return found }
      found += zip(rest, isNeeded).filter(\.1).map(\.0)
      rest = zip(rest, isNeeded).filter { !$0.1 }.map(\.0)
    }
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
  /// Returns true if the file declares or extends a type with one of some names, or declares such a name outside of
  /// types or as a member that it adds to a type from elsewhere.
  ///
  /// - Parameter own: The program's own types; the members of their extensions do not count.
  fileprivate func offers(_ names: Set<String>, besides own: Set<String>) -> Bool {
    members.contains { names.contains($0.name) }
      || types.contains { type in
        guard type.outer.isEmpty else { return false }
        if names.contains(type.name), !type.modifiers.contains("private") { return true }
        return type.kind == .extension && !own.contains(type.name)
          && type.members.contains { names.contains($0.name) }
      }
  }
}
