import Checks

extension Check {
  static let onlyInteractorChangesEntities: Check = Check("VPR-07") { evidence in
    let fields = evidence.entityFields
    guard !fields.isEmpty else {
      return [Violation.unshown("VPR-07", "No source file declares a data store that entities are put into.")]
    }
    let others = evidence.sources.filter { $0.classes(endingIn: "Interactor").isEmpty }
    let entities = evidence.entityNames
    return others.flatMap { file in
      let replacements = file.words(put).map { place in
        Violation(
          "VPR-07",
          "Entity: \(file.name), \(place), puts an entity into the Data Store; only the Interactor does.")
      }
      let exchanges = file.exchanges(of: entities).map { place in
        Violation(
          "VPR-07",
          "Entity: \(file.name), \(place), keeps another than was put in; only the Interactor changes one."
        )
      }
      return replacements + exchanges
        + file.matches(of: change).compactMap { match -> Violation? in
          // What an object calls by the same name in itself is no entity's.
          guard match.1 != "self", fields.contains(String(match.2)) else { return nil }
          let place = "line \(file.line(of: String(match.text)) ?? 0) (\(match.text))"
          return Violation(
            "VPR-07", "Entity: \(file.name), \(place), changes an entity; only the Interactor does.")
        }
    }
  }

  static let entitiesIgnoreStore: Check = Check("VPR-12") { evidence in
    let entities = evidence.entityNames
    guard !entities.isEmpty else {
      return [Violation.unshown("VPR-12", "No source file declares a data store that entities are put into.")]
    }
    guard evidence.sources.contains(where: { !$0.types.isDisjoint(with: entities) }) else {
      return [Violation.unshown("VPR-12", "No source file declares what is put into the data store.")]
    }
    return evidence.sources.flatMap { file in
      file.tokens(of: entities).filter { $0.text.contains(#/(Store|UserDefaults|FileManager)$/#) }.map {
        token in
        Violation(
          "VPR-12",
          "Entity → Data Store: \(file.name), line \(token.line) (\(token.text)); an entity knows nothing of its "
            + "store.")
      }
    }
  }
}

extension Evidence {
  /// The names of the types that are put into the data store, as its protocol says.
  var entityNames: Set<String> {
    Set(
      sources.filter { $0.contains(storeProtocol) }
        .flatMap { $0.matches(of: putMethod).map { String($0.1) } })
  }

  /// The properties of those types that can change.
  fileprivate var entityFields: Set<String> {
    let names = entityNames
    return Set(
      sources.filter { file in !file.types.isDisjoint(with: names) }
        .flatMap { $0.matches(of: variable).map { String($0.1) } })
  }
}

extension SourceFile {
  /// The names of the structures and classes that the file declares.
  var types: Set<String> {
    Set(matches(of: typeDeclaration).map { String($0.1) })
  }

  /// What the file says in the declarations of some types, and in extensions of them.
  fileprivate func tokens(of types: Set<String>) -> [SourceToken] {
    typeTexts.filter { types.contains($0.name) }.flatMap { tokens[$0.range] }
  }

  /// Where the file makes an entity while it is given one of the same type to keep.
  fileprivate func exchanges(of entities: Set<String>) -> [String] {
    let puts = typeTexts.flatMap { MemberText.all(in: $0.body, of: self) }.filter { $0.name == "put" }
    return puts.flatMap { put in
      let body = put.range.first { tokens[$0].text == "{" } ?? put.range.upperBound
      let given = entities.intersection(tokens[put.range.lowerBound..<body].map(\.text))
      return (body..<put.range.upperBound).filter { makes(given, at: $0) }
        .map { "line \(tokens[$0].line) (\(tokens[$0].text))" }
    }
  }

  /// Whether a value of one of some types is made at a token: `Mark(` or `Mark.init(`.
  private func makes(_ types: Set<String>, at index: Int) -> Bool {
    let next = tokens[(index + 1)...].prefix(2).map(\.text)
    return types.contains(tokens[index].text) && (next.first == "(" || next == [".", "init"])
  }
}

private let change = SourcePattern(
  #/
  \b (\w+) [?!]? \. (\w+) (?:\[ [^\]]* \])? \s*
  (?: [-+*\/]? = (?!=) | \. (?:append|insert|remove\w*|sort|reverse|shuffle|swapAt|toggle) \( )
  /#)
private let put = SourcePattern(#/\b\w+[?!]?\.put\(/#)
private let storeProtocol = SourcePattern(#/protocol \w*DataStore\b/#)
private let putMethod = SourcePattern(#/func put\(_ \w+: (\w+)\)/#)
private let variable = SourcePattern(#/(?m)^(?:  |    |\t)var (\w+)/#)
private let typeDeclaration = SourcePattern(#/\b(?:struct|class) (\w+)/#)
