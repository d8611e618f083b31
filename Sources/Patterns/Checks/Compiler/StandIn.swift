package import SourceModel

// Declarations without their bodies.

extension TypeDeclaration {
  /// Returns the text of a type with the same visible members and placeholder bodies, without the members that name
  /// something hidden.
  package func standIn(without hidden: Set<String>) -> String {
    let members = signatures(without: hidden).map { kind == .protocol ? $0.requirement : $0.empty }
    let colon = kind == .protocol && !inherited.isEmpty ? ": " : ""
    let inherited = kind == .protocol ? inherited.map(\.text).joined(separator: ", ") : ""
    return "\(kind == .protocol ? "protocol" : "final class") \(name)\(colon)\(inherited) {\n"
      + members.map { "  \($0)\n" }.joined() + "}"
  }

  /// Returns the text of a class that conforms to the protocol and does nothing.
  ///
  /// - Parameter protocols: The protocols that this one may inherit from.
  package func conformingClass(named name: String, among protocols: [TypeDeclaration] = []) -> String {
    "final class \(name): \(self.name) {\n"
      + requirements(among: protocols).map { "  \($0.empty)\n" }.joined() + "}"
  }

  private func requirements(among protocols: [TypeDeclaration]) -> [Member] {
    let inherited = protocols.filter { $0.name != name && inheritedNames.contains($0.name) }
    return members.filter { [.function, .property].contains($0.kind) }
      + inherited.flatMap { $0.requirements(among: protocols) }
  }

  /// Returns the members that others can use, without those that name something hidden.
  package func signatures(without hidden: Set<String>) -> [Member] {
    members.filter { !$0.isPrivate && hidden.isDisjoint(with: $0.signatureNames) }
  }
}

extension Member {
  /// The names of the types in the member's signature.
  package var signatureNames: [String] {
    ([type].compactMap(\.self) + parameters.map(\.type) + inherited).flatMap(\.names) + madeTypes
  }

  /// The type that a property's initial value creates, if no type is written; otherwise empty.
  private var madeTypes: [String] {
    kind == .property && type == nil ? [code.expressions.first?.made].compactMap(\.self) : []
  }

  /// The member as a requirement of a protocol.
  fileprivate var requirement: String {
    kind == .property ? "\(text) { \(accessors.joined(separator: " ")) }" : text
  }

  /// True if others can set a property.
  private var isSettable: Bool {
    !hasPrivateSetter && (accessors.contains("set") || !isConstant && !isComputed)
  }

  /// The member with a placeholder body.
  fileprivate var empty: String {
    switch kind {
    case .property:
      let modifier = isStatic ? "static " : ""
      let setter = isSettable ? "get { fatalError() } set {}" : "fatalError()"
      return "\(modifier)var \(name): \(type?.text ?? madeTypes.first ?? "Never") { \(setter) }"
    case .function where type == nil: return "\(text.replacing("override ", with: "")) {}"
    case .function, .initializer: return "\(text.replacing("override ", with: "")) { fatalError() }"
    default: return text
    }
  }
}
