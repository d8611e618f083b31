import Checks
import SourceModel
import Tracing

// Factories, their users, and the dependencies that they pass to view models.

extension Check {
  static let factoriesAreStatic: Check = Check("FC-14") { evidence, report in
    let app = MVVMFCApp(evidence.sources)
    let isShown = report.examine(
      !app.concreteTypes(of: .factory).isEmpty, else: "No source file declares a Factory.")
    guard isShown else { return }
    for file in app.files(of: .factory) {
      let factories = file.types.filter { app.part(of: $0) == .factory }
      for factory in factories {
        for member in factory.members where !(member.kind == .function && member.isStatic) {
          report(
            "Factory: \(file.place(member.line)) gives \(factory.name) '\(member.name)', which is not a static method."
          )
        }
      }
      for type in file.types
      where factories.contains(where: { $0.kind != .extension && type.outer.last == $0.name }) {
        report(
          "Factory: \(file.place(type.line)) gives \(type.outer.last ?? "") the type '\(type.name)', which is not a "
            + "static method.")
      }
      for member in file.members where member.kind == .property {
        report("Factory: \(file.place(member.line)) keeps '\(member.name)' beside the factory.")
      }
    }
  }

  static let flowControllersUseFactories: Check = Check(
    "FC-22",
    asking: { sources in
      let app = MVVMFCApp(sources)
      let factories = app.names(of: .factory)
      guard app.code(of: .flowController).contains(where: { !$0.uses(of: factories).isEmpty }) else {
        return []
      }
      let others = app.question(
        about: "the app without its factories", without: [.factory, .flowController, .application])
      return [others]
        + app.factoriesThatUseOthers.map { own in
          app.question(
            about: "\(own.name) without the other factories", without: [.flowController, .application],
            and: { app.part(of: $0) == .factory && $0.name != own.name && $0.name != "\(own.name)Type" })
        }
    }
  ) { evidence, report in
    let app = MVVMFCApp(evidence.sources)
    let factories = app.names(of: .factory)
    report.addErrors(in: evidence, where: { $0.names(factories) }) { _, error in
      "Factory: only a Flow Controller uses it, but this code does not compile without it: \(error)."
    }
    for passage in app.code(of: .application) {
      let calls = passage.calls.filter { $0.owner.map(factories.contains) == true }
      guard Set(calls.compactMap(\.owner)).count > 1 else { continue }
      for call in calls where ["pushIn", "showIn"].contains(call.name) {
        report(
          "Factory: \(passage.file.place(call.line)) (\(call.owner ?? "")) is used after the first screen's Factory, "
            + "and not by a Flow Controller.")
      }
    }
  }

  static let factoriesAskManager: Check = Check(
    "FC-24",
    asking: { sources in
      let app = MVVMFCApp(sources)
      let managers = app.names(of: .dependencyManager)
      let asking = app.code(of: .factory).contains { factory in
        !factory.places(ofMaking: { $0.hasSuffix("ViewModel") }).isEmpty
          && !factory.uses(of: managers).isEmpty
      }
      guard asking else { return [] }
      return [
        app.question(
          about: "the app without its dependency manager",
          without: [.factory, .flowController, .application],
          and: { app.part(of: $0) == .dependencyManager })
      ]
    }
  ) { evidence, report in
    let app = MVVMFCApp(evidence.sources)
    let managers = app.names(of: .dependencyManager)
    report.addErrors(in: evidence, where: { $0.names(managers) }) { _, error in
      "Dependency Manager: only a Factory asks it, but this code does not compile without it: \(error)."
    }
    // FC-15 covers view models that a flow controller creates.
    let viewModels = app.code(outside: [.factory, .flowController]).flatMap { passage in
      passage.places(ofMaking: { $0.hasSuffix("ViewModel") })
    }.map { "\($0) is not made in a Factory, and bypasses the Dependency Manager" }
    let delivered = app.deliveredTypes
    let made = app.code(outside: []).filter { $0.file.module != nil || $0.file.stands(in: "Common") }
      .flatMap { $0.places(ofMaking: delivered.contains) }
    let labels = app.labelsOfDelivered
    let reached = app.code(of: .factory).flatMap { factory in
      factory.places(
        of: factory.nodes.compactMap { node in
          let isGiven = node.destination.map(labels.contains) == true
          return (node.expression.singleton ?? (isGiven ? node.expression.made : nil)).map { ($0, node.line) }
        })
    }
    let foreign = (made + reached).uniqued.map { "\($0) does not come from the Dependency Manager" }
    report(
      each: (viewModels + foreign + app.undelivered(to: app.code(of: .viewModel))).map {
        "Factory → View Model: \($0)."
      })
  }
}

extension MVVMFCApp {
  /// The factories that name another one.
  fileprivate var factoriesThatUseOthers: [TypeDeclaration] {
    let all = names(of: .factory)
    return concreteTypes(of: .factory).filter { own in
      let others = all.subtracting([own.name, "\(own.name)Type"])
      return code(of: .factory).contains { $0.type?.name == own.name && !$0.uses(of: others).isEmpty }
    }
  }

  /// The names of the services and use cases, which the dependency manager delivers.
  fileprivate var deliveredTypes: Set<String> {
    let types = files.filter { !$0.stands(in: "Library") }.flatMap { file in
      file.types.filter { type in
        type.isConcrete
          && (file.stands(in: "Services") || type.name.hasSuffix("Service") || type.name.hasSuffix("UseCase"))
      }
    }
    return Set(types.map(\.name))
  }

  /// The argument labels with which view models get what the dependency manager delivers, such as `catalogue`.
  fileprivate var labelsOfDelivered: Set<String> {
    let managers = code(of: .dependencyManager).compactMap(\.type)
    let types = Set(managers.flatMap(\.properties).flatMap { $0.type?.names ?? [] })
    let initializers = code(of: .viewModel).flatMap(\.members).filter { $0.kind == .initializer }
    return Set(
      initializers.flatMap(\.parameters).filter { !types.isDisjoint(with: $0.type.names) }
        .map { $0.label ?? $0.name })
  }
}

extension Expression {
  /// The shared object of a type that it reaches, such as `standard` in `UserDefaults.standard.string(…)`, or nil.
  var singleton: String? {
    guard [.call, .name].contains(kind), let base else { return nil }
    let names = base.split(separator: ".", omittingEmptySubsequences: false).map(String.init) + [name]
    return zip(names, names.dropFirst()).first { owner, word in
      // The type in front of `.shared` may be left out.
      singletons.contains(word) && (owner.first?.isUppercase == true || owner.isEmpty && word != "default")
    }?.1
  }
}

private let singletons: Set<String> = ["shared", "standard", "default", "sharedInstance"]
