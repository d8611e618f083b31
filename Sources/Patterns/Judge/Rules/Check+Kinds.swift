/// Checks that several patterns or rules need.
extension Check {
  /// Creates a check that parts of one role hold parts of another by weak references.
  ///
  /// - Parameter orUnowned: True if an unowned reference keeps the rule too.
  static func isWeak(
    _ id: Rule.ID, from holder: Role, to held: Role, orUnowned: Bool = false, remedy: String
  ) -> Check {
    Check(id, .error, of: "properties in which \(holder.plural) hold \(held.plural)", remedy: remedy) {
      app, docket in
      for holding in app.holdings(by: holder, of: held) {
        // No reference leads to a structure, so it cannot be part of a cycle.
        guard holding.holder.declaration.type.kind != .struct else { continue }
        // The part of another scene is no neighbour.
        let neighbours = app.neighbours(held, of: holding.holder).map(\.name)
        guard !holding.isConcrete || neighbours.isEmpty || neighbours.contains(holding.name) else { continue }
        docket.examine()
        let property = holding.property.value
        guard !property.isWeak, !(orUnowned && property.isUnowned) else { continue }
        docket.report(
          holding.property, in: holding.holder, to: held,
          "\(holding.holder.name) holds its \(held.title) \(property.notWeakly), in '\(property.name)'.")
      }
    }
  }

  /// Creates a check that parts of some roles do not use the given names.
  static func namesNone(
    _ id: Rule.ID, _ level: Conventions.Level = .warning, in roles: Role..., of names: Set<String>,
    orIcons: Bool = false, that does: String, orReaching reachesOut: Bool = false, remedy: String
  ) -> Check {
    let titles = roles.map(\.plural).joined(separator: " and ")
    return Check(id, level, of: titles, remedy: remedy) { app, docket in
      for part in app.parts where roles.contains(part.role) {
        docket.examine()
        for (name, place) in part.firstMentions(where: names.contains) {
          let other = part.mentions.first { $0.value == name && !part.loadsImage(at: $0) }
          docket.report(
            other ?? place, in: part, as: other == nil ? .advice : nil,
            "\(part.name) uses \(name), which \(does).")
        }
        // An image that is loaded is content; one that is chosen by its name is not.
        if orIcons, let place = part.nodes.first(where: \.value.choosesImage) {
          docket.report(place, in: part, "\(part.name) chooses a UIImage by its name, which \(does).")
        }
        guard reachesOut else { continue }
        for place in part.reaching(in: app) {
          docket.report(
            place, in: part,
            "\(part.name) uses \(place.value), a service of the app, not of its screen.")
        }
        for place in part.arranging {
          docket.report(
            at: place.line, of: place.file, part.name, part.role,
            as: part.role == .viewController ? nil : .advice,
            "\(part.name) calls '\(place.value.name)' on \(place.value.base ?? "its values"), and so chooses or arranges values itself."
          )
        }
      }
    }
  }

  /// Creates a check that parts of some roles leave it to parts of another to move the user to another screen.
  static func navigatesNowhere(
    _ id: Rule.ID, in roles: Role..., of subject: String, to navigator: Role, remedy: String
  ) -> Check {
    Check(id, of: subject, remedy: remedy) { app, docket in
      for part in app.parts where roles.contains(part.role) {
        docket.examine()
        for place in part.navigation(in: app) {
          // Another app is no other screen.
          let isOtherApp = ["open", "openURL"].contains(place.value.name)
          docket.report(
            place, in: part, to: navigator, as: isOtherApp ? .advice : nil,
            "\(part.name) \(place.value.deed) itself.")
        }
      }
    }
  }

  /// Creates a check that the files of a role's parts import no user interface.
  static func importsNoInterface(
    _ id: Rule.ID, _ level: Conventions.Level = .warning, in role: Role, adviceIfUnused: Bool = false,
    remedy: String
  ) -> Check {
    Check(id, level, of: "files of \(role.plural) that declare no view", remedy: remedy) { app, docket in
      for part in app.parts(role) {
        let file = part.declaration.file
        // An import in a file that also declares a view may be there for the view.
        guard !file.types.contains(where: { app.isView($0.name) }) else { continue }
        docket.examine()
        let isUsed = file.mentions.contains { Framework.isUserInterface($0.name) }
        // Another type of the file may need it.
        let isUsedHere = part.mentions.contains {
          $0.file.path == file.path && $0.value != "CGFloat" && Framework.isUserInterface($0.value)
        }
        let isLower = adviceIfUnused && !isUsedHere
        for line in file.imports where Framework.userInterfaceModules.contains(line.module) {
          docket.report(
            at: line.line, of: file, part.name, role, as: isLower ? .advice : nil,
            "The file of \(part.name) imports \(line.module)"
              + (isUsed || !adviceIfUnused ? "." : ", but uses nothing from it."))
        }
      }
    }
  }

