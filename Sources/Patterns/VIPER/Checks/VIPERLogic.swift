import SourceModel

// Work on lists and values, found in code.

extension SourceFile {
  /// Returns the places where the file works on its values instead of passing them on.
  ///
  /// - Parameter lists: The names of the properties that hold lists anywhere in the program.
  func logic(knowing lists: Set<String>) -> [String] {
    let own = Set(allMembers.filter { $0.type?.isList == true }.map(\.name))
    return allMembers.flatMap { member in
      let scope = Scope(member: member, lists: lists.union(own))
      return member.code.nodes.filter { scope.isLogic($0) }.map { place(of: $0) }
    }
  }
}

extension [SourceFile] {
  /// The names of the properties that hold lists, except names that also belong to other properties.
  var listProperties: Set<String> {
    let properties = flatMap(\.types).flatMap(\.properties)
    let others = Set(properties.filter { $0.type.map { !$0.isList } == true }.map(\.name))
    return Set(properties.filter { $0.type?.isList == true }.map(\.name)).subtracting(others)
  }
}

/// The facts about the names in a member.
private struct Scope {
  let lists: Set<String>
  let texts: Set<String>

  init(member: Member, lists: Set<String>) {
    let local =
      member.parameters.map { (name: $0.name, type: $0.type) }
      + member.code.expressions.filter { $0.kind == .variable }.compactMap { variable in
        variable.type.map { (name: variable.name, type: $0) }
      }
    texts = Set(local.filter { ["String", "Substring"].contains($0.type.core) }.map(\.name))
    self.lists = lists.subtracting(local.map(\.name))
      .union(local.filter(\.type.isList).map(\.name))
  }

  func isLogic(_ node: Code.Node) -> Bool {
    if node.kind == .assignment { return isToggle(node) }
    guard node.kind == .call, let owner = node.owner, !texts.contains(owner) else { return false }
    let choosing: Set = ["shuffled", "shuffle", "reduce", "toggle", "matches"]
    if choosing.contains(node.name) || node.name.hasPrefix("sorted")
      || node.name == "sort" && node.labels.isEmpty
    {
      return true
    }
    // Texts and the program's own objects have methods with these names, too.
    let ambiguous: Set = [
      "filter", "prefix", "suffix", "drop", "dropFirst", "dropLast", "reversed", "reverse", "removeAll",
      "removeFirst", "removeLast", "sort", "swapAt",
    ]
    guard ambiguous.contains(node.name) else { return false }
    let isList =
      lists.contains(owner) || ["map", "compactMap", "filter", "sorted"].contains { owner == "\($0)()" }
    return isList || node.children(.argument).contains { $0.kind == .closure || $0.labels == ["where"] }
  }

  /// Returns true if a value is set to its opposite.
  private func isToggle(_ node: Code.Node) -> Bool {
    guard let target = node.children(.target).first, let value = node.children(.value).first,
      value.kind == .operation, value.name == "!", let opposite = value.children.first
    else { return false }
    func path(_ node: Code.Node) -> [String] { (node.path + [node.name]).filter { $0 != "self" } }
    return path(target) == path(opposite)
  }
}
