import SourceModel

/// The protocols of one module, by name.
struct DeclaredProtocols {
  private var files: [String: SourceFile] = [:]
  private var protocols: [String: TypeDeclaration] = [:]

  /// Creates the protocols from the facts of the module's files.
  init(_ facts: [SourceFile]) {
    for file in facts {
      for declared in file.types where declared.kind == .protocol {
        protocols[declared.name] = declared
        files[declared.name] = file
      }
    }
  }

  /// Returns the files that declare the protocols of a boundary, the inherited ones last.
  func files(of boundary: Boundary) throws -> [SourceFile] {
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

  /// Returns the protocol of the module with this name.
  func callAsFunction(_ name: String) throws(CannotObserve) -> TypeDeclaration {
    guard let declared = protocols[name] else {
      throw CannotObserve(type: name, reason: "is in the table, but no file of the module declares it")
    }
    return declared
  }

  /// Returns the requirements of a boundary, inherited ones first, each once.
  func requirements(of boundary: Boundary) throws -> [Member] {
    try closure(of: boundary).reversed().flatMap(\.members).reduce(into: []) { members, member in
      let twin = members.firstIndex { $0.isSame(as: member) }
      if let twin {
        if member.isSettable { members[twin] = member }
      } else {
        members.append(member)
      }
    }
  }

  /// Returns the protocols of a boundary, and those that they inherit from.
  private func closure(of boundary: Boundary) throws -> [TypeDeclaration] {
    var names: [String] = []
    func visit(_ name: String) throws {
      guard !names.contains(name) else { return }
      names.append(name)
      for inherited in try self(name).inherited.map(\.text) where inherited != "AnyObject" {
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

extension Member {
  /// True if a property of a protocol can be set.
  var isSettable: Bool { kind == .property && accessors.contains("set") }

  /// Returns true if two protocols require the same member, even if only one of them requires a setter.
  fileprivate func isSame(as other: Member) -> Bool {
    if kind == .property { return other.kind == .property && name == other.name && type == other.type }
    return text == other.text
  }
}
