extension Rule {
  /// The identifier of the judge's own rule about parts that keep one another alive.
  static let leak = "LEAK"
  /// The identifier of the judge's own rule about parts that are gone when they are needed.
  static let alive = "ALIVE"
  /// The identifier of the judge's own rule about user interface in parts without screens.
  static let plain = "PLAIN"

  /// Creates a rule that the judge adds to a pattern.
  fileprivate init(
    own id: ID, _ pattern: Pattern, _ sentence: String, because reason: String, lookAt: String, today: String
  ) {
    self.init(
      id, pattern, .must, sentence, because: reason, lookAt: lookAt, decidedBy: .by(.source),
      today: .holds(today))
  }
}

extension Check {
  /// Returns the checks of the judge's own rules.
  static func own(of pattern: Pattern) -> [Check] {
    let checks = [leaks(of: pattern)]
    switch pattern {
    case .viper: return [alive(in: pattern)] + checks
    case .cleanSwift: return [alive(in: pattern)] + checks + [plain]
    case .mvvmFC, .swiftIO, .mvc: return checks
    }
  }

  /// Creates a check that parts do not keep one another alive: by properties, by closures that are kept, or in a list
  /// of child coordinators.
  private static func leaks(of pattern: Pattern) -> Check {
    let rule = Rule(
      own: Rule.leak, pattern, "No part keeps itself alive, by whatever it holds.",
      because: "Objects that hold one another strongly are never freed, and the screen stays in memory.",
      lookAt: "The properties of the cycle, one of which needs 'weak', and the closures that capture 'self'.",
      today: "Reference counts are the same on every actor, and for every object behind a view.")
    return Check(
      rule, .warning, of: "strong references between classes, kept closures, lists of child coordinators",
      remedy:
        "Declare the property 'weak' in the part that does not own the other, or write '[weak self]'; "
        + "remove a child coordinator when its screen is gone. A weak property's protocol inherits from AnyObject."
    ) { app, docket in
      let graph = OwnershipGraph(app)
      let permanent = app.permanentParts
      docket.examine(graph.edges.count)
      for cycle in graph.cycles() {
        let last = cycle[cycle.count - 1]
        let steps = cycle.map { "\($0.from.name).\($0.property.value.name)" }
        let strong =
          steps.count == 2
          ? "\(steps[0]) and \(steps[1]) are both strong"
          : "\(steps.dropLast().joined(separator: ", ")) and \(steps[steps.count - 1]) are all strong"
        let limit =
          cycle.first { permanent.contains($0.from.name) }.map {
            "but \($0.from.name) lives as long as the app"
          }
          ?? cycle.first { $0.property.value.isContainer }.map {
            "until '\($0.property.value.name)' lets the screen go"
          }
        docket.report(
          last.property, in: last.from, to: last.to.role, as: limit == nil ? nil : .advice,
          strong + (limit.map { ", \($0)." } ?? "."))
      }
      for part in app.parts where part.declaration.type.kind == .class {
        for place in part.keptClosures(in: app) {
          docket.examine()
          guard
            let problem = place.value.closure.captureNotWeak(of: "the \(part.role.title)", orUnowned: false),
            place.value.closure.parent?.isOnStreamThatEnds(in: app) != true,
            !place.value.closure.ancestors.contains(where: \.capturesUnowned)
          else { continue }
          let isPermanent = permanent.contains(part.name)
          docket.report(
            place, in: part, as: isPermanent ? .advice : nil,
            "\(part.name) keeps, in \(place.value.owner), \(problem)"
              + (isPermanent ? "; but it lives as long as the app." : "."))
        }
      }
      for part in app.parts(.flowController) {
        for property in part.storedProperties where part.keepsChildren(in: property.value) {
          let name = property.value.name
          let appends = part.nodes.filter { $0.value.adds(to: name) }
          guard let first = appends.first else { continue }
          docket.examine()
          guard !app.removes(from: name) else { continue }
          // A child that the app's own coordinator adds when it starts is the app's first flow.
          let isFirst = permanent.contains(part.name) && part.addsOnlyAtStart(to: name)
          docket.report(
            first, in: part, to: .flowController, as: isFirst ? .advice : nil,
            "\(part.name) never removes a child from '\(name)'.")
        }
      }
    }
  }

