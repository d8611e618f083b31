import SyntaxFacts

/// The protocols of one module, by name.
struct DeclaredProtocols {
  private var files: [String: SourceFacts] = [:]
  private var protocols: [String: ProtocolFacts] = [:]

  /// Creates the protocols from the facts of the module's files.
  init(_ facts: [SourceFacts]) {
    for file in facts {
      for declared in file.protocols {
        protocols[declared.name] = declared
        files[declared.name] = file
      }
    }
  }

  /// The files that declare the protocols of a boundary, the inherited ones last.
  func files(of boundary: Boundary) throws -> [SourceFacts] {
    try closure(of: boundary).compactMap { files[$0.name] }.reduce(into: []) { files, file in
      if !files.contains(where: { $0.path == file.path }) { files.append(file) }
    }
  }

  /// Makes sure that a table knows every protocol, so that no boundary is forgotten.
  func expectAll(in table: BoundaryTable) throws {
    let observed = try table.boundaries.flatMap { try closure(of: $0) }.map(\.name)
    let known = Set(observed).union(table.notObserved.keys)
    if let name = protocols.keys.filter({ !known.contains($0) }).min() {
      throw CannotObserve(type: name, reason: "is neither in the table nor listed there as not observed")
    }
    for name in table.notObserved.keys.sorted() { _ = try self(name) }
  }

  /// A protocol of the module.
  func callAsFunction(_ name: String) throws(CannotObserve) -> ProtocolFacts {
    guard let declared = protocols[name] else {
      throw CannotObserve(type: name, reason: "is in the table, but no file of the module declares it")
    }
    return declared
  }

  /// The requirements of a boundary, inherited ones first, each once.
  func requirements(of boundary: Boundary) throws -> [ProtocolFacts.Member] {
    try closure(of: boundary).reversed().flatMap(\.members).reduce(into: []) { members, member in
      let twin = members.firstIndex { $0 == member || $0.isSameProperty(as: member) }
      if let twin {
        if case .property(let property) = member, property.isSettable { members[twin] = member }
      } else {
        members.append(member)
      }
    }
  }

  /// The protocols of a boundary, and those that they inherit from.
  private func closure(of boundary: Boundary) throws -> [ProtocolFacts] {
    var names: [String] = []
    func visit(_ name: String) throws {
      guard !names.contains(name) else { return }
      names.append(name)
      for inherited in try self(name).inherited where inherited != "AnyObject" {
        guard protocols[inherited] != nil else {
          throw CannotObserve(
            type: name, reason: "inherits from \(inherited), which is not a protocol of the same module")
        }
        try visit(inherited)
      }
    }
    for name in boundary.protocols.reversed() { try visit(name) }
    return try names.map { try self($0) }
  }
}

extension ProtocolFacts.Member {
  fileprivate func isSameProperty(as other: Self) -> Bool {
    guard case .property(let one) = self, case .property(let another) = other else { return false }
    return one.name == another.name && one.type == another.type
  }
}
