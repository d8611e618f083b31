extension Check {
  /// The rules about what crosses the boundaries of Clean Swift.
  static let cleanSwiftModels: [Check] = [
    Check(
      "VIP-04", of: "parameters of methods between components",
      remedy: "Put the value into the request, response or view model of its use case."
    ) { app, docket in
      for (holder, held, crossing) in crossings {
        let names = app.conventions.names(of: crossing)
        for (place, method) in app.requests(from: holder, to: held) {
          for parameter in method.parameters {
            docket.examine()
            let type = parameter.type.leaves.last ?? ""
            let isModel = names.contains { name in
              type == name || type.hasSuffix("_\(name)")
                || type.hasSuffix(name) && app.isPlainStructure(type)
            }
            guard !(isModel && !parameter.type.isList), !app.isNestedModel(parameter.type, other: crossing)
            else { continue }
            docket.report(
              at: method.line, of: place.file, place.type.name, held, to: holder,
              as: isModel ? .advice : nil,
              "\(place.type.name).\(method.name) takes '\(parameter.name)', \(parameter.type.text), "
                + (isModel
                  ? "several \(crossing.title)s instead of one." : "which is not a \(crossing.title)."))
          }
        }
      }
    },
    fields(
      "VIP-05", of: Conventions.Crossing.allCases,
      remedy: "Give the model its own fields, and copy into them what the next component needs."
    ) { app, name, model in
      app.isDataModel(name, seenFrom: model) ? "\(name), one of the app's own data models" : nil
    },
    fields(
      "VIP-07", of: Conventions.Crossing.allCases,
      remedy: "Let the model hold only scalars, strings, and structures of these."
    ) { app, name, model in
      if Framework.isViewLayer(name) || name == "UIImage" || Framework.appearance.contains(name) {
        return "\(name), which is neither a scalar nor a string"
      }
      let declared = app.declarations(of: name, seenFrom: model)
      guard !declared.isEmpty, declared.allSatisfy({ $0.type.kind == .class }) else { return nil }
      return app.isDataModel(name, seenFrom: model) ? nil : "\(name), a class"
    } whole: { type in
      type.function == nil ? nil : "a closure"
    },
    Check(
      "VIP-08", of: "requests, responses and view models", remedy: "Declare the model as a structure."
    ) { app, docket in
      for crossing in Conventions.Crossing.allCases {
        for model in app.models(crossing) {
          docket.examine()
          guard model.type.kind == .class || model.type.kind == .actor else { continue }
          docket.report(
            at: model.type.line, of: model.file, model.type.path, .model,
            "\(model.type.path) is not a value type.")
        }
      }
    },
    Check(
      "VIP-09", .advice, of: "use cases",
      remedy:
        "Give the use case a view model, which the presenter creates; it may be empty."
    ) { app, docket in
      var kinds: [String: Set<Conventions.Crossing>] = [:]
      var places: [String: Part.Declaration] = [:]
      for crossing in Conventions.Crossing.allCases {
        for model in app.models(crossing) where !model.type.outer.isEmpty {
          let useCase = model.type.outer.joined(separator: ".")
          kinds[useCase, default: []].insert(crossing)
          places[useCase] = places[useCase] ?? model
        }
      }
      for (useCase, found) in kinds.sorted(by: { $0.key < $1.key }) {
        docket.examine()
        // A use case that begins or ends outside the scene may lack other models, but a presenter that receives a
        // response has to send a view model.
        guard found.contains(.response), !found.contains(.viewModel), let place = places[useCase],
          !app.declaresOtherModel(in: place)
        else { continue }
        docket.report(
          at: place.type.line, of: place.file, useCase, .model,
          "\(useCase) has a response, but no view model.")
      }
    },
    fields(
      "VIP-15", of: [.viewModel],
      remedy: "Format the value in the presenter and pass the text."
    ) { _, name, _ in
      Framework.unformatted.contains(name) ? "\(name), which cannot be shown as it is" : nil
    },
    Check(
      "VIP-58", .advice, of: "requests, responses and view models",
      remedy: "Move the models to the scene's Models file."
    ) { app, docket in
      for crossing in Conventions.Crossing.allCases {
        for model in app.models(crossing) {
          docket.examine()
          let parts = model.file.types.compactMap { app.part(named: $0.name) }
          guard let part = parts.first(where: { $0.role != .assembly }) else { continue }
          docket.report(
            at: model.type.line, of: model.file, model.type.path, .model, to: part.role,
            "\(model.type.path) is declared in the file of \(part.name).")
        }
      }
    },
  ]

  private static let crossings: [(holder: Role, held: Role, crossing: Conventions.Crossing)] = [
    (.viewController, .interactor, .request), (.interactor, .presenter, .response),
    (.presenter, .viewController, .viewModel),
  ]

  /// Creates a check that no stored property of a model has a forbidden type.
  private static func fields(
    _ id: Rule.ID, of crossings: [Conventions.Crossing], remedy: String,
    violation: @escaping @Sendable (App, String, Part.Declaration) -> String?,
    whole: @escaping @Sendable (TypeName) -> String? = { _ in nil }
  ) -> Check {
    let subject = crossings.map { "\($0.title)s" }.joined(separator: ", ")
    return Check(id, of: "fields of \(subject)", remedy: remedy) { app, docket in
      for model in crossings.flatMap(app.models) {
        for property in model.type.properties where !property.isStatic && !property.isComputed {
          guard let type = property.type else { continue }
          docket.examine()
          guard let problem = whole(type) ?? type.leaves.lazy.compactMap({ violation(app, $0, model) }).first
          else { continue }
          docket.report(
            at: property.line, of: model.file, model.type.path, .model,
            "\(model.type.path).\(property.name) holds \(problem).")
        }
      }
    }
  }
}

