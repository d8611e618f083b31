import Foundation

/// What the app's views and view controllers know of other types: the names that they write, and the members they use.
struct ViewKnowledge {
  /// What one view knows, by its declaration and its extensions.
  private struct View {
    /// The types of what the view holds, takes or creates, by their names.
    var types: Set<String> = []
    /// The members that the view reads or calls through something that it holds: `title` for `viewModel.title`.
    var uses: Set<String> = []
    /// The members whose current value the view reads: `title` for `viewModel.title.value`.
    var values: Set<String> = []
  }

  private let views: [View]

  init(of app: App) {
    var views: [String: View] = [:]
    for file in app.files {
      for type in file.types where type.kind != .protocol && app.isViewClass(type.name) {
        var view = views[type.name] ?? View()
        view.types.formUnion(file.wordsOfHead(of: type))
        for member in type.members {
          view.types.formUnion(member.typesOfValues.flatMap(app.resolved))
          for node in member.code.nodes where node.kind == .call || node.kind == .name && !node.isWritten {
            var path = node.expression.path + [node.name]
            // A value that is sent to a subject is written.
            if ["accept", "onNext", "send"].contains(node.name) { path = path.dropLast(2) }
            view.values.formUnion(zip(path, path.dropFirst()).filter { $1 == "value" }.map(\.0))
            view.uses.formUnion(zip(path, path.dropFirst()).filter { owner, _ in owner != "self" }.map(\.1))
          }
        }
        views[type.name] = view
      }
    }
    self.views = Array(views.values)
  }

  /// Returns true if a view can set a property of a part: it knows the class, or a protocol that lets it set it.
  func canSet(_ property: String, of part: Part, in app: App) -> Bool {
    views.contains { view in
      if view.types.contains(where: { isClass($0, of: part, in: app) }) { return true }
      let protocols = app.ancestors(of: part).intersection(view.types).reaching { name in
        app.declarations(of: name).filter { $0.type.kind == .protocol }.supertypes
      }
      return protocols.flatMap(app.declarations).contains { place in
        place.type.kind == .protocol
          && place.type.properties.contains { $0.name == property && $0.accessors.contains("set") }
      }
    }
  }

  /// Returns true if a view uses a member with a name.
  func use(_ name: String) -> Bool { views.contains { $0.uses.contains(name) } }

  /// Returns true if a view reads the current value of a member with a name.
  func useValue(of name: String) -> Bool { views.contains { $0.values.contains(name) } }

  /// Returns true if a view that knows a part uses its property.
  func use(_ property: String, of part: Part, in app: App) -> Bool {
    let names = app.ancestors(of: part)
    return views.contains { view in
      view.uses.contains(property)
        && view.types.contains { names.contains($0) || isClass($0, of: part, in: app) }
    }
  }

  /// Returns true if a name is that of a part's class, or of one that inherits from it.
  private func isClass(_ name: String, of part: Part, in app: App) -> Bool {
    name == part.name || app.part(named: name).map { app.ancestors(of: $0).contains(part.name) } == true
  }
}

extension App {
  /// Returns true if a property holds a coordinator, a router or a navigator.
  func isCoordinator(_ property: Located<Member>, of part: Part) -> Bool {
    let names = property.value.type?.components.flatMap { resolved($0, in: part) } ?? []
    return names.contains { name in
      self.part(named: name)?.role == .flowController || roles(conformingTo: name) == [.flowController]
    }
      || ["coordinator", "navigator", "router"].contains(where: property.value.name.lowercased().hasSuffix)
  }

}

extension Member {
  /// True if a property passes on what happens, such as a subject without a value, and holds no state.
  var carriesEvents: Bool {
    let names = type.map { [$0.core.prefix { $0 != "<" }.description] } ?? typesOfValues
    return name == "input"
      || !Set(names).isDisjoint(with: ["PassthroughSubject", "PublishSubject", "PublishRelay"])
  }

  /// The names of the types that the declaration and its local variables write, or from which they take their values.
  fileprivate var typesOfValues: [String] {
    let written = ([type].compactMap(\.self) + parameters.map(\.type)).flatMap(\.leaves)
    let made = code.nodes.filter { $0.parent == nil }.compactMap(\.expression.made)
    let local = code.nodes.flatMap { node -> [String] in
      guard node.kind == .variable || node.kind == .cast else { return [] }
      return node.expression.type?.leaves ?? node.children(.value).compactMap(\.expression.made)
    }
    return written + (kind == .property && type == nil ? made : []) + local
  }
}

extension Code.Node {
  /// True if the name is that of something which is set, or to which a stream is bound.
  fileprivate var isWritten: Bool {
    if expression.part == .target { return parent?.name == "=" }
    guard expression.part == .argument, let call = parent, call.kind == .call,
      ["assign", "bind", "drive"].contains(call.name), let position = expression.position
    else { return false }
    let label = position < call.expression.labels.count ? call.expression.labels[position] : ""
    return ["to", "on"].contains(label) || call.name == "drive" && call.isOnStream
  }
}

extension SourceFile {
  /// Returns the words of a type's declaration up to its brace, with its generic parameters.
  fileprivate func wordsOfHead(of type: TypeDeclaration) -> [String] {
    // Foundation divides a text into lines much faster than a split by characters does.
    let lines = text.components(separatedBy: "\n").dropFirst(type.line - 1)
    let head = lines.prefix(type.lastLine - type.line + 1).joined(separator: " ")
    return head.components(separatedBy: "{")[0].split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      .map(String.init)
  }
}

extension String {
  /// True if the name of a type ends with a word for something that others work with, without being shown.
  var namesDependency: Bool {
    let marks = ["Protocol", "Interface", "Type", "Impl", "Input", "Logic"]
    let bare = marks.first { hasSuffix($0) && count > $0.count }.map { dropLast($0.count) } ?? self[...]
    let ends = [
      "API", "Bag", "Builder", "Cancellable", "Client", "Container", "Coordinator", "Database", "Delegate",
      "Dependencies", "Disposable", "Factory", "Fetcher", "FlowController", "Interactor", "Loader", "Logger",
      "Manager", "Navigator", "Networking", "Observation", "Provider", "Repository", "Requester", "Router",
      "Scheduler", "Service", "Services", "Storage", "Store", "UseCase", "UseCases", "Worker",
    ]
    return ends.contains(where: bare.hasSuffix)
  }
}
