extension Check {
  static let viper: [Check] = viperInteractor + viperEntities + viperPresenter + viperView + viperRouting

  // MARK: Interactor

  private static let viperInteractor: [Check] = [
    namesNone(
      "VPR-02", in: .viewController, .router,
      // A view may pass a request to a web view, and check a text field's format.
      of: Framework.network.union(Framework.storage).union(Framework.parsing)
        .subtracting(["URLRequest", "NSRegularExpression"]),
      that: "belongs in an interactor or its data store", orReaching: true,
      remedy: "Move the work to an interactor or its data store."),
    namesNoView(
      "VPR-03", in: .interactor, or: ["UIScreen"],
      remedy: "Pass plain values to the interactor, and leave views to the view and the router."),
    importsNoInterface(
      "VPR-04", in: .interactor, adviceIfUnused: true,
      remedy: "Import only Foundation, so that the interactor also runs without screens."),
    isPlain("VPR-05", .interactor),
  ]

  // MARK: Entities

  private static let viperEntities: [Check] = [
    Check(
      "VPR-07", of: "presenters, view controllers and routers of an app with entities",
      remedy: "Let the interactor change the entity, and pass on only the values to show."
    ) { app, docket in
      let entities = Set(app.parts(.entity).map(\.name))
      guard !entities.isEmpty else { return }
      for part in app.parts(.presenter, .viewController, .router) {
        docket.examine()
        for member in part.members {
          let held = Set(
            member.value.parameters.filter { !entities.isDisjoint(with: $0.type.components) }.map(\.name)
              + part.storedProperties.map(\.value).filter {
                !entities.isDisjoint(with: $0.type?.components ?? [])
              }.map(\.name))
          for node in member.value.code.assignments {
            guard let target = node.children(.target).first, let owner = target.expression.owner,
              held.contains(owner), target.expression.path.filter({ $0 != "self" }).count == 1
            else { continue }
            docket.report(
              Located(node, in: member.file, at: node.line), in: part, to: .entity,
              "\(part.name) changes \(owner).\(target.name), a property of an entity.")
          }
        }
      }
    },
    Check(
      "VPR-08", of: "values that pass from interactors to presenters and on to views",
      remedy: "Pass a structure with the values that the presenter needs."
    ) { app, docket in
      let boundaries: [(holder: Role, held: Role, giver: Role)] = [
        (.interactor, .presenter, .interactor), (.presenter, .viewController, .presenter),
        (.presenter, .interactor, .interactor),
      ]
      for (holder, held, giver) in boundaries {
        let called = giver == held ? [] : app.calls(behind: held)
        for place in app.interfaces(from: holder, to: held) {
          for member in place.type.members where [.function, .property].contains(member.kind) {
            // A protocol may also have what others ask the receiver for, or what nobody calls.
            guard giver == held || member.kind == .property || called.contains(member.name) else { continue }
            // What the presenter asks an interactor for crosses as a result, all else as an argument.
            let types = giver == held ? [member.type].compactMap(\.self) : member.parameters.map(\.type)
            for type in types {
              docket.examine()
              guard
                let entity = type.leaves.first(where: {
                  app.isEntity($0) && !(giver == .presenter && app.isGiven($0, to: place.type.name))
                })
              else { continue }
              docket.report(
                at: member.line, of: place.file, place.type.name, giver, to: .entity,
                "\(place.type.name).\(member.name) passes \(entity), an entity"
                  + (giver == .presenter ? ", on to the view." : "."))
            }
          }
        }
      }
    },
    names(
      "VPR-12", .entity, none: .service,
      remedy: "Let the data store build and keep the entity; the entity itself only holds values."),
    Check(
      "VPR-13", of: "entities", remedy: "Move the method to the data store."
    ) { app, docket in
      let verbs = ["save", "persist", "store", "fetch", "delete", "insertInto", "load"]
      for part in app.parts(.entity) {
        docket.examine()
        for function in part.functions
        where verbs.contains(where: { function.value.name.lowercased().hasPrefix($0) }) {
          // Xcode generates this method for each class of Core Data.
          guard function.value.name != "fetchRequest" else { continue }
          let names = Set(function.value.mentions.map(\.name))
          guard !names.isDisjoint(with: Framework.storage.union(Framework.network)) else { continue }
          docket.report(
            function, in: part, "\(part.name).\(function.value.name) stores or fetches the entity.")
        }
      }
    },
  ]

  // MARK: Presenter

