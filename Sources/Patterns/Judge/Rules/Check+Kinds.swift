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
    that does: String,
    remedy: String
  ) -> Check {
    let titles = roles.map(\.plural).joined(separator: " and ")
    return Check(id, level, of: titles, remedy: remedy) { app, docket in
      for part in app.parts where roles.contains(part.role) {
        docket.examine()
        for (name, place) in part.firstMentions(where: names.contains) {
          docket.report(place, in: part, "\(part.name) uses \(name), which \(does).")
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
        guard !file.types.contains(where: { app.isViewClass($0.name) }) else { continue }
        docket.examine()
        let isUsed = file.mentions.contains { Framework.isUserInterface($0.name) }
        for line in file.imports where Framework.userInterfaceModules.contains(line.module) {
          docket.report(
            at: line.line, of: file, part.name, role, as: adviceIfUnused && !isUsed ? .advice : nil,
            "The file of \(part.name) imports \(line.module)"
              + (adviceIfUnused && !isUsed ? ", but uses nothing from it." : "."))
        }
      }
    }
  }

  /// Creates a check that parts of a role use neither a class of the view layer nor any of the other given names.
  static func namesNoView(
    _ id: Rule.ID, _ level: Conventions.Level = .warning, in role: Role, or others: Set<String> = [],
    remedy: String
  ) -> Check {
    Check(id, level, of: "\(role.plural)", remedy: remedy) { app, docket in
      for part in app.parts(role) {
        docket.examine()
        for (name, place) in part.firstMentions(where: { app.isViewClass($0) || others.contains($0) }) {
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
      switch node.navigation {
      case .stack: return true
      case .segue: return !leavesSeguesToRouter
      case .presentation: return !node.presentsAlert(in: app)
      case .dismissal:
        // A screen may dismiss itself; a completion that then does something is navigation.
        return node.expression.labels.count > 1 && !node.isOnAlert
          && node.argument("completion")?.expression.type?.text != "nil"
      case .assignment, nil: return false
      }
    }
  }
}

extension Code.Node {
  /// True if the call goes to an object whose name says that it navigates.
  fileprivate var asksRouter: Bool {
    let owners = ["router", "wireframe", "coordinator", "flow", "navigator"]
    return expression.path.contains { name in owners.contains { name.lowercased().contains($0) } }
  }

  /// Returns true if the name or the type of the presented controller has a word for an alert, a share sheet, a picker
  /// or the like. A view controller of a scene is another screen, whatever its name, unless it is a UIAlertController.
  fileprivate func presentsAlert(in app: App) -> Bool {
    guard let presented = argument("") else { return false }
    let variables = code.nodes.filter { $0.kind == .variable && $0.name == presented.name }
    let made = ([presented] + variables.flatMap(\.descendants)).compactMap(\.expression.made)
    let scenes = made.compactMap { app.part(named: $0) }.filter { $0.role == .viewController }
    guard scenes.allSatisfy({ app.ancestors(of: $0).contains("UIAlertController") }) else { return false }
    return presented.name.namesAlert || made.contains(where: \.namesAlert)
  }

  /// True if the call goes to an alert.
  fileprivate var isOnAlert: Bool { expression.path.contains(where: \.namesAlert) }
}

extension Member {
  /// The way in which a property that is not weak refers to an object, as an adverb.
  var notWeakly: String { isUnowned ? "as 'unowned', not weakly" : "strongly" }
}

extension String {
  /// True if a name has a word for an alert, or for a sheet or picker that belongs to the screen that it covers.
  fileprivate var namesAlert: Bool {
    let words = [
      "alert", "actionsheet", "activity", "picker", "safari", "composer", "search", "sharing", "sharesheet",
      "previewcontroller", "voiceshortcut", "tooltip", "popover",
    ]
    return words.contains { lowercased().contains($0) }
  }
}
