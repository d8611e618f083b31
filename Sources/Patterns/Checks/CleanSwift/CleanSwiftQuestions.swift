import Checks
import Facts

extension [SourceFile] {
  /// Asks whether some types compile when they see nothing of the program but what they name, directly or through others,
  /// and nothing at all of what is hidden.
  ///
  /// A configurator is replaced by a class with the same methods, which do nothing. A protocol loses the requirements that
  /// name something hidden.
  ///
  /// - Parameters:
  ///   - subject: What is asked about, for messages.
  ///   - isAsked: Whether a type is asked about.
  ///   - names: The names of types and aliases that are asked about besides.
  ///   - modules: The built modules that are not to be seen.
  ///   - snippet: The text of one more file, which may use the types.
  ///   - isHidden: Whether a type is not to be seen.
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

  /// The files without anything but some types, and what these name.
  ///
  /// - Parameter replaced: The types that are named and not to be seen, because others stand in for them.
  private func needed(
    by asked: Set<String>, without hidden: Set<String>, replacing replaced: Set<String> = []
  ) -> [SourceFile] {
    var names = asked
    let seen = { (type: TypeDeclaration) in
      names.contains(type.outermost) && !hidden.contains(type.outermost) && !replaced.contains(type.outermost)
    }
    let used = { (member: Member) in names.contains(member.name) }
    let substituted = flatMap(\.types).filter { replaced.contains($0.name) && $0.kind != .extension }
    var count = 0
    repeat {
      count = names.count
      for file in self {
        let mentions =
          file.types.filter(seen).flatMap(\.mentions) + file.members.filter(used).flatMap(\.mentions)
        names.formUnion(mentions.map(\.name))
      }
      for type in substituted where names.contains(type.name) {
        names.formUnion(type.signatures(without: hidden).flatMap(\.signatureNames) + type.inheritedNames)
      }
    } while names.count > count
    return filter { $0.types.contains(where: seen) || $0.members.contains(where: used) }
      .map { $0.without { !seen($0) }.withoutMembers { !used($0) } }
  }
}

extension TypeDeclaration {
  /// A type that declares the same and does nothing, without the members that name something hidden.
  func standIn(without hidden: Set<String>) -> String {
    let members = signatures(without: hidden).map { kind == .protocol ? $0.requirement : $0.empty }
    let colon = kind == .protocol && !inherited.isEmpty ? ": " : ""
    let inherited = kind == .protocol ? inherited.map(\.text).joined(separator: ", ") : ""
    return "\(kind == .protocol ? "protocol" : "final class") \(name)\(colon)\(inherited) {\n"
      + members.map { "  \($0)\n" }.joined() + "}"
  }

  /// An object that can do what a protocol asks for, and does nothing.
  func conformingClass(named name: String) -> String {
    "final class \(name): \(self.name) {\n" + members.map { "  \($0.empty)\n" }.joined() + "}"
  }

  /// The members that others can use, without those that name something hidden.
  fileprivate func signatures(without hidden: Set<String>) -> [Member] {
    members.filter { !$0.isPrivate && hidden.isDisjoint(with: $0.signatureNames) }
  }
}

extension Member {
  /// The names of the types that others see.
  fileprivate var signatureNames: [String] {
    ([type].compactMap(\.self) + parameters.map(\.type) + inherited).flatMap(\.names) + madeTypes
  }

  /// The type of a property that is not written, as its initial value tells it.
  private var madeTypes: [String] {
    kind == .property && type == nil ? [code.expressions.first?.made].compactMap(\.self) : []
  }

  /// The member as a protocol asks for it.
  fileprivate var requirement: String {
    kind == .property ? "\(text) { \(accessors.joined(separator: " ")) }" : text
  }

  /// The member without what it does.
  fileprivate var empty: String {
    switch kind {
    case .property:
      let modifier = isStatic ? "static " : ""
      let setter = accessors.contains("set") ? "get { fatalError() } set {}" : "fatalError()"
      return "\(modifier)var \(name): \(type?.text ?? madeTypes.first ?? "Never") { \(setter) }"
    case .function where type == nil: return "\(text.replacing("override ", with: "")) {}"
    case .function, .initializer: return "\(text.replacing("override ", with: "")) { fatalError() }"
    default: return text
    }
  }
}