  /// Creates a check that parts of a role use neither a class of the view layer nor any of the other given names.
  ///
  /// - Parameter reported: Returns the names in a part that another rule is about.
  static func namesNoView(
    _ id: Rule.ID, _ level: Conventions.Level = .warning, in role: Role, or others: Set<String> = [],
    except reported: @escaping @Sendable (App, Part) -> [String] = { _, _ in [] }, remedy: String
  ) -> Check {
    Check(id, level, of: "\(role.plural)", remedy: remedy) { app, docket in
      for part in app.parts(role) {
        docket.examine()
        let reported = reported(app, part)
        let file = part.declaration.file
        let views = part.firstMentions {
          app.isViewClass($0) || app.isSwiftUIView($0, in: file) || others.contains($0)
        }
        for (name, place) in views where !reported.contains(name) {
          docket.report(place, in: part, "\(part.name) names \(name), which belongs to the view layer.")
        }
      }
    }
  }
}

extension Part {
  /// Finds the matching names that the part uses, each with the place of its first use, in the order of the places.
  func firstMentions(where fits: (String) -> Bool) -> [(name: String, place: Located<String>)] {
    var seen: Set<String> = []
    return mentions.filter { fits($0.value) && seen.insert($0.value).inserted }.map { ($0.value, $0) }
  }

  /// Returns true if the function around a place makes an image from data.
  fileprivate func loadsImage<Value>(at place: Located<Value>) -> Bool {
    role == .viewController
      && members.contains { member in
        let nodes = member.value.code.nodes
        return member.file.path == place.file.path && nodes.contains { $0.line == place.line }
          && nodes.contains { $0.expression.made == "UIImage" && $0.expression.labels.first == "data" }
      }
  }

  /// Finds the app's own services that the part reaches for: shared objects, and objects that it creates itself.
  fileprivate func reaching(in app: App) -> [Located<String>] {
    var seen: Set<String> = []
    return nodes.compactMap { place in
      let expression = place.value.expression
      guard expression.kind == .call || expression.kind == .name else { return nil }
      let path = expression.path.map { $0.filter { !"()?!".contains($0) } } + [expression.name]
      let shared = zip(path, path.dropFirst()).first { type, member in
        type.isCapitalised && Framework.sharedObjects.contains(member) && app.isService(type)
          && app.declarations(of: type).flatMap(\.type.properties).contains { property in
            guard property.name == member, property.isStatic else { return false }
            let types = property.type?.components ?? property.code.nodes.compactMap(\.expression.made)
            return types.contains(type) || types.contains("Self")
          }
      }
      let ends = ["Client", "Service", "Repository", "API", "DAO", "NetworkManager", "DataManager"]
      let made = expression.made.flatMap { type in
        ends.contains(where: type.hasSuffix) && app.isService(type) ? type : nil
      }
      guard let name = shared.map({ "\($0).\($1)" }) ?? made else { return nil }
      // A router may hand a service to the next scene that it puts together, and ask the app's object for another root.
      if role == .router, shared == nil || place.value.parent?.kind == .call || app.navigates(path) {
        return nil
      }
      guard !place.value.isHanded(on: app, orPart: role == .router), seen.insert(name).inserted else {
        return nil
      }
      return Located(name, in: place.file, at: place.line)
    }
  }

  /// Finds the calls that choose or arrange values.
  fileprivate var arranging: [Located<Code.Node>] {
    guard role != .router else { return [] }
    let plain = [
      "view", "cell", "constraint", "recognizer", "label", "button", "indexpath", "window", "scene",
      "interactor", "output", "presenter", "model", "delegate", "usecase", "worker", "eventhandler",
    ]
    return nodes.filter { place in
      let node = place.value
      guard node.kind == .call, Framework.arranging.contains(node.name), let base = node.base, !base.isEmpty,
        base.first?.isUppercase != true
      else { return false }
      // A method of a neighbour may have the same name; the library's takes a closure, or nothing.
      let labels = node.expression.labels
      guard
        labels.allSatisfy({ ["", "by", "using"].contains($0) })
          && (labels.isEmpty
            ? node.name != "filter" : node.children(.argument).contains(where: \.isPredicate))
      else { return false }
      guard !node.isOnStream, !node.onlyDropsNil else { return false }
      // Positions on the screen are arranged for it.
      let values = node.code.variables(named: base).flatMap { $0.children(.value) }
      guard !values.contains(where: { $0.name.hasPrefix("indexPaths") }) else { return false }
      // Text that is put together from those parts that are there is formatted.
      let isFormatting = node.parent.map { ["joined", "split", "components"].contains($0.name) } ?? false
      let owner = node.expression.owner?.lowercased() ?? ""
      return !isFormatting && !plain.contains(where: owner.contains)
    }
  }