  /// Creates a check that a part which is needed is there: held by somebody, and not by an unowned reference.
  private static func alive(in pattern: Pattern) -> Check {
    let rule = Rule(
      own: Rule.alive, pattern, "A part is alive as long as another may call it, or is not called any more.",
      because:
        "A part that nobody holds is freed at once, and an unowned one crashes the app when it is gone.",
      lookAt: "Weak properties on both sides of a pair, and views that are unowned or unwrapped by force.",
      today: "A weak or unowned reference behaves in the same way on every actor.")
    let chain: [(Role, Role)] =
      pattern == .viper
      ? [(.viewController, .presenter), (.presenter, .interactor), (.presenter, .router)]
      : [(.viewController, .interactor), (.interactor, .presenter), (.viewController, .router)]
    return Check(
      rule, .warning, of: "properties in which parts hold their neighbours",
      remedy: "Hold the next part strongly, and the view weakly, as an optional."
    ) { app, docket in
      for (holder, held) in chain {
        for holding in app.holdings(by: holder, of: held) where holding.isWeak {
          docket.examine()
          guard !app.isHeldStrongly(holding) else { continue }
          docket.report(
            holding.property, in: holding.holder, to: held,
            "\(holding.holder.name) holds its \(held.title) weakly, in '\(holding.property.value.name)', "
              + "and no property holds it strongly.")
        }
      }
      // In Clean Swift, a rule of the pattern is about the presenter's reference.
      for holder: Role in pattern == .viper ? [.presenter, .interactor] : [.interactor] {
        for held: Role in [.viewController, .presenter] where held != holder {
          for holding in app.holdings(by: holder, of: held) {
            docket.examine()
            let property = holding.property.value
            guard property.isUnowned else { continue }
            // Whether an answer can arrive so late, the sources do not tell.
            docket.report(
              holding.property, in: holding.holder, to: held, as: .advice,
              "\(holding.holder.name) holds its \(held.title) as 'unowned', in '\(property.name)': "
                + "an answer that arrives after the screen is gone crashes the app.")
          }
        }
      }
      for holding in app.holdings(by: .presenter, of: .viewController) {
        let property = holding.property.value
        guard property.isWeak, property.type?.isForced == true else { continue }
        docket.report(
          at: holding.property.line, of: holding.property.file, holding.holder.name, holding.holder.role,
          to: .viewController, as: .advice,
          "\(holding.holder.name) unwraps its weak '\(property.name)' by force, "
            + "and crashes the app if it answers when the screen is gone.")
      }
    }
  }

  /// Checks that the parts of Clean Swift without screens import no user interface.
  private static let plain = Check(
    Rule(
      own: Rule.plain, .cleanSwift, "Interactors, workers and presenters need no user interface.",
      because: "Logic tied to one toolkit must be rewritten when the toolkit changes.",
      lookAt: "The imports of their files, and the names that these files use.",
      today: "Any module can be imported by any file."),
    .warning, of: "files of interactors, workers and presenters that declare no view",
    remedy: "Import Foundation, and leave what needs a screen to the view controller and the router."
  ) { app, docket in
    for part in app.parts(.interactor, .worker, .presenter) {
      let file = part.declaration.file
      guard !file.types.contains(where: { app.isView($0.name) }) else { continue }
      docket.examine()
      let isUsed = file.mentions.contains { Framework.isUserInterface($0.name) }
      for line in file.imports where Framework.userInterfaceModules.contains(line.module) {
        docket.report(
          at: line.line, of: file, part.name, part.role,
          as: isUsed && part.role != .presenter ? nil : .advice,
          "The file of \(part.name) imports \(line.module)" + (isUsed ? "." : ", but uses nothing from it."))
      }
    }
  }
}

// MARK: Strong references

/// The strong references between the classes of an app that play a role.
private struct OwnershipGraph {
  struct Edge {
    let from: Part
    let to: Part
    let property: Located<Member>
    /// True if the property only ever holds an object that its own object has made.
    let isMade: Bool
  }

  let edges: [Edge]
  private let pattern: Pattern

