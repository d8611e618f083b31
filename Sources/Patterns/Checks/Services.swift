package import SourceModel

/// Something outside of a program, which only some of the program's parts may use.
package enum Service: Sendable {
  /// Files, settings, databases and the keychain.
  case storage
  /// The network, and the kit's catalogues, which take its place.
  case network
  /// The process, its notifications and its timers.
  case system

  /// The names of the types and functions that stand for it, including the kit's own.
  package var names: Set<String> {
    switch self {
    case .storage:
      [
        "FileFavourites", "FileHandle", "FileManager", "InMemoryFavourites", "InputStream", "ModelContainer",
        "NSManagedObjectContext", "NSPersistentContainer", "NSUbiquitousKeyValueStore", "OutputStream",
        "SecItemAdd", "SecItemCopyMatching", "SecItemDelete", "SecItemUpdate", "UserDefaults",
      ]
    case .network: ["FileCatalogue", "InMemoryCatalogue", "NWConnection", "URLSession"]
    case .system: ["NotificationCenter", "ProcessInfo", "Timer"]
    }
  }
}

extension [Service] {
  /// The names that stand for any of the services.
  package var names: Set<String> { reduce(into: []) { $0.formUnion($1.names) } }
}

/// A rule that leaves services to one part of a program, and keeps them from others.
package struct ServiceRule: SourceRule {
  package let rule: String
  let services: [Service]
  let user: String
  let others: [String]

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - rule: The rule's identifier.
  ///   - services: The services.
  ///   - user: The part that may use them, for messages: `Data Store` or `Workers`.
  ///   - others: The ends of the names of the classes that may not, such as `ViewController`.
  package init(_ rule: String, leaves services: Service..., to user: String, not others: String...) {
    self.rule = rule
    self.services = services
    self.user = user
    self.others = others
  }

  /// Returns the uses of the services in the other parts, as texts of violations.
  package func breaches(in sources: [SourceFile]) -> [String] {
    let names = services.names
    return others.flatMap { part in
      sources.flatMap(\.passages).filter { $0.belongs(to: part) }.flatMap { code in
        let files = services.contains(.storage) ? code.nodes.filter(\.reachesFile) : []
        let uses =
          code.members.flatMap(\.mentions).filter { names.contains($0.name) }.map { ($0.name, $0.line) }
          + files.map { ($0.name, $0.line) }
        return uses.map { name, line in
          "\(part.title): \(code.file.place(line)): \(code.name) uses \(name), which is left to the \(user)."
        }
      }
    }
  }
}

extension Code.Node {
  /// True if a call reads or writes a file: `Data(contentsOf:)`, `String(contentsOfFile:)`, `write(to:)`.
  package var reachesFile: Bool {
    guard self.kind == .call else { return false }
    if self.name == "write" { return self.labels.contains("to") }
    return self.made != nil && self.labels.contains { $0.hasPrefix("contentsOf") }
  }
}
