extension Check {
  /// The rules about what each component of Clean Swift does and holds.
  static let cleanSwiftParts: [Check] = [
    namesNone(
      "VIP-19", in: .viewController, of: Framework.storage, that: "reads or keeps data",
      remedy: "Send a request to the interactor, and let one of its workers store the data."),
    namesNone(
      "VIP-20", in: .viewController,
      // A view may pass a request to a web view.
      of: Framework.network.union(Framework.parsing).union(Framework.formatting).subtracting(["URLRequest"]),
      that: "fetches, parses or converts", orReaching: true,
      remedy: "Leave fetching and parsing to the interactor, and formatting to the presenter."),
    Check(
      "VIP-24", of: "view controllers",
      remedy: "Send a request to the interactor, and let the interactor call the worker."
    ) {
      app, docket in
      let workers = app.workers
      for part in app.parts(.viewController) {
        docket.examine()
        for (name, place) in part.firstMentions(where: workers.contains) {
          // The templates put the scene together in the view controller.
          let isGiven = part.onlyGivesAway(name, in: app)
          docket.report(
            place, in: part, to: .worker, as: isGiven ? .advice : nil,
            "\(part.name) names \(name), a worker" + (isGiven ? " that it gives to its interactor." : "."))
        }
      }
    },
    navigatesNowhere(
      "VIP-25", in: .viewController, of: "view controllers", to: .router,
      remedy: "Move the call to the router, and let the view controller call the router."),
    Check(
      "VIP-26", .advice, of: "view controllers of scenes with a router",
      remedy: "Give the view controller a property for its router."
    ) { app, docket in
      for part in app.parts(.viewController) where !app.neighbours(.router, of: part).isEmpty {
        guard part.declaration.type.inherited.allSatisfy({ !$0.text.contains("<") }) else { continue }
        docket.examine()
        guard app.holdings(by: part, of: .router).isEmpty,
          part.mentions.allSatisfy({ $0.value != "router" })
        else { continue }
        docket.report(part, to: .router, "\(part.name) does not hold the router of its scene.")
      }
    },
    Check(
      "VIP-32", .advice, of: "configurators",
      remedy: "Offer one shared configurator, or make its methods static."
    ) { app, docket in
      for part in app.parts(.assembly) where part.declaration.type.kind == .class {
        docket.examine()
        let isShared = part.members.contains { $0.value.kind == .property && $0.value.isStatic }
        guard !isShared, !part.functions.allSatisfy({ $0.value.isStatic }) else { continue }
        docket.report(part, "\(part.name) has no shared instance.")
      }
    },
    Check(
      "VIP-33", of: "view controllers that put their scene together",
      remedy: "Put the scene together once, in the initializers or in awakeFromNib."
    ) { app, docket in
      for part in app.parts(.viewController) {
        let composing = part.composing(in: app)
        guard let first = composing.first else { continue }
        docket.examine()
        // Each initializer begins another life; whatever follows it in one life puts the scene together again.
        let moments = ["awakeFromNib", "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear"]
        let later = moments.compactMap { name in composing.first { $0.value.name == name } }
        let isCreated = composing.contains { $0.value.kind == .initializer }
        guard let again = isCreated ? later.first : later.dropFirst().first else { continue }
        docket.report(
          again, in: part,
          "\(part.name) puts its scene together in \(isCreated ? "an initializer" : "\(first.value.name)"), "
            + "and again in \(again.value.name).")
      }
    },
    isWeak(
      "VIP-37", from: .router, to: .viewController,
      remedy: "Declare the property 'weak': the view controller already holds its router."),
    Check(
      "VIP-39", of: "routers", remedy: "Declare a RoutingLogic protocol that lists the routes."
    ) { app, docket in
      for part in app.parts(.router) {
        docket.examine()
        // A router without methods leads nowhere.
        guard !part.functions.isEmpty, app.routes(of: part).isEmpty else { continue }
        docket.report(
          part, to: .viewController, "\(part.name) conforms to no protocol that lists its routes.")
      }
    },
    Check(
      "VIP-40", .advice, of: "methods of routing protocols",
      remedy: "Begin the name with 'routeTo', followed by the scene that the method leads to."
    ) { app, docket in
      for part in app.parts(.router) {
        for place in app.routes(of: part) {
          for method in place.type.functions {
            docket.examine()
            guard !["route", "navigate", "passData"].contains(where: { method.name.hasPrefix($0) }) else {
              continue
            }
            docket.report(
              at: method.line, of: place.file, place.type.name, .router,
              "\(place.type.name).\(method.name) is not named routeTo….")
          }
        }
      }
    },
    namesNone(
      "VIP-41", in: .presenter, .router,
      of: Framework.network.union(Framework.storage).union(["JSONDecoder", "JSONSerialization"])
        .subtracting(["UserDefaults"]),
      that: "belongs in an interactor or a worker", orReaching: true,
      remedy: "Move the work to the interactor or a worker."),
    isWeak(
      "VIP-49", from: .worker, to: .interactor, orUnowned: true,
      remedy: "Answer through a completion handler or a result, or hold the interactor weakly."),
    Check(
      "VIP-50", of: "workers created by interactors or held by a written type",
      remedy:
        "Let the worker take and return the app's data types, and leave the scene's models to the interactor."
    ) { app, docket in
      let models = Set(Conventions.Crossing.allCases.flatMap { app.conventions.names(of: $0) })
      let useCases = Set(
        Conventions.Crossing.allCases.flatMap(app.models).compactMap {
          $0.type.outer.last.map { outer in "\(outer)" }
        })
      let workers = app.workers
      for part in app.parts(.worker) where workers.contains(part.name) {
        docket.examine()
        let types = part.members.flatMap { member in
          ([member.value.type].compactMap(\.self) + member.value.parameters.map(\.type)).map {
            Located($0, in: member.file, at: member.line)
          }
        }
        for place in types {
          let names = place.value.core.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
          guard let last = names.last, models.contains(last), useCases.contains(names.dropLast().last ?? "")
          else { continue }
          docket.report(place, in: part, "\(part.name) names \(place.value.core), a model of one scene.")
        }
        for (name, place) in part.firstMentions(where: { app.isView($0) || app.isComponent($0) })
        where name != part.name {
          docket.report(place, in: part, "\(part.name) names \(name), a part of one scene.")
        }
      }
    },
    Check(
      "VIP-51", of: "workers that interactors create as initial values or default arguments",
      remedy: "Declare the property 'lazy', or create the worker in the method that needs it."
    ) { app, docket in
      for holding in app.holdings(by: .interactor, of: .worker) {
        let property = holding.property.value
        // The property's type may be a protocol of the worker that is created.
        let made = property.code.nodes.compactMap(\.expression.made)
        guard let name = made.first(where: { app.part(named: $0)?.role == .worker }) else { continue }
        docket.examine()
        guard !property.modifiers.contains("lazy") else { continue }
        docket.report(
          holding.property, in: holding.holder, to: .worker,
          "\(holding.holder.name) creates \(name) as an initial value, before any request needs it.")
      }
      for part in app.parts(.interactor) {
        for member in part.members where member.value.kind == .initializer {
          for node in member.value.code.nodes where node.parent == nil {
            guard let name = node.expression.made, app.part(named: name)?.role == .worker else { continue }
            docket.examine()
            docket.report(
              Located(node, in: member.file, at: node.line), in: part, to: .worker,
              "\(part.name) creates \(name) as a default argument, before any request needs it.")
          }
        }
      }
    },
    isWeak(
      "VIP-57", from: .presenter, to: .viewController,
      remedy: "Declare the property 'weak': the view controller keeps the whole cycle alive."),
  ]