  init(_ app: App) {
    pattern = app.conventions.pattern
    let parts = app.parts.filter { $0.declaration.type.kind == .class }
    let assignments = Assignments(in: app)
    edges = parts.flatMap { part in
      let all = app.owned(by: part).filter {
        $0.part.name != part.name && $0.part.declaration.type.kind == .class
      }
      return all.filter { owned in
        // Of several properties for one object, those that nobody sets hold none.
        assignments.fill(owned.property.value, of: part)
          || !app.holdings(by: part, of: owned.part.role).contains {
            assignments.fill($0.property.value, of: part)
          }
      }.map { owned in
        let isMade = assignments.make(owned.part, for: owned.property.value, of: part)
        return Edge(from: part, to: owned.part, property: owned.property, isMade: isMade)
      }
    }
  }

  /// Finds the cycles, the shortest first; each ends with the reference that leads back to the owner, and no reference
  /// is the end of two.
  func cycles() -> [[Edge]] {
    var broken: Set<Int> = []
    var found: [[Edge]] = []
    var outgoing: [String: [Int]] = [:]
    for (index, edge) in edges.enumerated() { outgoing[edge.from.id, default: []].append(index) }
    for length in 2...6 {
      for start in edges.indices where !broken.contains(start) {
        guard let path = path(from: start, length: length, through: outgoing, without: broken) else {
          continue
        }
        // Where each makes the next, none refers back.
        if path.allSatisfy({ edges[$0].isMade }) { continue }
        let ranks = path.map { edges[$0].from.role.rank(in: pattern) - edges[$0].to.role.rank(in: pattern) }
        let back = ranks.indices.max { (ranks[$0], $1) < (ranks[$1], $0) } ?? 0
        broken.insert(path[back])
        found.append((path[(back + 1)...] + path[...back]).map { edges[$0] })
      }
    }
    return found
  }

  /// Finds the shortest way from an edge back to its beginning, if it has a certain length.
  private func path(
    from start: Int, length: Int, through outgoing: [String: [Int]], without broken: Set<Int>
  ) -> [Int]? {
    var paths = [[start]]
    var seen: Set = [edges[start].to.id]
    for _ in 1..<length {
      var longer: [[Int]] = []
      for path in paths {
        for next in outgoing[edges[path[path.count - 1]].to.id] ?? [] where !broken.contains(next) {
          let end = edges[next].to.id
          if end == edges[start].from.id { return path + [next] }
          if seen.insert(end).inserted { longer.append(path + [next]) }
        }
      }
      paths = longer
    }
    return nil
  }
}

extension Part {
  /// A name that no other part has.
  fileprivate var id: String { "\(name) \(declaration.file.path)" }

  /// The closures that an object keeps: set on a property of another object that the part holds, set on a property of
  /// its own, or given to a publisher whose subscription is stored.
  fileprivate func keptClosures(in app: App) -> [Located<KeptClosure>] {
    let strong = storedProperties.filter { !$0.value.isWeak && !$0.value.isUnowned }
    let own = Set(strong.filter { app.isClosure($0.value.type) }.map(\.value.name))
    var holdsClosure: [String: Set<String>] = [:]
    for property in strong {
      let types = app.classes(heldBy: property.value, in: self)
      guard !types.isEmpty else { continue }
      holdsClosure[property.value.name] = Set(
        types.flatMap { app.declarations(of: $0) }.flatMap(\.type.properties)
          .filter { app.isClosure($0.type) && !$0.isStatic }.map(\.name))
    }
    let isScreen = role == .viewController
    return nodes.compactMap { place in
      let node = place.value
      func kept(_ closure: Code.Node, in owner: String) -> Located<KeptClosure> {
        Located(KeptClosure(closure: closure, owner: owner), in: place.file, at: place.line)
      }
      switch node.kind {
      case .assignment:
        guard let target = node.children(.target).first, let value = node.children(.value).first,
          value.kind == .closure
        else { return nil }
        let path = target.expression.path.filter { $0 != "self" }
        if path.isEmpty { return own.contains(target.name) ? kept(value, in: "'\(target.name)'") : nil }
        guard path.count == 1, holdsClosure[path[0]]?.contains(target.name) == true else { return nil }
        // A rule of MVVM-FC is about the closures of view models.
        if isScreen, app.conventions.pattern == .mvvmFC { return nil }
        return kept(value, in: "'\(path[0]).\(target.name)'")
      case .call:
        guard ["sink", "subscribe", "drive", "bind"].contains(node.name) else { return nil }
        let isStored = node.ancestors.contains { outer in
          // With `_ = …`, Combine ends the subscription at once; RxSwift keeps it.
          outer.kind == .call && ["store", "disposed", "insert", "append"].contains(outer.name)
            || outer.kind == .assignment && (node.name != "sink" || !outer.children(.target).isEmpty)
        }
        guard isStored else { return nil }
        let closures = node.children.filter { $0.kind == .closure }
        return (closures.first { $0.captureNotWeak(of: "", orUnowned: false) != nil } ?? closures.first)
          .map { kept($0, in: "a subscription") }
      default: return nil
      }
    }
  }

