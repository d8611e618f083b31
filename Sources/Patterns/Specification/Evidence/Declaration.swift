import Foundation

/// A declaration of a built module, as the compiler's symbol graph tells it.
public struct Declaration: Sendable {
  /// A parameter of a function.
  public struct Parameter: Hashable, Sendable {
    /// The name that the function's body uses.
    public let name: String
  }

  /// What is declared: `class`, `protocol`, `struct`, `method`, `property`, …
  public let kind: String
  /// The names from the outermost type inwards, such as `["Action", "run(completion:)"]`.
  public let path: [String]
  /// The parameters of a function, in order.
  public let parameters: [Parameter]
  /// The documentation comment, its lines joined by spaces.
  public let documentation: String
  /// The protocols that a type conforms to, without their modules.
  public let conformances: Set<String>
  /// Whether a protocol asks its conforming types for the declaration.
  public let isRequirement: Bool

  /// Takes what the symbol graph tells of a declaration.
  public init(
    kind: String, path: [String], parameters: [Parameter], documentation: String, conformances: Set<String>,
    isRequirement: Bool
  ) {
    self.kind = kind
    self.path = path
    self.parameters = parameters
    self.documentation = documentation
    self.conformances = conformances
    self.isRequirement = isRequirement
  }

  /// The type that holds the declaration, or the declaration's own name at the top level.
  public var owner: String { path.dropLast().last ?? path.last ?? "" }

  /// The declaration's own name.
  public var name: String { path.last ?? "" }
}

extension Declaration {
  /// Reads a module's symbol graph, all access levels, sorted by path; what folders called `Tracing` declare
  /// is left out, as it is not the app's.
  ///
  /// - Throws: `ToolchainError` where the toolchain cannot give the graph, `DecodingError` where it gives
  ///   something else.
  public static func all(in module: String, using toolchain: Toolchain) throws -> [Declaration] {
    let graph = try JSONDecoder().decode(SymbolGraph.self, from: try toolchain.symbolGraph(of: module))
    var conformances: [String: Set<String>] = [:]
    let names = Dictionary(
      graph.symbols.map { ($0.identifier.precise, $0.pathComponents.joined(separator: ".")) },
      uniquingKeysWith: { first, _ in first })
    for relationship in graph.relationships where relationship.kind == "conformsTo" {
      let fallback = relationship.targetFallback?.split(separator: ".").last.map(String.init)
      let target = names[relationship.target] ?? fallback ?? relationship.target
      conformances[relationship.source, default: []].insert(target)
    }
    let requirements = Set(
      graph.relationships.filter { $0.kind == "requirementOf" }.map(\.source))
    return graph.symbols.filter { $0.location?.uri.contains("/Tracing/") != true }
      .map { symbol in
        Declaration(
          kind: symbol.kind.identifier.replacing("swift.", with: ""),
          path: symbol.pathComponents,
          parameters: (symbol.functionSignature?.parameters ?? []).map {
            Parameter(name: $0.internalName ?? $0.name)
          },
          documentation: (symbol.docComment?.lines ?? []).map(\.text).joined(separator: " "),
          conformances: conformances[symbol.identifier.precise] ?? [],
          isRequirement: requirements.contains(symbol.identifier.precise))
      }
      .sorted { $0.path.lexicographicallyPrecedes($1.path) }
  }

  /// The declarations inside the type called `namespace`, as if they stood at the top level.
  public static func within(_ namespace: String, _ declarations: [Declaration]) -> [Declaration] {
    declarations.filter { $0.path.count > 1 && $0.path[0] == namespace }
      .map { declaration in
        Declaration(
          kind: declaration.kind,
          path: Array(declaration.path.dropFirst()),
          parameters: declaration.parameters,
          documentation: declaration.documentation,
          conformances: Set(
            declaration.conformances.map { name in
              name.hasPrefix("\(namespace).") ? String(name.dropFirst(namespace.count + 1)) : name
            }),
          isRequirement: declaration.isRequirement)
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
    }
    struct Comment: Decodable { let lines: [Line] }
    struct Line: Decodable { let text: String }
    struct Location: Decodable { let uri: String }

    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let functionSignature: Signature?
    let docComment: Comment?
    let location: Location?
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
