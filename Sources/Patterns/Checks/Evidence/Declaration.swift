import Foundation
import Tracing

/// A declaration of a built module, as the compiler's symbol graph describes it.
public struct Declaration: Sendable {
  /// A parameter of a function.
  public struct Parameter: Hashable, Sendable {
    /// The label that a caller writes, or `_` for a parameter without a label.
    public let label: String
    /// The name that the function's body uses.
    public let name: String
    /// The type as it is written, such as `Countries.Fetch.Request`.
    public let type: String
  }

  /// The kind of declaration: `class`, `protocol`, `struct`, `method`, `property`, …
  public let kind: String
  /// The names from the outermost type inwards, such as `["Action", "run(completion:)"]`.
  public let path: [String]
  /// The parameters of a function, in order.
  public let parameters: [Parameter]
  /// The documentation comment, its lines joined by spaces.
  public let documentation: String
  /// The protocols that a type conforms to, without their modules.
  public let conformances: Set<String>
  /// The class that a class inherits from, without its module, or nil.
  public let superclass: String?
  /// True if the declaration is a requirement of a protocol.
  public let isRequirement: Bool
  /// True if only the file that declares it can see it.
  public let isPrivate: Bool
  /// The declaration as it is written, without access level and body, such as `typealias Output = Input`.
  public let spelling: String

  /// Creates a declaration from its facts in the symbol graph.
  public init(
    kind: String, path: [String], parameters: [Parameter], documentation: String, conformances: Set<String>,
    superclass: String? = nil, isRequirement: Bool, isPrivate: Bool = false, spelling: String
  ) {
    self.kind = kind
    self.path = path
    self.parameters = parameters
    self.documentation = documentation
    self.conformances = conformances
    self.superclass = superclass
    self.isRequirement = isRequirement
    self.isPrivate = isPrivate
    self.spelling = spelling
  }

  /// The type that holds the declaration, or the declaration's own name at the top level.
  public var owner: String { path.count > 1 ? path[path.count - 2] : name }

  /// The declaration's own name.
  public var name: String { path.last ?? "" }
}

extension Declaration {
  /// Reads a module's declarations of all access levels from its symbol graph, sorted by path.
  ///
  /// - Parameters:
  ///   - module: The name of a built module.
  ///   - toolchain: The toolchain that extracts the graph.
  ///   - file: A source file whose folder is left out: an app's observers are part of its module, but not of the app.
  ///     Nil leaves out the observers of this package, what launches its apps, and the further forms of their scenes.
  /// - Throws: `ToolchainError` if the toolchain cannot extract the graph, `DecodingError` if its output cannot be
  ///   decoded.
  public static func all(
    in module: String, using toolchain: Toolchain, exceptFolderOf file: String? = nil
  ) throws -> [Declaration] {
    let graph = try JSONDecoder().decode(SymbolGraph.self, from: try toolchain.symbolGraph(of: module))
    var conformances: [String: Set<String>] = [:]
    let names = Dictionary(
      graph.symbols.map { ($0.identifier.precise, $0.pathComponents.joined(separator: ".")) },
      uniquingKeysWith: { first, _ in first })
    let folder = file.map { SourceLine(path: $0, line: 1).folder }
    let observers = Set(
      graph.symbols.filter { $0.isObserving(in: folder) }.map { $0.pathComponents[0] })
    let observing = Set(
      graph.symbols.filter { observers.contains($0.pathComponents[0]) }.map(\.identifier.precise))
    let further = file == nil ? graph.symbols.filter(\.isInFurtherForm) : []
    let furtherTypes = Set(further.filter { $0.pathComponents.count == 1 }.map { $0.pathComponents[0] })
    let furtherMembers = Set(further.map(\.identifier.precise))
    for relationship in graph.relationships
    where relationship.kind == "conformsTo" && !observing.contains(relationship.target) {
      let fallback = relationship.targetFallback?.split(separator: ".").last.map(String.init)
      let target = names[relationship.target] ?? fallback ?? relationship.target
      conformances[relationship.source, default: []].insert(target)
    }
    let superclasses = Dictionary(
      graph.relationships.filter { $0.kind == "inheritsFrom" }.map { relationship in
        let name = names[relationship.target] ?? relationship.targetFallback ?? relationship.target
        return (relationship.source, String(name.split(separator: ".").last ?? ""))
      },
      uniquingKeysWith: { first, _ in first })
    let requirements = Set(
      graph.relationships.filter { $0.kind == "requirementOf" }.map(\.source))
    return graph.symbols
      .filter { symbol in
        let type = symbol.pathComponents[0]
        return !observers.contains(type) && !furtherTypes.contains(type)
          && !furtherMembers.contains(symbol.identifier.precise)
      }
      .map { symbol in
        Declaration(
          kind: symbol.kind.identifier.replacing("swift.", with: ""),
          path: symbol.pathComponents,
          parameters: zip(symbol.labels, symbol.functionSignature?.parameters ?? []).map { label, parameter in
            Parameter(
              label: label, name: parameter.internalName ?? parameter.name,
              type: parameter.declarationFragments.spelling.droppingName)
          },
          documentation: (symbol.docComment?.lines ?? []).map(\.text).joined(separator: " "),
          conformances: conformances[symbol.identifier.precise] ?? [],
          superclass: superclasses[symbol.identifier.precise],
          isRequirement: requirements.contains(symbol.identifier.precise),
          isPrivate: ["private", "fileprivate"].contains(symbol.accessLevel),
          spelling: symbol.declarationFragments.spelling)
      }
      .sorted { $0.path.lexicographicallyPrecedes($1.path) }
  }

