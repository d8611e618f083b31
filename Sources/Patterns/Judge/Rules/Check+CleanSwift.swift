extension Check {
  static let cleanSwift: [Check] = cleanSwiftStructure + cleanSwiftModels + cleanSwiftParts

  // MARK: The cycle

  private static let cleanSwiftStructure: [Check] = [
    Check(
      "VIP-01", of: "components of scenes",
      remedy: "Give each scene one of each component. If it needs two, split the scene."
    ) { app, docket in
      for (holder, held) in cycle {
        for part in app.parts(holder) {
          docket.examine()
          let neighbours = app.neighbours(held, of: part)
          // A protocol that no neighbour conforms to leads to another scene.
          func nameOfHeld(_ holding: Holding) -> String? {
            guard !holding.isConcrete else { return holding.name }
            return neighbours.first { app.ancestors(of: $0).contains(holding.name) }?.name
          }
          let holdings = app.holdings(by: part, of: held).filter { nameOfHeld($0) != nil }
          let others = Set(holdings.compactMap(nameOfHeld))
          guard others.count > 1, let second = holdings.last else { continue }
          docket.report(
            second.property, in: part, to: held,
            "\(part.name) holds \(others.count) \(held.plural), in "
              + holdings.map { "'\($0.property.value.name)'" }.joined(separator: ", ") + ".")
        }
      }
    },
    Check(
      "VIP-03", of: "components of scenes",
      remedy:
        "Name the protocol of the neighbour. Only the code that puts the scene together needs its class."
    ) { app, docket in
      for part in app.parts(.viewController, .interactor, .presenter) {
        docket.examine()
        let neighbours = cycle.map(\.held).filter { $0 != part.role }.flatMap { role in
          app.neighbours(role, of: part).map(\.name)
        }
        let held = Set(cycle.flatMap { app.holdings(by: part, of: $0.held) }.map(\.property.value.line))
        let composing = part.members.filter { member in
          member.value.code.nodes.contains { node in node.expression.made.map(neighbours.contains) == true }
        }
        var seen: Set<String> = []
        for place in part.mentions where neighbours.contains(place.value) {
          let isComposing = composing.contains {
            $0.file.path == place.file.path && $0.value.line...$0.value.lastLine ~= place.line
          }
          // Presenters and view controllers may be type arguments of a generic base class; interactors may not.
          let isGiven =
            part.declarations.contains { $0.type.line == place.line }
            && app.part(named: place.value)?.role != .interactor
          // Properties are not checked here; VIP-28, VIP-47 and VIP-56 check those that hold the next component.
          guard !isComposing, !isGiven, !held.contains(place.line), seen.insert(place.value).inserted else {
            continue
          }
          docket.report(
            place, in: part, to: app.part(named: place.value)?.role,
            "\(part.name) names the class \(place.value), not its protocol.")
        }
      }
    },
    defines(
      "VIP-27", .viewController, calledBy: .presenter,
      remedy: "Declare a protocol with the display methods and let the view controller conform to it."),
    output("VIP-28", from: .viewController, to: .interactor),
    labels("VIP-29", from: .viewController, to: .interactor, crossing: .request),
    Check(
      "VIP-34", of: "interactors, presenters and routers",
      remedy: "Create and connect the components in one place, such as the scene's configurator."
    ) { app, docket in
      for part in app.parts(.interactor, .presenter, .router) {
        docket.examine()
        for place in part.nodes {
          guard let made = place.value.expression.made, made != part.name, let other = app.part(named: made),
            [.interactor, .presenter].contains(other.role)
          else { continue }
          docket.report(place, in: part, to: other.role, "\(part.name) creates \(made).")
        }
      }
    },
    defines(
      "VIP-46", .interactor, calledBy: .viewController,
      remedy: "Declare a protocol with the requests of the scene and let the interactor conform to it."),
    output("VIP-47", from: .interactor, to: .presenter, verb: "present"),
    defines(
      "VIP-55", .presenter, calledBy: .interactor,
      remedy: "Declare a protocol with the present methods and let the presenter conform to it."),
    output("VIP-56", from: .presenter, to: .viewController, verb: "display"),
  ]

  private static let cycle: [(holder: Role, held: Role)] = [
    (.viewController, .interactor), (.interactor, .presenter), (.presenter, .viewController),
  ]

  /// Creates a check that a component conforms to a protocol of its scene.
  private static func defines(_ id: Rule.ID, _ role: Role, calledBy caller: Role, remedy: String) -> Check {
    Check(id, of: "\(role.plural)", remedy: remedy) { app, docket in
      for part in app.parts(role) {
        docket.examine()
        let supertypes = part.declarations.supertypes.flatMap(app.resolved)
        let callers = app.neighbours(caller, of: part)
        let held = Set(callers.flatMap { app.holdings(by: $0, of: role) }.map(\.name))
        guard
          !supertypes.contains(where: { name in
            guard app.kind(of: name) == .protocol else { return false }
            return name.contains(part.stem) || held.contains(name) || app.conformers[name] == [part.name]
          })
        else { continue }
        docket.report(
          part, to: caller,
          "\(part.name) conforms to no protocol of its scene through which \(caller.indefinite) could call it."
        )
      }
    }
  }

  /// Creates a check that a component holds the next one through a protocol, and that the protocol's methods begin with
  /// the verb, if there is one.
  private static func output(
    _ id: Rule.ID, from holder: Role, to held: Role, verb: String? = nil
  ) -> Check {
    Check(
      id,
      of: "properties in which \(holder.plural) hold \(held.plural)"
        + (verb == nil ? "" : ", and methods of their protocols"),
      remedy: "Hold the \(held.title) through a protocol"
        + (verb.map { " whose methods begin with '\($0)'" } ?? "") + "."
    ) { app, docket in
      for holding in app.holdings(by: holder, of: held) {
        docket.examine()
        guard holding.isConcrete else { continue }
        docket.report(
          holding.property, in: holding.holder, to: held,
          "\(holding.holder.name) holds the class \(holding.name), not a protocol.")
      }
      guard let verb else { return }
      for (place, method) in app.requests(from: holder, to: held) {
        docket.examine()
        guard !method.name.hasPrefix(verb) else { continue }
        docket.report(
          at: method.line, of: place.file, place.type.name, held, to: holder,
          "\(place.type.name).\(method.name) does not begin with '\(verb)'.")
      }
    }
  }

  /// Creates a check that each method of a boundary labels its parameter with the kind of model that it takes.
  private static func labels(
    _ id: Rule.ID, from holder: Role, to held: Role, crossing: Conventions.Crossing
  ) -> Check {
    Check(
      id, .advice, of: "methods through which \(holder.plural) call \(held.plural)",
      remedy: "Give the method one parameter, the \(crossing.title), with the label that the finding names."
    ) { app, docket in
      let labels = app.conventions.names(of: crossing).map { $0.prefix(1).lowercased() + $0.dropFirst() }
      for (place, method) in app.requests(from: holder, to: held) {
        docket.examine()
        let isModel = method.parameters.count == 1 && labels.contains(method.parameters[0].label ?? "")
        guard !isModel else { continue }
        let given = method.parameters.map { "\($0.label ?? "_"):" }.joined()
        docket.report(
          at: method.line, of: place.file, place.type.name, held, to: holder,
          "\(place.type.name).\(method.name)(\(given)) does not take exactly one parameter, labelled '\(labels[0])'."
        )
      }
    }
  }
}