  /// Returns true if the part adds to a list only while it begins: in an initializer or in `start`.
  fileprivate func addsOnlyAtStart(to list: String) -> Bool {
    members.map(\.value).filter { $0.code.nodes.contains { $0.adds(to: list) } }.allSatisfy {
      $0.kind == .initializer || $0.name == "start"
    }
  }

  /// Returns true if a property lists the coordinators that this one has started.
  fileprivate func keepsChildren(in property: Member) -> Bool {
    guard property.type?.isList == true else { return false }
    let name = property.name.lowercased()
    let ends = ["Coordinator", "Coordinating", "FlowController", "Coordinatable"]
    return name.contains("child") || name.contains("coordinator")
      || property.type?.leaves.contains { leaf in ends.contains(where: leaf.hasSuffix) } == true
  }
}

/// A closure that an object keeps.
private struct KeptClosure {
  let closure: Code.Node
  /// The place that keeps it, in words.
  let owner: String
}

extension Member {
  /// True if the property holds the same object to the end, and the object is no container of screens that come and go.
  fileprivate var isKeptForGood: Bool { (isConstant || modifiers.contains("lazy")) && !isContainer }

  /// True if the property is a navigation controller or the like.
  fileprivate var isContainer: Bool {
    let name = type?.components.first ?? code.nodes.first?.expression.made
    return name.map(Framework.containers.contains) == true
  }
}

extension Code.Node {
  /// True if the node is a closure that captures `self` as unowned; the closures inside then refer to it in that way.
  fileprivate var capturesUnowned: Bool {
    kind == .closure && expression.labels.contains { $0.hasPrefix("unowned") && $0.hasSuffix(" self") }
  }

  /// Returns true if the node adds something to the list with a name.
  fileprivate func adds(to name: String) -> Bool {
    switch kind {
    case .call: ["append", "insert"].contains(self.name) && expression.owner == name
    case .assignment: self.name == "+=" && children(.target).first?.name == name
    default: false
    }
  }

  /// Returns true if an assignment takes something out of the list with a name: it is given no elements, or what is left
  /// of it, or a key loses its element.
  fileprivate func empties(_ name: String) -> Bool {
    guard let target = children(.target).first, let value = children(.value).first else { return false }
    if target.name == "subscript", target.expression.owner == name {
      return value.expression.type?.text == "nil"
    }
    guard target.name == name else { return false }
    let isEmpty =
      value.kind == .literal && value.children.isEmpty || value.kind == .call && value.name.isEmpty
    return isEmpty
      || ([value] + value.descendants).contains { $0.expression.owner == name || $0.name == name }
  }
}

extension Role {
  /// Returns the distance from the object that keeps a scene alive.
  fileprivate func rank(in pattern: Pattern) -> Int {
    let middle: [Role] = pattern == .viper ? [.presenter, .interactor] : [.interactor, .presenter]
    let order: [Role] = [.viewController, .viewModel] + middle + [.router, .flowController]
    return order.firstIndex(of: self) ?? order.count
  }
}

extension App {
  /// Returns true if code of the app takes something out of a list with a name.
  fileprivate func removes(from name: String) -> Bool {
    files.contains { file in
      file.allMembers.contains { member in
        member.code.nodes.contains { node in
          switch node.kind {
          case .call:
            (node.name.hasPrefix("remove") || node.name.hasPrefix("popLast")) && node.expression.owner == name
          // An initializer has nothing to take out yet.
          case .assignment: member.kind != .initializer && node.name == "=" && node.empties(name)
          default: false
          }
        }
      }
    }
  }