  /// Returns the declarations inside the type called `namespace`, as if they were at the top level.
  public static func within(_ namespace: String, _ declarations: [Declaration]) -> [Declaration] {
    let prefix = "\(namespace)."
    return declarations.filter { $0.path.count > 1 && $0.path[0] == namespace }
      .map { declaration in
        Declaration(
          kind: declaration.kind,
          path: Array(declaration.path.dropFirst()),
          parameters: declaration.parameters.map { parameter in
            Parameter(
              label: parameter.label, name: parameter.name, type: parameter.type.replacing(prefix, with: ""))
          },
          documentation: declaration.documentation,
          conformances: Set(
            declaration.conformances.map { name in
              name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
            }),
          superclass: declaration.superclass,
          isRequirement: declaration.isRequirement,
          isPrivate: declaration.isPrivate,
          spelling: declaration.spelling.replacing(prefix, with: ""))
      }
  }
}

/// The part of a symbol graph that is read here.
private struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Identifier: Decodable { let precise: String }
    struct Signature: Decodable { let parameters: [Parameter]? }
    struct Parameter: Decodable {
      let name: String
      let internalName: String?
      let declarationFragments: [Fragment]
    }
    struct Fragment: Decodable { let spelling: String }
    struct Comment: Decodable { let lines: [Line] }
    struct Line: Decodable { let text: String }
    struct Location: Decodable {
      let uri: String
    }

    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let functionSignature: Signature?
    let declarationFragments: [Fragment]
    let docComment: Comment?
    let accessLevel: String
    let location: Location?

    nonisolated(unsafe) private static let parentheses = #/\((.*)\)/#

    /// The labels that a caller of a function writes, `_` for a parameter without a label. The signature has them only
    /// if a parameter has a second name.
    var labels: [String] {
      guard let labels = pathComponents.last?.firstMatch(of: Self.parentheses)?.1 else { return [] }
      return labels.split(separator: ":").map(String.init)
    }

    /// Returns true if the declaration is below the folder of an app's observers or, if that is nil, observes an app of
    /// this package; false for a private declaration, whose place is unknown.
    func isObserving(in folder: String?) -> Bool {
      guard let line = location.map({ SourceLine(path: $0.uri, line: 1) }) else { return false }
      return folder.map(line.file.hasPrefix) ?? line.isObserving
    }

    /// True if the declaration belongs to a scene in a further form, awaited or observable.
    var isInFurtherForm: Bool {
      location.map { $0.uri.contains("/Async/") || $0.uri.contains("/Observable/") } ?? false
    }
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
  }

  let symbols: [Symbol]
  let relationships: [Relationship]
}

extension [SymbolGraph.Symbol.Fragment] {
  /// The fragments as one text.
  fileprivate var spelling: String { map(\.spelling).joined() }
}

extension String {
  /// The names of types in the text, such as `Film` and `ID` in `[Film.ID]?`.
  package var namedTypes: [String] {
    split { !($0.isLetter || $0.isNumber || $0 == "_") }.filter { $0.first?.isUppercase == true }.map(
      String.init)
  }

  /// The text after the first colon: the type of `name: Type`.
  fileprivate var droppingName: String {
    guard let colon = firstIndex(of: ":") else { return self }
    return String(self[index(after: colon)...].drop(while: \.isWhitespace))
  }
}