  private static let viperPresenter: [Check] = [
    isPlain("VPR-14", .presenter),
    Check(
      "VPR-18", of: "parameters of methods through which interactors answer",
      remedy: "Pass a structure of plain values."
    ) { app, docket in
      for place in app.interfaces(from: .interactor, to: .presenter) {
        for method in place.type.functions {
          for parameter in method.parameters where parameter.type.function == nil {
            docket.examine()
            let name = parameter.type.components.first { app.kind(of: $0) == .class }
            guard let name, !app.isEntity(name) else { continue }
            docket.report(
              at: method.line, of: place.file, place.type.name, .interactor, to: .presenter,
              "\(place.type.name).\(method.name) passes \(name), a class.")
          }
        }
      }
    },
    namesNone(
      "VPR-20", .advice, in: .presenter,
      of: Framework.network.union(Framework.storage).union(Framework.parsing).subtracting(["JSONEncoder"]),
      that: "belongs in an interactor", orReaching: true,
      remedy: "Ask the interactor for the result, and format it."),
    namesNoView(
      "VPR-24", in: .presenter,
      except: { app, part in part.storedProperties.compactMap { app.controller(heldIn: $0.value, in: part) }
      },
      remedy: "Call the view through its protocol, with methods about content."),
    namesNone(
      "VPR-25", .advice, in: .presenter, of: Framework.appearance.subtracting(["CGFloat"]), orIcons: true,
      that: "describes how something looks",
      remedy: "Pass the meaning, such as 'isOverdue', and let the view choose colour, font and position."),
  ]

  // MARK: View

  private static let viperView: [Check] = [
    Check(
      "VPR-21", of: "view controllers",
      remedy: "Report the event to the presenter, and let the presenter ask the interactor."
    ) { app, docket in
      for part in app.parts(.viewController) {
        docket.examine()
        for holding in app.holdings(by: part, of: .interactor) {
          docket.report(
            holding.property, in: part, to: .interactor,
            "\(part.name) holds \(holding.name), so it can act without its presenter.")
        }
      }
    },
    Check(
      "VPR-22", of: "methods and properties through which views call presenters",
      remedy: "Return nothing, and call the view when there is something to show."
    ) { app, docket in
      let views = ViewKnowledge(of: app)
      let interactors = app.parts(.interactor).flatMap(\.nodes).filter { $0.value.kind == .call }
      let called = Set(interactors.map(\.value.name))
      for place in app.interfaces(from: .viewController, to: .presenter) {
        for member in place.type.members where [.function, .property].contains(member.kind) {
          guard !member.isStatic else { continue }
          // Many templates also declare the presenter's neighbours in this protocol; a neighbour is not data.
          let names = member.type.map { type in type.components.flatMap(app.resolved) } ?? []
          if member.kind == .property {
            guard views.use(member.name) else { continue }
            let isNeighbour = names.contains {
              !app.roles(conformingTo: $0).isEmpty || app.part(named: $0) != nil || app.isOfView($0)
            }
            let isHelper = names.contains { $0.namesDependency }
            guard !isNeighbour, !isHelper, !app.isOnlyTold(member, of: place.type.name) else { continue }
          }
          // The protocol may also have what the interactor calls.
          guard views.use(member.name) || !called.contains(member.name) else { continue }
          docket.examine()
          guard let type = member.type, !["Void", "()", "Never"].contains(type.core) else { continue }
          guard !app.isOnlySet(member, of: place.type.name) else { continue }
          let what = member.kind == .function ? "returns \(type.text)" : "is a value that the view can read"
          // A view that subscribes to values does not ask for one.
          docket.report(
            at: member.line, of: place.file, place.type.name, .presenter, to: .viewController,
            as: Framework.streams.isDisjoint(with: type.leaves) || views.useValue(of: member.name)
              ? nil : .advice,
            "\(place.type.name).\(member.name) \(what).")
        }
      }
    },
    Check(
      "VPR-23", .advice, of: "methods of view protocols",
      remedy: "Name the method after the content, such as 'show(total:)'."
    ) { app, docket in
      let called = Set(
        app.parts(.presenter).flatMap(\.nodes).filter { $0.value.kind == .call }.map(\.value.name))
      let words: Set = [
        "label", "button", "cell", "table", "tableview", "collectionview", "spinner", "colour", "color",
        "font",
        "frame", "hidden", "textfield", "scroll", "constraint", "pixel", "subview",
      ]
      for place in app.interfaces(from: .presenter, to: .viewController) {
        for method in place.type.functions {
          docket.examine()
          guard
            let word = method.name.wordsOfName.first(where: {
              words.contains($0) || words.contains("\($0.dropLast())")
            }),
            called.contains(method.name)
          else { continue }
          docket.report(
            at: method.line, of: place.file, place.type.name, .viewController, to: .presenter,
            "\(place.type.name).\(method.name) is named after '\(word)', not after the content.")
        }
      }
    },
    Check(
      "VPR-26", of: "parameters of view protocols' methods",
      remedy: "Pass the meaning, and choose the appearance in the view."
    ) { app, docket in
      for place in app.interfaces(from: .presenter, to: .viewController) {
        for method in place.type.functions {
          for parameter in method.parameters {
            docket.examine()
            guard
              let name = parameter.type.leaves.first(where: {
                Framework.appearance.contains($0) || app.isViewClass($0) && $0 != "UIViewController"
              })
            else { continue }
            docket.report(
              at: method.line, of: place.file, place.type.name, .viewController, to: .presenter,
              "\(place.type.name).\(method.name) takes '\(parameter.name)', \(parameter.type.text): \(name) describes appearance, not content."
            )
          }
        }
      }
    },
    Check(
      "VPR-27", of: "properties in which presenters hold views",
      remedy: "Declare a protocol for the view, and use it as the property's type."
    ) { app, docket in
      for part in app.parts(.presenter) {
        for property in part.storedProperties {
          let controller = app.controller(heldIn: property.value, in: part)
          let names = property.value.type?.components.flatMap { app.resolved($0, in: part) } ?? []
          guard
            controller != nil || names.contains(where: { app.roles(conformingTo: $0) == [.viewController] })
          else { continue }
          docket.examine()
          guard let name = controller else { continue }
          docket.report(
            property, in: part, to: .viewController, "\(part.name) holds the class \(name), not a protocol.")
        }
      }
    },
    Check(
      "VPR-28", of: "view controllers of modules",
      remedy: "Let the view controller conform to the view protocol of its module."
    ) { app, docket in
      for part in app.parts(.viewController) {
        let view = app.neighbours(.presenter, of: part).flatMap(\.storedProperties).first {
          app.conventions.viewProperties.contains($0.value.name)
        }
        let interfaces = (view?.value.type?.components ?? []).flatMap(app.resolved).filter {
          app.kind(of: $0) == .protocol
        }
        let methods = Set(interfaces).reaching { app.declarations(of: $0).supertypes }
          .flatMap(app.declarations).flatMap(\.type.members)
        guard !interfaces.isEmpty, !methods.isEmpty else { continue }
        docket.examine()
        guard app.ancestors(of: part).isDisjoint(with: interfaces) else { continue }
        docket.report(
          part, to: .presenter,
          "\(part.name) does not conform to \(interfaces.joined(separator: ", ")), "
            + "through which its presenter calls it.")
      }
    },
  ]

