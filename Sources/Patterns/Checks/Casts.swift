package import SourceModel

/// A rule that is broken if a part of a program asks what stands behind a neighbour's protocol.
///
/// An observer stands there while the program is watched, so such a cast fails in a watched run: no trace shows what
/// it leads to.
package struct CastRule: SourceRule {
  package let rule: String
  let part: String
  let neighbour: String

  /// Creates a rule's part in the table of its pattern.
  ///
  /// - Parameters:
  ///   - rule: The rule's identifier.
  ///   - part: The end of the names of the classes that it is about, such as `ViewController`.
  ///   - neighbour: The end of the names of the classes that they know by a protocol, such as `ViewModel`.
  package init(_ rule: String, keeps part: String, from neighbour: String) {
    self.rule = rule
    self.part = part
    self.neighbour = neighbour
  }

  /// Returns the casts to a class of the neighbour, or to another of its protocols, as texts of violations.
  package func breaches(in sources: [SourceFile]) -> [String] {
    let types = sources.flatMap(\.types)
    let own = Set(types.map(\.name))
    let classes = types.filter { $0.isConcrete && $0.name.plays(neighbour) }
    let targets = Set(classes.flatMap { [$0.name] + $0.inheritedNames }).intersection(own)
    return sources.flatMap(\.passages).filter { $0.belongs(to: part) }.flatMap { code in
      code.casts.filter { targets.contains($0.type) }.map { type, line in
        "\(part.title) → \(neighbour.title): \(code.file.place(line)): \(code.name) asks for a \(type); it knows its "
          + "\(neighbour.title) by one protocol."
      }
    }
  }
}

extension Evidence {
  /// The places where code asks if an object is of a class that the program declares, such as `Film.swift, line 7`.
  /// View controllers do not count: a storyboard or a navigation controller gives them untyped.
  package var castsToOwnClasses: [String] { ownCasts.map(\.place) }

  /// These places, each with the name of the type whose code it is.
  var ownCasts: [(place: String, owner: String)] {
    let classes = Set(sources.flatMap(\.classes).filter { !$0.hasSuffix("ViewController") })
    return sources.flatMap(\.passages).flatMap { code in
      code.casts.filter { classes.contains($0.type) }.map { (code.file.place($0.line), code.name) }
    }
  }
}

extension Passage {
  /// The types that the code asks for: by a cast, by a pattern, or by naming the type itself, as in `type(of: film) ==
  /// Film.self`.
  fileprivate var casts: [(type: String, line: Int)] {
    nodes.flatMap { node -> [(type: String, line: Int)] in
      switch node.kind {
      case .cast: (node.type?.names ?? []).map { ($0, node.line) }
      case .name where node.name == "self": node.owner.map { [($0, node.line)] } ?? []
      default: []
      }
    }
  }

  /// Returns true if the code belongs to a class whose name has an end such as `Presenter`: its own, that of its
  /// extensions and of the types in it, and extensions and private code beside it, in a file with its name.
  func belongs(to part: String) -> Bool {
    if ((type?.outer ?? []) + [type?.name ?? ""]).contains(where: { $0.plays(part) }) { return true }
    let isAside = type.map {
      $0.kind == .extension || !Set($0.modifiers).isDisjoint(with: ["private", "fileprivate"])
    }
    return isAside ?? true && String(file.name.dropLast(".swift".count)).plays(part)
  }
}

extension String {
  /// Returns true if it is the name of a class that plays a part: it ends in the part's name. A view model is no model.
  fileprivate func plays(_ part: String) -> Bool {
    hasSuffix(part) && !(part == "Model" && hasSuffix("ViewModel"))
  }

  /// The end of a class's name as words: `View Controller`.
  var title: String { wordsOfName.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ") }
}
