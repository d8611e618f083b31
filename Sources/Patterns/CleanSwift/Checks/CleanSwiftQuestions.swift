import Checks
import SourceModel

extension [SourceFile] {
  /// Returns a question: do some types compile if they see nothing hidden, and of the rest of the program only the
  /// parts that they name, directly or indirectly?
  ///
  /// A configurator is replaced by a class with the same methods, which do nothing. Requirements of a
  /// protocol that name something hidden are left out.
  ///
  /// - Parameters:
  ///   - subject: The subject of the question, for messages.
  ///   - isAsked: True if a type is asked about.
  ///   - names: The names of further types and aliases to ask about.
  ///   - modules: The built modules to hide.
  ///   - snippet: The text of one more file, which may use the types.
  ///   - isHidden: True if a type is hidden.
  func question(
    about subject: String, for isAsked: (TypeDeclaration) -> Bool = { _ in false },
    naming names: Set<String> = [], hiding modules: Set<String> = [],
    adding snippet: String = "", without isHidden: (TypeDeclaration) -> Bool = { _ in false }
  ) -> Question {
    let asked = Set(flatMap(\.types).filter(isAsked).map(\.outermost)).union(names)
    let hidden = Set(flatMap(\.types).filter { $0.outer.isEmpty && isHidden($0) }.map(\.name))
    let known = needed(by: asked, without: hidden)
    let replaced = known.flatMap(\.types).filter { type in
      type.part == .configurator && !asked.contains(type.name)
        || type.kind == .protocol && type.mentions.contains { hidden.contains($0.name) }
    }
    let files =
      replaced.isEmpty
      ? known : needed(by: asked, without: hidden, replacing: Set(replaced.map(\.name)))
    let standIns = replaced.filter { $0.kind != .extension }.map { $0.standIn(without: hidden) }
    let imports = Set((known + files).flatMap(\.imports).map(\.module)).sorted().map { "import \($0)" }
    let added = standIns + [snippet].filter { !$0.isEmpty }
    return Question(
      about: subject, in: files, hiding: modules,
      adding: added.isEmpty ? nil : (imports + added).joined(separator: "\n"))
  }

  /// Returns the files, reduced to some types and to the types that these name.
  ///
  /// - Parameter replaced: The named types that are hidden because others replace them.
  private func needed(
    by asked: Set<String>, without hidden: Set<String>, replacing replaced: Set<String> = []
  ) -> [SourceFile] {
    let isKept = { (type: TypeDeclaration) in
      !hidden.contains(type.outermost) && !replaced.contains(type.outermost)
    }
    let types = Dictionary(grouping: flatMap(\.types).filter(isKept), by: \.outermost)
    let members = Dictionary(grouping: flatMap(\.members), by: \.name)
    let substituted = flatMap(\.types).filter { replaced.contains($0.name) && $0.kind != .extension }
    let names = asked.reaching { (name: String) -> [String] in
      var mentions: [SourceFile.Mention] = types[name, default: []].flatMap(\.mentions)
      mentions += members[name, default: []].flatMap(\.mentions)
      var names: [String] = mentions.map(\.name)
      for type in substituted where type.name == name {
        names += type.signatures(without: hidden).flatMap(\.signatureNames)
        names += type.inheritedNames
      }
      return names
    }
    let isSeen = { (type: TypeDeclaration) in names.contains(type.outermost) && isKept(type) }
    let isUsed = { (member: Member) in names.contains(member.name) }
    return filter { $0.types.contains(where: isSeen) || $0.members.contains(where: isUsed) }
      .map { $0.without { !isSeen($0) }.withoutMembers { !isUsed($0) } }
  }
}
