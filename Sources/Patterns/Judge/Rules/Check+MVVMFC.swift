extension Check {
  static let mvvmFC: [Check] = mvvmFCModules + mvvmFCViewControllers + mvvmFCViewModels + mvvmFCFlow

  // MARK: Modules

  private static let mvvmFCModules: [Check] = [
    Check(
      "FC-02", of: "files in the library's folder",
      remedy: "Pass in what the library needs, or move the file out of the library."
    ) { app, docket in
      let folders = Set(app.conventions.roles[.library]?.folders ?? [])
      func isLibrary(_ file: SourceFile) -> Bool {
        file.folder.split(separator: "/").contains { folders.contains(String($0)) }
      }
      for file in app.files.filter(isLibrary) {
        docket.examine()
        var seen: Set<String> = []
        for mention in file.mentions where mention.name.first?.isUppercase == true {
          let places = app.declarations(of: mention.name).filter {
            $0.type.kind != .extension && $0.type.outer.isEmpty
          }
          guard !places.isEmpty, !places.contains(where: { isLibrary($0.file) }),
            seen.insert(mention.name).inserted
          else { continue }
          docket.report(
            at: mention.line, of: file, file.name, .library,
            "\(file.name) uses \(mention.name), which is declared outside the library, in \(places[0].file.name)."
          )
        }
      }
    },
    Check(
      "FC-10", .advice, of: "modules",
      remedy: "Add the missing part, or excuse the finding with a comment."
    ) { app, docket in
      let roles: [Role] = [.viewModel, .viewController, .flowController, .factory]
      for (_, parts) in app.scenes.sorted(by: { $0.key < $1.key }) {
        guard let screen = parts[.viewController]?.first, case let place = screen.declaration,
          !place.type.inheritedNames.contains("UIAlertController")
        else { continue }
        docket.examine()
        let stem = screen.stem
        let missing = roles.filter { role in
          parts[role] == nil && !app.parts(role).contains { $0.stem == stem }
        }
        guard !missing.isEmpty else { continue }
        docket.report(
          at: place.type.line, of: place.file, stem, .viewController,
          "\(stem) has no \(missing.map(\.title).joined(separator: " and no ")).")
      }
    },
    Check(
      "FC-14", of: "factories",
      remedy: "Make the member 'static', and pass stored values to the factory's methods as arguments."
    ) {
      app, docket in
      for part in app.parts(.factory) {
        docket.examine()
        for member in part.members
        where [.function, .property].contains(member.value.kind) && !member.value.isStatic {
          docket.report(member, in: part, "\(part.name).\(member.value.name) is not static.")
        }
      }
    },
    Check(
      "FC-16", .advice, of: "factories",
      remedy: "Name the method that creates the view controller 'create'."
    ) { app, docket in
      for part in app.parts(.factory) {
        docket.examine()
        guard !part.functions.contains(where: { $0.value.name == "create" }) else { continue }
        docket.report(part, to: .viewController, "\(part.name) has no method 'create'.")
      }
    },
    Check(
      "FC-22", of: "view controllers, view models and services",
      remedy: "Ask the flow controller to open the module."
    ) { app, docket in
      for part in app.parts(.viewController, .viewModel, .service) {
        docket.examine()
        for (name, place) in part.firstMentions(where: { app.part(named: $0)?.role == .factory }) {
          docket.report(place, in: part, to: .factory, "\(part.name) uses \(name).")
        }
      }
    },
    Check(
      "FC-23", .advice, of: "methods of factories",
      remedy: "Give the method a parameter for the dependency manager."
    ) { app, docket in
      for part in app.parts(.factory) {
        for function in part.functions where function.value.isStatic && !function.value.isPrivate {
          docket.examine()
          let takes = function.value.parameters.contains { parameter in
            let name = parameter.type.core.lowercased()
            return name.contains("dependenc") || name.contains("container")
          }
          guard !takes else { continue }
          docket.report(
            function, in: part, "\(part.name).\(function.value.name) takes no dependency manager.")
        }
      }
    },
  ]

  // MARK: View controllers

  private static let mvvmFCViewControllers: [Check] = [
    Check(
      "FC-25", of: "properties in which view controllers hold view models",
      remedy: "Hold the view model strongly: no other object keeps it alive."
    ) { app, docket in
      let holdings = app.holdings(by: .viewController, of: .viewModel)
      for holding in holdings {
        docket.examine()
        guard holding.isWeak else { continue }
        // The same view model may also be a delegate.
        let isOwned = holdings.contains {
          !$0.isWeak && $0.holder.name == holding.holder.name && app.mayBeOne($0, holding)
        }
        guard !isOwned else { continue }
        docket.report(
          holding.property, in: holding.holder, to: .viewModel,
          "\(holding.holder.name) holds its view model weakly.")
      }
    },
    Check(
      "FC-31", .error, of: "closures that view controllers set on their view models",
      remedy: "Set a closure that captures the view controller with '[weak self]'."
    ) { app, docket in
      for part in app.parts(.viewController) {
        let owners = Set(app.holdings(by: part, of: .viewModel).map(\.property.value.name))
        for place in part.nodes where place.value.kind == .assignment {
          guard let target = place.value.children(.target).first, let owner = target.expression.owner,
            owners.contains(owner), let value = place.value.children(.value).first,
            value.kind == .closure || part.hasMethod(value)
          else { continue }
          docket.examine()
          let method = "its own method '\(value.name)', which keeps the view controller alive"
          guard
            let problem = value.kind == .closure ? value.captureNotWeak(of: "the view controller") : method
          else { continue }
          docket.report(
            place, in: part, to: .viewModel, "\(part.name) sets \(owner).\(target.name) to \(problem).")
        }
      }
    },
    names(
      "FC-45", .viewController, none: .flowController,
      remedy: "Call the view model, and let it decide and call the flow controller."),
    navigatesNowhere(
      "FC-46", in: .viewController, .viewModel, of: "view controllers and view models", to: .flowController,
      remedy: "Move the call to the flow controller, and let the view model ask for it."),
    namesNone(
      // A view may pass a request to a web view.
      "FC-32", .advice, in: .viewController,
      of: Framework.network.union(Framework.parsing).subtracting(["URLRequest"]),
      that: "belongs in the view model or its services", orReaching: true,
      remedy: "Call a function of the view model instead."),
  ]

  // MARK: View models

  private static let mvvmFCViewModels: [Check] = [
    names(
      "FC-33", .viewModel, none: .viewController,
      remedy: "Announce the change through a delegate protocol or a closure."),
    namesNoView(
      "FC-34", in: .viewModel, except: { app, _ in app.parts(.viewController, .flowController).map(\.name) },
      remedy: "Offer values that say what to show, and let the view controller choose the widgets."),
    importsNoInterface("FC-35", in: .viewModel, remedy: "Import Foundation only."),
    Check(
      "FC-36", of: "view models of modules with a flow controller",
      remedy: "Take the flow controller as a parameter of the initializer."
    ) { app, docket in
      for part in app.parts(.viewModel) {
        guard app.parts(.flowController).contains(where: { $0.stem == part.stem }) else { continue }
        docket.examine()
        let initializers = part.members.filter { $0.value.kind == .initializer }
        let takes = initializers.contains { initializer in
          initializer.value.parameters.contains { parameter in
            parameter.type.names.contains { app.part(named: $0)?.role == .flowController }
              || parameter.type.components.contains { app.roles(conformingTo: $0).contains(.flowController) }
          }
        }
        guard !takes else { continue }
        docket.report(part, to: .flowController, "\(part.name) is not given its flow controller.")
      }
    },
    Check(
      "FC-39", .error, of: "delegates of view models",
      remedy: "Declare the delegate 'weak': the view controller owns the view model."
    ) { app, docket in
      for part in app.parts(.viewModel) where part.declaration.type.kind == .class {
        for property in part.storedProperties
        where property.value.name.lowercased().hasSuffix("delegate") && property.value.type?.function == nil {
          docket.examine()
          guard !property.value.isWeak else { continue }
          docket.report(
            property, in: part, to: .viewController,
            "\(part.name) holds its delegate \(property.value.notWeakly), in '\(property.value.name)'.")
        }
      }
    },
    Check(
      "FC-41", of: "stored properties of view models that others can see",
      remedy: "Write 'private(set)', or 'let' if the value never changes."
    ) { app, docket in
      let views = ViewKnowledge(of: app)
      for part in app.parts(.viewModel) where part.declaration.type.kind == .class {
        for property in part.storedProperties where !property.value.isPrivate && !property.value.isOverride {
          let value = property.value
          // A delegate or a closure has to be set from outside, and a property with a wrapper may be bound to a view.
          guard !value.name.lowercased().hasSuffix("delegate"), !app.isClosure(value.type),
            !value.name.namesEvent, value.attributes.isEmpty, !value.isWeak,
            !value.modifiers.contains("lazy"), value.type?.components.contains(where: app.isViewClass) != true
          else { continue }
          // What no view uses is not shown, nor is a coordinator, though a view may use it.
          guard !value.carriesEvents, !app.isCoordinator(property, of: part),
            views.use(value.name, of: part, in: app)
          else { continue }
          docket.examine()
          guard !value.isReadOnlyOutside, views.canSet(value.name, of: part, in: app) else { continue }
          docket.report(property, in: part, "\(part.name).\(value.name) can be set from outside.")
        }
      }
    },
    named(
      "FC-42", .property, of: "properties of view models that others can see",
      words: [
        "label", "button", "cell", "spinner", "textfield", "tableview", "collectionview", "imageview",
        "hidden",
        "alpha", "show", "hide",
      ],
      remedy: "Name the state, such as 'isLoading', not the widget that shows it."),
    named(
      "FC-44", .function, of: "functions of view models that others can see",
      words: ["tapped", "clicked", "pressed", "button", "cell", "textfield", "touch", "touched", "tap"],
      remedy: "Name the intent, such as 'search(text:)', not the control."),
  ]

  /// Creates a check that the visible members of view models have names without the given words.
  private static func named(
    _ id: Rule.ID, _ kind: Member.Kind, of subject: String, words: Set<String>, remedy: String
  ) -> Check {
    Check(id, .advice, of: subject, remedy: remedy) { app, docket in
      for part in app.parts(.viewModel) {
        for member in part.members
        where member.value.kind == kind && !member.value.isPrivate && !member.value.isOverride {
          // A function that returns a value is not a user's action.
          guard kind != .function || member.value.type == nil, !app.isClosure(member.value.type) else {
            continue
          }
          // The word 'cell' is allowed in the name of a cell's model.
          guard
            !["CellModel", "CellViewModel", "CellModels", "CellViewModels"].contains(
              where: member.value.name.hasSuffix)
          else { continue }
          docket.examine()
          guard let word = member.value.name.wordsOfName.first(where: words.contains) else { continue }
          docket.report(
            member, in: part, to: .viewController,
            "\(part.name).\(member.value.name) is named for how it is shown or triggered: '\(word)'.")
        }
      }
    }
  }

  // MARK: Flow controllers

  private static let mvvmFCFlow: [Check] = [
    Check(
      "FC-49", .error, of: "properties in which flow controllers hold view controllers",
      remedy: "Declare the property 'weak': the view controller keeps its flow controller alive."
    ) { app, docket in
      // A controller that contains others has to keep them.
      let holders = app.parts(.flowController).filter {
        $0.declaration.type.kind == .class && !app.isViewClass($0.name)
      }
      for part in holders {
        for property in part.storedProperties {
          guard let name = property.value.type?.components.first(where: app.isViewClass), name != "UIWindow"
          else {
            continue
          }
          docket.examine()
          guard !property.value.isWeak else { continue }
          docket.report(
            property, in: part, to: .viewController,
            "\(part.name) holds \(name) \(property.value.notWeakly), in '\(property.value.name)'.")
        }
      }
    },
    Check(
      "FC-50", .advice, of: "methods of flow controllers that others can call",
      remedy: "Begin the name with show, goTo or goBackTo."
    ) { app, docket in
      for part in app.parts(.flowController) {
        for function in part.functions {
          guard !function.value.isPrivate, !function.value.isOverride, !function.value.isStatic else {
            continue
          }
          docket.examine()
          guard !function.value.name.saysWhereItLeads else { continue }
          docket.report(
            function, in: part, "\(part.name).\(function.value.name) is not named show…, goTo… or goBackTo….")
        }
      }
    },
  ]
}

