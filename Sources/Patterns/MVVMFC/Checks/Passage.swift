import SourceModel

extension Passage {
  /// The calls in its members.
  var calls: [Code.Node] { members.flatMap(\.code.calls) }

  /// The names that it uses.
  var mentions: [(name: String, line: Int)] {
    (type?.mentions ?? file.members.flatMap(\.mentions)).map { ($0.name, $0.line) }
  }

  /// The names that it declares, labels and local variables included, and those that it uses.
  var names: [(name: String, line: Int)] {
    let own = type.map { [($0.name, $0.line)] } ?? []
    return own + members.flatMap(\.declaredNames) + mentions
  }

  /// Returns the first place of each name for which `isIncluded` is true, such as `Films.swift, line 7 (URLSession)`.
  func places(
    of names: [(name: String, line: Int)], where isIncluded: (String) -> Bool = { _ in true }
  ) -> [String] {
    var seen: Set<String> = []
    return names.filter { isIncluded($0.name) && seen.insert($0.name).inserted }
      .map { "\(file.place($0.line)) (\($0.name))" }
  }

  /// Returns the places where it uses some names.
  func uses(of names: Set<String>) -> [String] { places(of: mentions, where: names.contains) }

  /// Returns the places where it creates objects of the types for which `isIncluded` is true.
  func places(ofMaking isIncluded: (String) -> Bool) -> [String] {
    places(of: calls.compactMap { call in call.expression.made.map { ($0, call.line) } }, where: isIncluded)
  }
}

extension Member {
  /// The names that it declares: its own, its parameters', and those of local variables, functions and labels.
  fileprivate var declaredNames: [(name: String, line: Int)] {
    let own = [name] + parameters.flatMap { [$0.label ?? "", $0.name] }
    let local = code.expressions.flatMap { expression in
      let name = [.variable, .function].contains(expression.kind) ? [expression.name] : []
      let labels = expression.kind == .call ? expression.labels : []
      return (name + labels + expression.names).map { ($0, expression.line) }
    }
    return own.map { ($0, line) } + local
  }
}
