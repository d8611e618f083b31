import Checks
import Tracing

// Factories, who uses them, and what they give to view models.

extension Check {
  static let factoriesAreStatic: Check = Check("FC-14") { evidence in
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

  static let flowControllersUseFactories: Check = Check("FC-22") { evidence in
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
        return factories.contains(text) && !isOwn
      }
    }
    let outside = users.flatMap { $0.places(of: factories) }
    let later = app.code(of: .application).flatMap { $0.laterFactories(among: factories) }
    return (outside + neighbours + later).map { place in
      Violation("FC-22", "Factory: \(place) is used, and not by a Flow Controller.")
    }
  }

  static let factoriesAskManager: Check = Check("FC-24") { evidence in
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
    let labels = app.labelsOfDelivered
    let reached = factories.flatMap { factory in
      factory.places { factory.file.isSingleton($0) || factory.file.isMade($0, for: labels) }
    }
    return asked + viewModels
      + (made + reached).uniqued.map { place in
        Violation("FC-24", "Factory → View Model: \(place) does not come from the Dependency Manager.")
      }
  }
}

extension MVVMFCSource {
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

  /// The names by which view models are given what the dependency manager delivers, such as `catalogue`.
  fileprivate var labelsOfDelivered: Set<String> {
    let types = Set(
      members(of: .dependencyManager) { $0.keyword == "var" || $0.keyword == "let" }.flatMap(\.types))
    return Set(members(of: .viewModel) { $0.keyword == "init" }.flatMap { $0.labels(of: types) })
  }

  /// What the types that play a part declare, each with its file.
  private func members(of part: Role, where isMeant: (MemberText) -> Bool) -> [Member] {
    files.flatMap { file in
      file.typeTexts.filter { self.part(of: $0) == part }.flatMap { MemberText.all(in: $0.body, of: file) }
        .filter(isMeant).map { Member(file: file, text: $0) }
    }
  }
}

/// A declaration in a type's body, with the file that it stands in.
private struct Member {
  let file: SourceFile
  let text: MemberText

  /// The names of types in it.
  var types: [String] { text.range.map { file.text($0) }.filter { $0.first?.isUppercase == true } }

  /// The labels of parameters that are of one of some types.
  func labels(of types: Set<String>) -> [String] {
    text.range.filter { types.contains(file.text($0)) }.compactMap { index in
      let colon = text.range.last { $0 < index && file.text($0) == ":" }
      return colon.map { file.text($0 - 1) }
    }
  }
}

extension Passage {
  /// The places where factories lead on, where more than one is used: none of them makes the first screen.
  fileprivate func laterFactories(among factories: Set<String>) -> [String] {
    let uses = indices.filter { factories.contains(file.text($0)) }
    guard Set(uses.map { file.text($0) }).count > 1 else { return [] }
    return uses.filter { ["pushIn", "showIn"].contains(file.text($0 + 2)) }.map(file.place)
  }
}

extension MemberText {
  /// Whether it is a static method.
  fileprivate var isStaticMethod: Bool {
    keyword == "func" && (modifiers.contains("static") || modifiers.contains("class"))
  }
}

extension SourceFile {
  /// Whether a token makes a view model.
  fileprivate func makesViewModel(_ index: Int) -> Bool {
    text(index).hasSuffix("ViewModel") && text(index).first?.isUppercase == true && isCalled(index)
  }

  /// Whether a token makes an object where something is given, or kept, by one of some names.
  fileprivate func isMade(_ index: Int, for names: Set<String>) -> Bool {
    names.contains(text(index - 2)) && [":", "="].contains(text(index - 1)) && isCalled(index)
      && text(index).first?.isUppercase == true
  }
}
