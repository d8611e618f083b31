/// Checks that several patterns or rules need.
extension Check {
  /// Creates a check that parts of one role hold parts of another by weak or unowned references.
  static func isWeak(
    _ id: Rule.ID, from holder: Role, to held: Role, remedy: String
  ) -> Check {
    Check(id, .error, of: "properties in which \(holder.plural) hold \(held.plural)", remedy: remedy) {
      app, docket in
      for holding in app.holdings(by: holder, of: held) {
        // No reference leads to a structure, so it cannot be part of a cycle.
        guard holding.holder.declaration.type.kind != .struct else { continue }
        docket.examine()
        guard !holding.isWeak else { continue }
        docket.report(
          holding.property, in: holding.holder, to: held,
          "\(holding.holder.name) holds its \(held.title) strongly, in '\(holding.property.value.name)'.")
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
    Check(id, level, of: "files of \(role.plural)", remedy: remedy) { app, docket in
      for part in app.parts(role) {
        let file = part.declaration.file
        // An import in a file that also declares a view may be there for the view.
        guard !file.types.contains(where: { app.isViewClass($0.name) }) else { continue }
        docket.examine()
        let isUsed = file.mentions.contains { Framework.isOfInterface($0.name) }
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

  /// The calls that move the user to another screen. An alert belongs to the screen that it covers.
  var navigation: [Located<Code.Node>] {
    nodes.filter { place in
      let node = place.value
      guard node.kind == .call, !node.asksRouter else { return false }
      switch node.name {
      case "pushViewController", "performSegue", "popViewController", "popToRootViewController",
        "popToViewController", "setViewControllers":
        return true
      case "show", "showDetailViewController":
        return node.expression.labels == ["", "sender"] && !node.presentsAlert
      case "present":
        return node.expression.labels.starts(with: ["", "animated"]) && !node.presentsAlert
      case "dismiss":
        // A screen may dismiss itself; a completion that then does something is navigation.
        return node.expression.labels.count > 1 && node.expression.labels[0] == "animated" && !node.isOnAlert
          && node.argument("completion")?.expression.type?.text != "nil"
      default:
        return false
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

  /// True if the name or the type of the presented controller has a word for an alert, a share sheet, a picker or the
  /// like.
  fileprivate var presentsAlert: Bool {
    guard let presented = argument("") else { return false }
    if presented.name.namesAlert || presented.made?.namesAlert == true { return true }
    return code.nodes.contains { node in
      node.kind == .variable && node.name == presented.name
        && node.descendants.contains { $0.made?.namesAlert == true }
    }
  }

  /// True if the call goes to an alert.
  fileprivate var isOnAlert: Bool { expression.path.contains(where: \.namesAlert) }

  fileprivate var made: String? { expression.made }
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