  /// Returns true if the part only makes objects of a type, and gives each to another part.
  func onlyGivesAway(_ name: String, in app: App) -> Bool {
    let made = nodes.map(\.value).filter { $0.expression.made == name }
    return made.count == mentions.count { $0.value == name } && made.allSatisfy { $0.isGivenAway(in: app) }
  }

  /// True if the part hands the segues that it performs to its router, in `prepare(for:sender:)`.
  private var leavesSeguesToRouter: Bool {
    functions.filter { $0.value.name.hasPrefix("prepare") }.contains { function in
      function.value.code.nodes.contains { $0.kind == .call && $0.asksRouter }
    }
  }

  /// Returns the calls that move the user to another screen. An alert belongs to the screen that it covers.
  func navigation(in app: App) -> [Located<Code.Node>] {
    nodes.filter { place in
      let node = place.value
      guard !node.asksRouter else { return false }
      if node.kind == .call, node.name == "NavigationLink" {
        // A link to a value leaves the choice of the screen to the stack.
        guard !node.expression.labels.contains("value") else { return false }
        let destination = node.argument("destination") ?? node.children.first { $0.kind == .closure }
        let made = destination.map { [$0] + $0.descendants } ?? []
        return made.compactMap(\.expression.made).contains { name in
          app.part(named: name).map { $0.role == .viewController && $0.scene != scene } == true
        }
      }
      switch node.navigation {
      // With a direction, a view controller shows one of its own pages.
      case .stack: return !node.expression.labels.contains("direction")
      case .segue: return !leavesSeguesToRouter
      case .presentation: return !node.presentsAlert(in: app)
      case .dismissal:
        // A screen may dismiss itself; a completion that then does something is navigation.
        return node.expression.labels.count > 1 && !node.isOnAlert
          && node.argument("completion")?.expression.type?.text != "nil"
      case .assignment:
        // A container may replace what it contains itself.
        return node.expression.path.contains { $0 != "self" }
      case nil:
        // Another tab, or another app.
        if node.kind == .name, ["selectedIndex", "selectedViewController"].contains(node.name) {
          return node.expression.part == .target && node.expression.path.contains("tabBarController")
        }
        return node.kind == .call && ["open", "openURL"].contains(node.name)
          && node.expression.path.first == "UIApplication"
      }
    }
  }
}

extension Code.Node {
  /// What a node that navigates does, in words: it calls a function, or sets a property.
  var deed: String { "\(kind == .call ? "calls" : "sets") \(name)" }

  /// Returns true if the object is only handed to a part that is being made, directly, inside another object or by
  /// way of a constant.
  ///
  /// - Parameter orPart: True if a property of the object may be handed on in its place.
  fileprivate func isHanded(on app: App, orPart: Bool) -> Bool {
    let path = (orPart ? expression.path : []) + [name]
    let isObject =
      expression.made != nil || kind == .name && path.contains(where: Framework.sharedObjects.contains)
    guard isObject else { return false }
    return uses(orPart: orPart).allSatisfy { $0.isArgumentOfPart(in: app) }
  }

  /// Returns true if the object is an argument of a part that is being made, or is set on another object.
  fileprivate func isGivenAway(in app: App) -> Bool {
    uses(orPart: false).allSatisfy { node in
      node.isArgumentOfPart(in: app)
        || node.expression.part == .value && node.parent?.kind == .assignment
          && node.parent?.children(.target).contains(where: \.isOnOther) == true
    }
  }

  /// Returns the node, or if it is the value of a constant, the places that use the constant.
  ///
  /// - Parameter orPart: True if an argument may also be a property of the constant.
  private func uses(orPart: Bool) -> [Code.Node] {
    guard let constant = parent, constant.kind == .variable else { return [self] }
    let all = code.nodes.filter { ($0.expression.path + [$0.name]).first == constant.name }
    let whole = all.filter { $0.kind == .name && (orPart || $0.expression.path.isEmpty) }
    // Whoever asks the object for something does not only hand it on.
    return all.count { $0.kind == .name || $0.kind == .call } == whole.count && !whole.isEmpty
      ? whole : [self]
  }

