import SourceModel

extension [Member] {
  /// The places where the members of one type read what they have set in another object, such as `list.rows` in a view,
  /// each with the property and its line.
  package func readBacks(from isObject: (String) -> Bool) -> [(property: String, line: Int)] {
    let nodes = flatMap(\.code.nodes)
    let set = Set(nodes.filter { $0.part == .target }.compactMap { $0.property(ofObject: isObject) })
    return nodes.compactMap { node in
      guard node.part != .target, let property = node.property(ofObject: isObject), set.contains(property)
      else { return nil }
      return (property, node.line)
    }
  }

  /// The places where the members of one type keep what they read from another object: they assign it to a property of
  /// their own, or a property begins with it when it is first used.
  package func copies(from isObject: (String) -> Bool) -> [(property: String, line: Int)] {
    let own = filter { $0.kind == .property && !$0.isComputed }
    let assigned = flatMap(\.code.assignments).compactMap { assignment -> (String, Int)? in
      guard let target = assignment.children(.target).first?.expression,
        target.path.allSatisfy({ $0 == "self" }), own.contains(where: { $0.name == target.name }),
        let value = assignment.children(.value).first,
        ([value] + value.descendants).contains(where: { $0.owner.map(isObject) == true })
      else { return nil }
      return (target.name, target.line)
    }
    let initial = own.filter { property in
      property.modifiers.contains("lazy") && property.code.nodes.first?.path.first.map(isObject) == true
    }
    return assigned + initial.map { ($0.name, $0.line) }
  }
}

extension Code.Node {
  /// Returns the property of another object that is named, or to whose value the name leads: `list.rows` for
  /// `self.list.rows.count`.
  fileprivate func property(ofObject isObject: (String) -> Bool) -> String? {
    guard [.name, .call].contains(self.kind) else { return nil }
    let names = Array((self.path + [self.name]).drop { $0 == "self" }.prefix(2))
    // A method of the object itself is no property.
    guard names.count == 2, isObject(names[0]), self.kind == .name || self.path.last != names[0] else {
      return nil
    }
    return names.joined(separator: ".")
  }
}