  /// Creates a check that parts of one role do not use parts of another.
  static func names(_ id: Rule.ID, _ role: Role, none other: Role, remedy: String) -> Check {
    Check(id, of: "\(role.plural)", remedy: remedy) { app, docket in
      for part in app.parts(role) {
        docket.examine()
        for (name, place) in part.firstMentions(where: { app.part(named: $0)?.role == other }) {
          docket.report(place, in: part, to: other, "\(part.name) names \(name), \(other.indefinite).")
        }
      }
    }
  }
}

extension Part {
  /// The initializers and methods that put the scene together, through the part's own methods too.
  fileprivate func composing(in app: App) -> [Located<Member>] {
    func makes(_ member: Member) -> Bool {
      member.code.nodes.contains { node in
        guard node.kind == .call else { return false }
        if let made = node.expression.made, let other = app.part(named: made) {
          return other.role == .interactor && other.stem == stem
        }
        let path = node.expression.path.map { $0.filter { !"()".contains($0) } }
        return path.contains { app.part(named: $0)?.role == .assembly }
          && node.name.lowercased().contains("config")
      }
    }
    var names = Set(functions.filter { makes($0.value) }.map(\.value.name))
    func calls(_ member: Member) -> Bool {
      member.code.calls.contains { names.contains($0.name) && ["self", ""].contains($0.base ?? "") }
    }
    for _ in 0..<3 { names.formUnion(functions.filter { calls($0.value) }.map(\.value.name)) }
    return members.filter {
      [.initializer, .function].contains($0.value.kind) && (makes($0.value) || calls($0.value))
    }
  }
}

extension App {
  /// Returns true if a type is a view controller, interactor or presenter of a scene.
  fileprivate func isComponent(_ name: String) -> Bool {
    part(named: name).map { [.viewController, .interactor, .presenter].contains($0.role) } == true
  }

  /// Returns the protocols of a router that list routes: those with methods. Protocols for data have only properties.
  fileprivate func routes(of router: Part) -> [Part.Declaration] {
    router.declarations.supertypes.flatMap(resolved)
      .flatMap { declarations(of: $0) }
      .filter { $0.type.kind == .protocol && !$0.type.functions.isEmpty }
  }
}