  /// The names of the parts that live as long as the app: its delegates hold them, they are shared objects, or one of
  /// these parts holds them as a constant.
  fileprivate var permanentParts: Set<String> {
    let delegates: Set = ["UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate"]
    let types = files.flatMap(\.types)
    let roots = Set(types.filter { !delegates.isDisjoint(with: $0.inheritedNames) }.map(\.name))
    let delegate = types.filter { roots.contains($0.name) }.flatMap(\.members)
    let properties = delegate.filter { $0.kind == .property && !$0.isComputed && !$0.isWeak }
    let kept = Set(properties.map(\.name))
    let assigned = delegate.flatMap(\.code.assignments).filter { assignment in
      assignment.children(.target).contains { kept.contains($0.name) }
    }
    let shared = types.filter { type in
      type.properties.contains {
        $0.isStatic && !$0.isComputed && Framework.sharedObjects.contains($0.name)
          && classes(heldBy: $0).contains(type.name)
      }
    }
    let held =
      properties.flatMap { classes(heldBy: $0) }
      + assigned.flatMap { $0.children(.value) }.compactMap(\.expression.made)
      + shared.map(\.name)
      + shared.flatMap(\.properties).filter(\.isKeptForGood).flatMap { classes(heldBy: $0) }
    return Set(held.compactMap(part(named:)).map(\.name)).reaching { name in
      (part(named: name).map(owned) ?? []).filter { $0.property.value.isKeptForGood }.map(\.part.name)
    }
  }

  /// Returns the classes that a property may hold.
  ///
  /// - Parameter part: The part that has the property, whose own aliases come first.
  fileprivate func classes(heldBy property: Member, in part: Part? = nil) -> [String] {
    let names =
      property.type.map {
        $0.components.flatMap { name in part.map { resolved(name, in: $0) } ?? resolved(name) }
      }
      ?? property.code.nodes.first { $0.parent == nil && $0.kind == .call }?.made.map { [$0] } ?? []
    return names.filter { kind(of: $0) == .class || kind(of: $0) == .protocol }
  }

  /// Returns true if a property of any class holds the part that another property holds weakly.
  fileprivate func isHeldStrongly(_ holding: Holding) -> Bool {
    let parts = neighbours(holding.role, of: holding.holder)
    let names = Set(parts.map(\.name)).union(parts.flatMap(ancestors)).union([holding.name])
    return files.contains { file in
      file.types.contains { type in
        type.kind != .protocol
          && type.properties.contains { property in
            guard !property.isComputed, !property.isWeak, !property.isUnowned else { return false }
            let types = property.type?.leaves ?? property.code.nodes.compactMap(\.expression.made)
            return types.contains { !names.isDisjoint(with: resolved($0)) }
          }
      }
    }
  }

  /// Returns the parts that a part keeps alive, each with the property.
  fileprivate func owned(by part: Part) -> [(part: Part, property: Located<Member>)] {
    var owned: [(Part, Located<Member>)] = []
    let near = Set(scenes[part.scene]?.values.flatMap { $0 }.map(\.name) ?? [])
    for property in part.storedProperties where !property.value.isWeak && !property.value.isUnowned {
      for name in classes(heldBy: property.value, in: part) where name != part.name {
        if let other = self.part(named: name, near: part) {
          owned.append((other, property))
        } else if kind(of: name) == .protocol {
          let conforming = conformers[name] ?? []
          let own = conforming.filter { near.contains($0) && $0 != part.name }
          let chosen = own.isEmpty && conforming.count == 1 ? conforming : own
          owned += chosen.compactMap { self.part(named: $0, near: part) }.map { ($0, property) }
        }
      }
      // A navigation controller keeps the screens that are pushed on it, a window its root.
      guard part.role == .flowController || part.role == .router,
        property.value.isContainer
      else { continue }
      let shows = part.members.filter { member in
        member.value.code.nodes.contains {
          $0.navigation != nil && $0.expression.path.contains(property.value.name)
        }
      }
      let made = shows.flatMap { $0.value.code.nodes.compactMap(\.expression.made) }
      owned += made.compactMap { self.part(named: $0, near: part) }.filter { $0.role == .viewController }
        .map { ($0, property) }
    }
    for other in near.compactMap({ self.part(named: $0, near: part) }) {
      owned += assigned(from: part, to: other).filter { !$0.isWeak }.map { (other, $0.property) }
    }
    return owned
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
