import Tracing

// Flow controllers, and the factories that they use.

extension Check {
  static let flowControllersNavigate = Check("FC-01") { evidence in
    let app = MVVMFCSource(evidence)
    guard app.hasConcrete(.flowController) else {
      return [Violation.unshown("FC-01", "No source file declares a Flow Controller.")]
    }
    let others = app.files.flatMap { file in
      file.typeTexts.filter { type in
        type.keyword != "extension" && type.name.wordsOfName.contains { navigators.contains($0) }
      }.map { type in
        Violation(
          "FC-01",
          "Flow Controller: \(file.place(type.range.lowerBound + 1)) stands in the place of flow controllers."
        )
      }
    }
    let moves = app.code(outside: [.flowController, .factory, .application])
      .filter { !$0.file.stands(in: "Library") }
      .flatMap { passage in
        passage.places { passage.file.leadsOn($0) }.map { place in
          Violation(
            "FC-01", "Flow Controller: \(place) leads to another screen, and no flow controller does.")
        }
      }
    return others + moves
  }

  static let factoriesAreStatic = Check("FC-14") { evidence in
    let app = MVVMFCSource(evidence)
    guard app.hasConcrete(.factory) else {
      return [Violation.unshown("FC-14", "No source file declares a Factory.")]
    }
    return app.files.flatMap { file -> [Violation] in
      let factories = file.typeTexts.filter { app.part(of: $0) == .factory && !file.stands(in: "Library") }
      let inside = factories.flatMap { factory in
        MemberText.all(in: factory.body, of: file).filter { !$0.isStaticMethod }.map { member in
          let place = file.place(member.range.lowerBound)
          return Violation(
            "FC-14", "Factory: \(place) gives \(factory.name) '\(member.name)', which is no static method.")
        }
      }
      let nested = factories.flatMap { factory in
        file.typeTexts.filter { factory.body.contains($0.range.lowerBound) }.map { type in
          Violation(
            "FC-14",
            "Factory: \(file.place(type.range.lowerBound)) gives \(factory.name) the type '\(type.name)', which is "
              + "no static method.")
        }
      }
      let beside = factories.isEmpty ? [] : MemberText.all(in: 0..<file.tokens.count, of: file)
      return inside + nested
        + beside.filter { $0.keyword != "func" }.map { member in
          Violation(
            "FC-14",
            "Factory: \(file.place(member.range.lowerBound)) keeps '\(member.name)' beside the factory.")
        }
    }
  }

  static let flowControllersUseFactories = Check("FC-22") { evidence in
    let app = MVVMFCSource(evidence)
    let factories = app.names(of: .factory)
    guard app.code(of: .flowController).contains(where: { $0.uses(factories) }) else {
      return [Violation.unshown("FC-22", "No Flow Controller uses a Factory.")]
    }
    let users = app.code(outside: [.flowController, .factory, .application, .dependencyManager])
    let neighbours = app.code(of: .factory).flatMap { passage in
      let own = Set(passage.file.typeTexts.map(\.name))
      return passage.places { index in
        let text = passage.file.text(index)
        let isOwn = own.contains(text) || own.contains { "\($0)Type" == text }
        return passage.file.namesFactory(index, among: factories) && !isOwn
      }
    }
    let outside = users.flatMap { passage in
      passage.places { passage.file.namesFactory($0, among: factories) }
    }
    return (outside + neighbours).map { place in
      Violation("FC-22", "Factory: \(place) is used, and not by a Flow Controller.")
    }
  }

  static let factoriesAskManager = Check("FC-24") { evidence in
    let app = MVVMFCSource(evidence)
    let factories = app.code(of: .factory)
    let managers = app.names(of: .dependencyManager)
    guard
      factories.contains(where: { factory in
        factory.indices.contains { factory.file.makesViewModel($0) } && !factory.places(of: managers).isEmpty
      })
    else {
      return [
        Violation.unshown("FC-24", "No Factory makes a View Model with what a Dependency Manager delivers.")
      ]
    }
    let others = app.code(outside: [.factory, .flowController, .application, .dependencyManager])
    let asked = others.flatMap { $0.places(of: managers) }.map { place in
      Violation("FC-24", "Dependency Manager: \(place) is named where only a Factory asks it.")
    }
    // What a flow controller assembles is the matter of FC-51.
    let viewModels = app.code(outside: [.factory, .flowController]).flatMap { passage in
      passage.places { passage.file.makesViewModel($0) }
    }.map { place in
      Violation(
        "FC-24", "Factory → View Model: \(place) is made in no Factory, and past the Dependency Manager.")
    }
    let services = app.delivered
    let made = app.files.filter { $0.module != nil || $0.stands(in: "Common") }.flatMap { file in
      file.passage.places { services.contains(file.text($0)) && file.isCalled($0) }
    }
    let reached = factories.flatMap { factory in factory.places { factory.file.isSingleton($0) } }
    return asked + viewModels
      + (made + reached).map { place in
        Violation("FC-24", "Factory → View Model: \(place) does not come from the Dependency Manager.")
      }
  }