  // MARK: Routing

  private static let viperRouting: [Check] = [
    navigatesNowhere(
      "VPR-30", in: .viewController, .presenter, .interactor,
      of: "view controllers, presenters and interactors",
      to: .router, remedy: "Move the call to the module's wireframe, and let the presenter ask for it."),
    Check(
      "VPR-32", of: "view controllers",
      remedy: "Report the event to the presenter, and let it decide and call the wireframe."
    ) { app, docket in
      for part in app.parts(.viewController) {
        docket.examine()
        for holding in app.holdings(by: part, of: .router) {
          docket.report(
            holding.property, in: part, to: .router,
            "\(part.name) holds \(holding.name), so it can navigate without its presenter.")
        }
      }
    },
  ]

  /// Creates a check that the parts of a role inherit from no class of the view layer.
  static func isPlain(_ id: Rule.ID, _ role: Role) -> Check {
    Check(
      id, of: "\(role.plural)",
      remedy: "Inherit from no class, or from NSObject if a framework's delegate protocol requires it."
    ) { app, docket in
      for part in app.parts(role) {
        docket.examine()
        guard let superclass = part.declaration.type.inherited.first.flatMap(\.components.first),
          app.isViewClass(superclass) || superclass == "UIResponder"
        else { continue }
        docket.report(part, "\(part.name) inherits from \(superclass).")
      }
    }
  }
}

extension App {
  /// Returns the class of the view controller that a property is declared to hold, or nil.
  func controller(heldIn property: Member, in part: Part) -> String? {
    property.type?.components.flatMap { resolved($0, in: part) }.first {
      self.part(named: $0)?.role == .viewController || isViewController($0)
    }
  }

  /// Returns true if a name is an entity's: by its role, or because a database or a web service delivers it.
  fileprivate func isEntity(_ name: String) -> Bool {
    let isEntity = part(named: name).map { $0.role == .entity } ?? isDelivered(name)
    return isEntity && !name.hasSuffix("Error") && !isMadeForScreen(name)
  }

  /// Returns true if a database or a web service delivers the values of a type.
  private func isDelivered(_ name: String) -> Bool {
    let delivered: Set = [
      "NSManagedObject", "Object", "EmbeddedObject", "PersistentModel", "Codable", "Decodable",
    ]
    return declarations(of: name).contains { place in
      [.class, .struct].contains(place.type.kind)
        && (!delivered.isDisjoint(with: place.type.inheritedNames)
          || place.type.attributes.contains { $0.hasPrefix("@Model") })
    }
  }

