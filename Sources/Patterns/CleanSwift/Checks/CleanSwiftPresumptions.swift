import SourceModel

extension [Member] {
  /// Finds the places where members assume that properties are not nil: by a forced unwrapping, by a declaration that
  /// amounts to one, or by a guard that ends the program.
  func presumptions(of names: Set<String>) -> [Fault] {
    let declared = filter { member in
      member.kind == .property && names.contains(member.name)
        && (member.type?.isForced == true || member.isUnowned)
    }.map { Fault(line: $0.line, text: "declares \($0.text)") }
    let forced = nodes.flatMap { node in
      node.forced.filter(names.contains).map { Fault(line: node.line, text: "unwraps \($0) by force") }
    }
    let guarded = nodes.filter { node in
      node.kind == .condition && node.name == "guard"
        && node.within(.test).contains { names.contains($0.name) }
        && node.within(.else).contains { ["fatalError", "preconditionFailure"].contains($0.name) }
    }.map { Fault(line: $0.line, text: "ends the program in a guard") }
    return declared + forced + guarded
  }
}

extension Fault {
  /// The same fault in a part that outlives its scene.
  var ofAScene: Fault {
    Fault(line: line, text: "\(text); its scene may be gone.", receiver: " → View Controller")
  }
}

extension Code.Node {
  /// Returns the expressions in one part of this expression, at any depth.
  func within(_ part: Expression.Part) -> [Code.Node] {
    children(part).flatMap { [$0] + $0.descendants }
  }
}