  static let onlyViewModelHasFlow = Check("FC-45") { evidence in
    let app = MVVMFCSource(evidence)
    let names = app.names(of: .flowController)
    let made = app.code(of: .factory).contains { factory in
      factory.indices.contains { names.contains(factory.file.text($0)) && factory.file.isCalled($0) }
    }
    guard made else { return [Violation.unshown("FC-45", "No Factory makes a Flow Controller.")] }
    let others = app.code(outside: [.viewModel, .flowController, .factory]).flatMap { passage in
      passage.places { passage.file.namesFlowController($0) }
    }
    // One that is made in another flow controller is the matter of FC-51.
    let neighbours = app.code(of: .flowController).flatMap { passage in
      let own = Set(passage.file.typeTexts.map(\.name))
      let inherited = Set(passage.file.typeTexts.flatMap(\.inherited))
      return passage.places(of: names.subtracting(own).subtracting(inherited)).filter { place in
        !passage.indices.contains { passage.file.place($0) == place && passage.file.isCalled($0) }
      }
    }
    let makers = app.code(of: .viewModel).flatMap { passage in
      passage.places { names.contains(passage.file.text($0)) && passage.file.isCalled($0) }
    }
    return (others + neighbours).map { place in
      Violation("FC-45", "Flow Controller: \(place) is used, and not by a View Model.")
    }
      + makers.map { place in
        Violation("FC-45", "Flow Controller: \(place) is made by a View Model; the Factory hands it over.")
      }
  }

  static let flowControllersAssembleNothing = Check("FC-51") { evidence in
    let app = MVVMFCSource(evidence)
    let factories = app.names(of: .factory)
    let code = app.code(of: .flowController)
    guard code.contains(where: { $0.uses(factories) }) else {
      return [Violation.unshown("FC-51", "No Flow Controller uses a Factory.")]
    }
    return code.flatMap { passage in
      passage.places { passage.file.assembles($0) }.map { place in
        Violation("FC-51", "Flow Controller: \(place) is assembled by hand, past its Factory.")
      }
    }
  }
}

/// The words for objects that lead from screen to screen and are no flow controllers.
private let navigators: Set<String> = ["coordinator", "router", "wireframe", "navigator"]

/// The methods that lead from screen to screen.
private let moves: Set<String> = [
  "pushViewController", "popViewController", "popToViewController", "popToRootViewController",
  "setViewControllers", "showDetailViewController", "performSegue",
]

extension MVVMFCSource {
  /// Whether there is a type of a part of which there can be values.
  fileprivate func hasConcrete(_ part: Role) -> Bool {
    let names = names(of: part)
    return files.flatMap(\.typeTexts).contains { $0.isConcrete && names.contains($0.name) }
  }

  /// The names of the services and use cases, which the dependency manager delivers.
  fileprivate var delivered: Set<String> {
    Set(
      files.filter { !$0.stands(in: "Library") }.flatMap { file in
        file.typeTexts.filter { type in
          type.isConcrete
            && (file.stands(in: "Services") || type.name.hasSuffix("Service")
              || type.name.hasSuffix("UseCase"))
        }
      }.map(\.name))
  }
}

extension Passage {
  /// Whether a factory is used.
  fileprivate func uses(_ factories: Set<String>) -> Bool {
    indices.contains { file.namesFactory($0, among: factories) }
  }
}

extension MemberText {
  /// Whether it is a static method.
  fileprivate var isStaticMethod: Bool {
    keyword == "func" && (modifiers.contains("static") || modifiers.contains("class"))
  }
}

extension SourceFile {
  /// Whether a token leads from screen to screen.
  fileprivate func leadsOn(_ index: Int) -> Bool {
    let word = text(index)
    if moves.contains(word) { return isCalled(index) }
    if word == "present" || word == "dismiss" {
      guard isCalled(index) else { return false }
      return tokens[index...tokens.closingOrEnd(index + 1)].contains { $0.text == "animated" }
    }
    guard word == "rootViewController" || word == "viewControllers" else { return false }
    return text(index - 1) == "." && text(index + 1) == "=" && text(index + 2) != "="
  }

  /// Whether a token is a factory's name, or asks for the factories.
  fileprivate func namesFactory(_ index: Int, among factories: Set<String>) -> Bool {
    factories.contains(text(index)) || text(index) == "factories" && text(index - 1) == "."
  }

  /// Whether a token makes a view model.
  fileprivate func makesViewModel(_ index: Int) -> Bool {
    text(index).hasSuffix("ViewModel") && text(index).first?.isUppercase == true && isCalled(index)
  }

  /// Whether a token is a flow controller's type, or a property called for it.
  fileprivate func namesFlowController(_ index: Int) -> Bool {
    text(index).contains("FlowController") || text(index).hasPrefix("flowController")
  }

  /// Whether a token makes a part of a module, or has a storyboard make one.
  fileprivate func assembles(_ index: Int) -> Bool {
    let word = text(index)
    if word == "instantiateViewController" || word == "instantiateInitialViewController" { return true }
    guard word.first?.isUppercase == true, !word.hasPrefix("UI") else { return false }
    guard ["ViewModel", "ViewController", "FlowController"].contains(where: word.hasSuffix) else {
      return false
    }
    // The type may also stand ahead: `let next: FilmViewController = .init(…)`.
    return isCalled(index) || text(index + 1) == "=" && text(index + 2) == "." && text(index + 3) == "init"
  }
}

extension [SourceToken] {
  /// Where the bracket that opens at an index closes, or the last token.
  fileprivate func closingOrEnd(_ index: Int) -> Int {
    Swift.min(closing(index), count - 1)
  }
}