extension Conventions.Crossing {
  /// The kind of model in words, such as `view model`.
  var title: String { self == .viewModel ? "view model" : rawValue }
}

extension App {
  /// Returns true if the app declares a structure under a name, and no web service delivers or takes it.
  fileprivate func isPlainStructure(_ name: String) -> Bool {
    let coded: Set = ["Codable", "Decodable", "Encodable"]
    return kind(of: name) == .struct
      && declarations(of: name).allSatisfy { coded.isDisjoint(with: $0.type.inheritedNames) }
  }

  /// Returns true if a name refers to a type that the app decodes or stores, or that is in a folder of data models.
  fileprivate func isDataModel(_ name: String, seenFrom model: Part.Declaration) -> Bool {
    let others = ["ViewModel", "Configuration", "Config", "Style", "PlainObject"]
    guard !others.contains(where: name.hasSuffix) else { return false }
    return declarations(of: name, seenFrom: model).contains { place in
      guard place.type.outer.isEmpty else { return false }
      let folders = place.file.folder.lowercased().split(separator: "/").map(String.init)
      let isKept = !Set(folders).isDisjoint(with: ["model", "models", "entities", "entity", "domain"])
      let inherited = Set(place.type.inheritedNames)
      switch place.type.kind {
      case .class: return isKept || inherited.contains("NSManagedObject")
      case .struct: return isKept || !inherited.isDisjoint(with: ["Codable", "Decodable", "Encodable"])
      default: return false
      }
    }
  }

  /// Returns true if a model's use case also declares a type besides requests and responses: it may be a view model
  /// with an unknown name, or one that crosses no boundary.
  fileprivate func declaresOtherModel(in model: Part.Declaration) -> Bool {
    let known = [Conventions.Crossing.request, .response].flatMap { conventions.names(of: $0) }
    return model.file.types.contains { type in
      type.isConcrete && type.outer == model.type.outer && !known.contains(type.name)
    }
  }

  /// Returns true if a type is declared inside a use case, and its name is not that of another kind of model.
  fileprivate func isNestedModel(_ type: TypeName, other crossing: Conventions.Crossing) -> Bool {
    let path = type.core.split(separator: ".").map(String.init)
    guard path.count > 1, let name = path.last else { return false }
    let others = Conventions.Crossing.allCases.filter { $0 != crossing }.flatMap { conventions.names(of: $0) }
    return !others.contains(name)
      && declarations(of: name).contains { $0.type.outer.last == path[path.count - 2] }
  }
}
