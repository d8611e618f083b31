public import Observing
import SourceModel

/// Objects that outlived their app, and the properties by which they keep each other alive.
///
/// The kit itself requires that nothing is left of an app that was released; no rule of a pattern does.
public struct Leak: Hashable, Sendable {
  /// The types of the objects that were left.
  public let survivors: [String]
  /// The moments at which the app was released.
  public let moments: [String]
  /// Strong references that lead from the type of one of the objects back to this type. Empty if the properties that
  /// can be read form no such cycle; then something else holds one of the objects.
  public let cycle: [Ownership.Reference]
  /// The closures that keep one of the objects alive as long as they exist, by what takes them and where, such as
  /// `Timer.scheduledTimer in FilmPresenter.swift, line 7`; as far as the sources are known.
  public let closures: [String]
}

extension Leak: CustomStringConvertible {
  /// One sentence on what was left, and one on what keeps it: `FilmsView.interactor → FilmsInteractor.view →
  /// FilmsView`.
  public var description: String {
    let when = (moments.first ?? "") + moments.otherMoments
    let left = "\(survivors.joined(separator: ", ")) outlived the app (\(when))."
    guard let first = cycle.first else {
      guard !closures.isEmpty else {
        return
          "\(left) Their properties form no cycle, so something else holds one of them: a closure, a timer, a task or a global."
      }
      return
        "\(left) Their properties form no cycle. What can hold one of them: \(closures.joined(separator: "; "))."
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

  /// Returns true if a closure in the code of some types owns `self`, if an object of one stores a closure or a method,
  /// which may own it, or if the source of one is not known.
  package func mayBeKeptByClosures(of names: some Sequence<String>) -> Bool {
    let names = Set(names)
    let stores = types.contains { names.contains($0.name) && $0.fields.contains { $0.type.contains("->") } }
    return stores || !names.isSubset(of: sources.flatMap(\.passages).map(\.name))
      || !closures(in: names).isEmpty
  }

  /// Returns the closures in the code of some types that own `self`, by what takes them and where.
  private func closures(in names: Set<String>) -> [String] {
    sources.flatMap(\.passages).filter { names.contains($0.name) }.flatMap { passage in
      passage.nodes.filter { $0.kind == .closure && $0.ownsSelf }.map { closure in
        "\(closure.taker ?? "a closure") in \(passage.file.place(closure.line))"
      }
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