  /// Returns true if a part is made with the node, directly or inside another object.
  private func isArgumentOfPart(in app: App) -> Bool {
    let parts: Set<Role> = [.viewModel, .interactor, .presenter, .router, .flowController]
    return ancestors.prefix { $0.expression.made != nil }.compactMap(\.expression.made)
      .contains { app.part(named: $0).map { parts.contains($0.role) } == true }
  }

  /// True if an argument compares or tests values: a closure, an operator, or a key path.
  fileprivate var isPredicate: Bool {
    kind == .closure || [">", "<", ">=", "<="].contains(name)
  }

  /// True if the call goes to an object whose name says that it navigates.
  fileprivate var asksRouter: Bool {
    let owners = ["router", "wireframe", "coordinator", "flow", "navigator"]
    return expression.path.contains { name in owners.contains { name.lowercased().contains($0) } }
  }

  /// Returns true if the name or the type of the presented controller has a word for an alert, a share sheet, a picker
  /// or the like. A view controller of a scene is another screen, whatever its name, unless it is a UIAlertController.
  fileprivate func presentsAlert(in app: App) -> Bool {
    guard let presented = argument("") else { return false }
    let variables = code.variables(named: presented.name)
    let made = ([presented] + variables.flatMap(\.descendants)).compactMap(\.expression.made)
    let scenes = made.compactMap { app.part(named: $0) }.filter { $0.role == .viewController }
    guard scenes.allSatisfy({ app.ancestors(of: $0).contains("UIAlertController") }) else { return false }
    // The name of a type that the app declares as a view controller says more than the name of a variable.
    let own = made.filter { !app.declarations(of: $0).isEmpty && app.isViewClass($0) }
    if !own.isEmpty { return own.allSatisfy { $0.namesAlert && !$0.namesScreen } }
    return presented.name.namesAlert && !presented.name.namesScreen || made.contains(where: \.namesAlert)
  }

  /// True if the call makes an image from the name of a resource or of a symbol.
  fileprivate var choosesImage: Bool {
    expression.made == "UIImage" && ["named", "systemName"].contains(expression.labels.first)
  }

  /// True if the call goes to an alert.
  fileprivate var isOnAlert: Bool { expression.path.contains(where: \.namesAlert) }
}

extension Member {
  /// The way in which a property that is not weak refers to an object, as an adverb.
  var notWeakly: String { isUnowned ? "as 'unowned', not weakly" : "strongly" }
}

extension App {
  /// Returns true if a path of names leads to a function whose code moves the user to another screen.
  fileprivate func navigates(_ path: [String]) -> Bool {
    guard let name = path.last else { return false }
    return path.filter(\.isCapitalised).flatMap(declarations).flatMap(\.type.functions).contains { function in
      function.name == name && function.code.nodes.contains { $0.navigation != nil }
    }
  }

  /// Returns true if the app declares a type under a name, and it works for the app and not for the screen.
  fileprivate func isService(_ name: String) -> Bool {
    guard !declarations(of: name).isEmpty, !isView(name) else { return false }
    if let part = part(named: name), ![.service, .worker, .entity].contains(part.role) { return false }
    let words = [
      "theme", "style", "color", "colour", "font", "logg", "analytic", "track", "hud", "toast", "alert",
      "keyboard",
      "haptic", "image", "locali", "language", "l10n", "navigat", "router", "wireframe", "coordinator",
      "window",
      "config", "assembl", "factory", "builder", "container", "inject", "depend", "resolver", "locator",
      "screen", "device", "indicator", "spinner",
      "appearance",
      "feature", "appdelegate", "scene", "animat", "constant", "storyboard", "layout", "formatter", "loader",
      "progress",
    ]
    let lower = name.lowercased()
    return !words.contains(where: lower.contains)
  }
}

extension String {
  /// True if a name says that it is a screen on which one searches or acts.
  fileprivate var namesScreen: Bool {
    let lower = lowercased()
    return lower.hasSuffix("viewcontroller") && (lower.hasPrefix("search") || lower.hasPrefix("activity"))
      && lower != "activityviewcontroller"
  }

  /// True if a name has a word for an alert, or for a sheet or picker that belongs to the screen that it covers.
  fileprivate var namesAlert: Bool {
    let words = [
      "alert", "actionsheet", "activity", "picker", "safari", "mailcompose", "messagecompose", "search",
      "avplayer", "sharing", "sharesheet", "previewcontroller", "voiceshortcut", "tooltip", "popover",
    ]
    return words.contains { lowercased().contains($0) }
  }
}