  /// Returns true if a structure is made by a presenter, or by an interactor from an entity, and used by nothing behind
  /// them. Its folder, or that it can be coded, does not make it an entity.
  private func isMadeForScreen(_ name: String) -> Bool {
    guard kind(of: name) == .struct, conventions.roles[.entity]?.suffix(of: name) == nil else { return false }
    func makers(_ role: Role) -> [Member] {
      parts(role).flatMap(\.members).map(\.value).filter { member in
        member.code.calls.contains { $0.expression.made == name }
      }
    }
    let isMadeFromEntity = makers(.interactor).flatMap(\.mentions).contains { mention in
      mention.name != name
        && (isDelivered(mention.name) || part(named: mention.name)?.role == .entity)
    }
    // What a presenter makes may be what an interactor decodes, too.
    guard isMadeFromEntity || !isDelivered(name) && !makers(.presenter).isEmpty else { return false }
    let scene: Set<Role> = [.viewController, .interactor, .presenter, .router, .assembly]
    return !files.flatMap(\.types).contains { type in
      guard type.kind != .protocol, type.name != name, !isView(type.name) else { return false }
      let isInScene = part(named: type.name).map { scene.contains($0.role) } == true
      return !isInScene && type.mentions.contains { $0.name == name }
    }
  }

  /// Returns the names of the functions that are called or referred to outside of views, routers and the parts of one
  /// role: what an interactor or its data store calls, if the role is the presenter's.
  fileprivate func calls(behind held: Role) -> Set<String> {
    Set(
      files.flatMap { file in
        file.types.filter { type in
          let role = part(named: type.name)?.role
          return role != held && role != .router && !isView(type.name)
        }.flatMap(\.members).flatMap(\.code.nodes).filter { [.call, .name].contains($0.kind) }.map(\.name)
      })
  }

  /// Returns true if the presenters that hold a view protocol have been given an entity by whoever put the scene
  /// together, and not by an interactor.
  fileprivate func isGiven(_ entity: String, to view: String) -> Bool {
    let presenters = parts(.presenter).filter { part in
      holdings(by: part, of: .viewController).contains { $0.name == view }
    }
    return presenters.allSatisfy { presenter in
      let interactors = neighbours(.interactor, of: presenter)
      let isTaken = presenter.members.map(\.value).contains { member in
        member.kind == .initializer && member.parameters.contains { $0.type.leaves.contains(entity) }
          || member.kind == .property && !member.isReadOnlyOutside && !member.isComputed
            && member.type?.leaves.contains(entity) == true
      }
      return isTaken && !interactors.contains { $0.mentions.contains { $0.value == entity } }
    }
  }

  /// Returns true if a name is a view's, or that of a protocol to which one conforms.
  fileprivate func isOfView(_ name: String) -> Bool {
    isView(name)
      || kind(of: name) == .protocol
        && files.flatMap(\.types).contains { $0.inheritedNames.contains(name) && isView($0.name) }
  }

  /// Returns true if views do nothing with the object in a property of a presenter's protocol but call methods that
  /// return nothing.
  fileprivate func isOnlyTold(_ property: Member, of presenter: String) -> Bool {
    let views = parts(.viewController).filter { part in
      holdings(by: part, of: .presenter).contains { $0.name == presenter }
    }
    let names = views.flatMap(\.nodes).flatMap { place -> [String] in
      let path = place.value.expression.path + [place.value.name]
      return zip(path, path.dropFirst()).filter { owner, _ in owner == property.name }.map(\.1)
    }
    let types = Set(property.type?.components ?? []).reaching { declarations(of: $0).supertypes }
    let methods = types.flatMap(declarations).flatMap(\.type.functions)
    return !names.isEmpty
      && names.allSatisfy { name in methods.contains { $0.name == name && $0.type == nil } }
  }

  /// Returns true if views set a property of a presenter's protocol, and never read it.
  fileprivate func isOnlySet(_ property: Member, of presenter: String) -> Bool {
    guard property.kind == .property, property.accessors.contains("set") else { return false }
    let uses = parts(.viewController).flatMap { part in
      let owners = Set(
        holdings(by: part, of: .presenter).filter { $0.name == presenter }.map(\.property.value.name))
      return part.nodes.map(\.value).filter { node in
        let path = node.expression.path + [node.name]
        return zip(path, path.dropFirst()).contains { owners.contains($0) && $1 == property.name }
      }
    }
    return !uses.isEmpty
      && uses.allSatisfy {
        $0.name == property.name && $0.expression.part == .target && $0.parent?.name == "="
      }
  }
}