extension App {
  /// Returns true if two properties may hold the same part: by its class, or by a protocol to which it conforms.
  fileprivate func mayBeOne(_ one: Holding, _ other: Holding) -> Bool {
    func names(_ holding: Holding) -> Set<String> {
      holding.isConcrete ? [holding.name] : conformers[holding.name] ?? []
    }
    return !names(one).isDisjoint(with: names(other))
  }

  /// Returns true if a type is that of a function, or an alias for one.
  func isClosure(_ type: TypeName?) -> Bool {
    guard let type else { return false }
    return type.function != nil || type.components.contains(where: isClosureAlias)
  }
}

extension Part {
  /// Returns true if a value is one of the object's own methods; a reference to it keeps the object alive.
  fileprivate func hasMethod(_ value: Code.Node) -> Bool {
    value.kind == .name && (value.base == nil || value.base == "self")
      && functions.contains { $0.value.name == value.name && !$0.value.isStatic }
  }
}

extension Code.Node {
  /// Describes a closure that captures `self`, and not with `weak self`; nil for other closures.
  ///
  /// - Parameters:
  ///   - object: The object that `self` is, with an article.
  ///   - orUnowned: False if a closure that captures `self` as unowned is none.
  func captureNotWeak(of object: String, orUnowned: Bool = true) -> String? {
    let captures = expression.labels
    guard !captures.contains("weak self") else { return nil }
    if captures.contains(where: { $0.hasPrefix("unowned") && $0.hasSuffix(" self") }) {
      return orUnowned ? "a closure that captures \(object) as 'unowned', not with '[weak self]'" : nil
    }
    let inner = descendants.filter { $0.kind == .closure }.flatMap(\.expression.labels)
    let isUsed = descendants.contains { node in
      node.name == "self" && node.base == nil || node.expression.path.first == "self"
    }
    // A closure inside can capture 'self', even weakly, only because this one holds it.
    let isCaptured = (captures.filter { !$0.hasPrefix("weak ") } + inner).contains { capture in
      capture.split(separator: " ").last == "self"
    }
    guard isUsed || isCaptured else { return nil }
    return "a closure that keeps \(object) alive"
      + (inner.contains("weak self") ? ", because '[weak self]' is only on a closure inside it" : "")
  }
}

extension String {
  /// True if a name begins with `on` and the name of an event, such as `onChange`.
  fileprivate var namesEvent: Bool { hasPrefix("on") && dropFirst(2).first?.isUppercase == true }

  /// True if a name begins with one of the words for the actions of a flow controller.
  fileprivate var saysWhereItLeads: Bool {
    ["show", "goTo", "goBackTo"].contains { hasPrefix($0) && dropFirst($0.count).first?.isLowercase != true }
  }
}
