public import Observing

/// Objects that outlived their app, and the properties by which they keep each other alive.
///
/// The kit itself requires that nothing is left of an app that was released; no rule of a pattern does.
public struct Leak: Hashable, Sendable {
  /// The types of the objects that were left.
  public let survivors: [String]
  /// The moments at which the app was released.
  public let moments: [String]
  /// Strong references that lead from the type of one of the objects back to this type. Empty if the properties that
  /// can be read form no such cycle; then a closure probably holds one of the objects.
  public let cycle: [Ownership.Reference]
  /// The stored properties of the objects that can hold a closure, such as `FilmInteractor.failedAttempt`.
  public let closures: [String]
}

extension Leak: CustomStringConvertible {
  /// One sentence on what was left, and one on what keeps it: `FilmsView.interactor → FilmsInteractor.view →
  /// FilmsView`.
  public var description: String {
    let when = (moments.first ?? "") + moments.otherMoments
    let left = "\(survivors.joined(separator: ", ")) outlived the app (\(when))."
    guard let first = cycle.first else {
      let places = closures.isEmpty ? "" : " A closure can be stored in \(closures.joined(separator: ", "))."
      return
        "\(left) Their properties form no cycle, so a closure probably holds one of them strongly.\(places)"
    }
    let path = cycle.map { "\($0.owner).\($0.field)" } + [first.owner]
    return "\(left) They keep each other: \(path.joined(separator: " → "))."
  }
}

extension Evidence {
  /// The objects that outlived the app, each group once.
  public var leaks: [Leak] {
    let left = Dictionary(grouping: ownership.filter { !$0.survivors.isEmpty }, by: \.survivors)
    return left.map { survivors, moments in
      let strong = moments.flatMap(\.references).filter(\.isStrong).uniqued
      return Leak(
        survivors: survivors, moments: moments.map(\.moment), cycle: cycle(among: Set(survivors), in: strong),
        closures: closures(in: Set(survivors)))
    }.sorted { ($0.survivors.count, $0.description) < ($1.survivors.count, $1.description) }
  }

  /// Returns the stored properties of some types that can hold a closure.
  private func closures(in names: Set<String>) -> [String] {
    types.filter { names.contains($0.name) }.flatMap { type in
      type.fields.filter { $0.type.contains("->") }.map { "\(type.name).\($0.name)" }
    }
  }

  /// Finds the shortest cycle of references between some types.
  private func cycle(among types: Set<String>, in references: [Ownership.Reference]) -> [Ownership.Reference]
  {
    let edges = Dictionary(
      grouping: references.filter { types.contains($0.owner) && types.contains($0.target) }, by: \.owner)
    let cycles = types.sorted().compactMap { start -> [Ownership.Reference]? in
      var paths = (edges[start] ?? []).map { [$0] }
      var seen: Set = [start]
      while !paths.isEmpty {
        if let round = paths.first(where: { $0.last?.target == start }) { return round }
        paths = paths.flatMap { path -> [[Ownership.Reference]] in
          guard let end = path.last?.target, seen.insert(end).inserted else { return [] }
          return (edges[end] ?? []).map { path + [$0] }
        }
      }
      return nil
    }
    return cycles.min { $0.count < $1.count } ?? []
  }
}
