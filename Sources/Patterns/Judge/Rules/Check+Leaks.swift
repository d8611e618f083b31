extension Rule {
  /// The identifier of the rule that the judge adds to each pattern: two parts must not hold each other strongly.
  static let leak = "LEAK"
}

extension Check {
  /// Creates a check that no two parts of a scene hold each other strongly.
  static func leaks(of pattern: Pattern) -> Check {
    let rule = Rule(
      Rule.leak, pattern, .must, "Of two parts that hold each other, one holds the other weakly.",
      because: "Two objects that hold each other strongly are never freed, and the screen stays in memory.",
      lookAt: "The properties in which the two parts hold each other; one of them needs 'weak'.",
      decidedBy: .by(.source),
      today: .holds("Reference counts are the same on every actor, and for every object behind a view."))
    return Check(
      rule, .advice, of: "pairs of parts that hold each other",
      remedy:
        "Declare the property 'weak' in the part that does not own the other. "
        + "If its type is a protocol, that protocol has to inherit from AnyObject."
    ) { app, docket in
      for (_, scene) in app.scenes.sorted(by: { $0.key < $1.key }) {
        let parts = scene.sorted { $0.key < $1.key }.flatMap { $0.value }
        for part in parts {
          for neighbour in parts where part.role < neighbour.role {
            let there = app.links(from: part, to: neighbour)
            let back = app.links(from: neighbour, to: part)
            guard !there.isEmpty, !back.isEmpty else { continue }
            docket.examine()
            guard let one = there.first(where: { !$0.isWeak }), let two = back.first(where: { !$0.isWeak })
            else {
              continue
            }
            docket.report(
              two.property, in: neighbour, to: part.role,
              "\(part.name).\(one.property.value.name) and \(neighbour.name).\(two.property.value.name) are both strong."
            )
          }
        }
      }
    }
  }
}

extension App {
  /// Finds the properties in which one part certainly holds another.
  fileprivate func links(from part: Part, to other: Part) -> [Holding] {
    guard part.declaration.type.kind == .class, other.declaration.type.kind == .class else { return [] }
    let ancestors = ancestors(of: other)
    let held = holdings(by: part, of: other.role).filter {
      $0.name == other.name || ancestors.contains($0.name)
    }
    return held + assigned(from: part, to: other)
  }

  /// Finds the properties of type `UIViewController` in one part to which the other part, a view controller, assigns
  /// itself.
  private func assigned(from part: Part, to other: Part) -> [Holding] {
    guard other.role == .viewController else { return [] }
    let names = Set(
      other.nodes.compactMap { place -> String? in
        guard place.value.kind == .assignment, place.value.children(.value).first?.name == "self",
          let target = place.value.children(.target).first,
          holdings(by: other, of: part.role).contains(where: {
            $0.property.value.name == target.expression.owner
          })
        else { return nil }
        return target.name
      })
    return part.storedProperties.filter { property in
      names.contains(property.value.name) && property.value.type?.components == ["UIViewController"]
    }.map {
      Holding(holder: part, property: $0, name: "UIViewController", role: .viewController, isConcrete: true)
    }
  }
}
