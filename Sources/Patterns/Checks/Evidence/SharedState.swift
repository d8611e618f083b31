import SourceModel

extension Evidence {
  /// The variables that belong to no object, each as a sentence with its place: static ones and those outside of types, as
  /// far as the sources are known.
  ///
  /// The kit itself requires that every object creates its state or is given it; no rule of a pattern says so of all
  /// parts.
  public var sharedState: [String] {
    sources.flatMap(\.passages).flatMap { code in
      code.members.filter { $0.isVariable && (code.type == nil || $0.isStatic) }.map {
        "\(code.file.place($0.line)): \($0.name) is a variable that belongs to no object."
      }
    }
  }
}

extension Member {
  /// True if it is a stored property that can change.
  fileprivate var isVariable: Bool { kind == .property && !isConstant && !isComputed }
}
