import Checks
import Tracing

// Flow controllers, who uses them, and what they do.

extension Check {
  static let flowControllersNavigate: Check = Check("FC-01") { evidence in
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
    let helpers = app.transitionHelpers
    let moves = app.code(outside: [.flowController, .factory, .application])
      .filter { !$0.file.stands(in: "Library") }
      .flatMap { passage in
        passage.places { index in
          passage.file.leadsOn(index)
            || helpers.contains(passage.file.text(index)) && passage.file.isCalled(index)
        }.map { place in
          Violation(
            "FC-01", "Flow Controller: \(place) leads to another screen, and no flow controller does.")
        }
      }
    return others + moves
  }

  static let onlyViewModelHasFlow: Check = Check("FC-45") { evidence in
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

  static let flowControllersAssembleNothing: Check = Check("FC-51") { evidence in
    let app = MVVMFCSource(evidence)
    let factories = app.names(of: .factory)
    let code = app.code(of: .flowController)
    guard code.contains(where: { $0.uses(factories) }) else {
      return [Violation.unshown("FC-51", "No Flow Controller uses a Factory.")]
    }
    let answered = app.answeredByFactories
    return code.flatMap { passage in
      passage.places { passage.file.assembles($0, or: answered) }.map { place in
        Violation("FC-51", "Flow Controller: \(place) is assembled by hand, past its Factory.")
      }
    }
  }
}

/// The words for objects that lead from screen to screen and are no flow controllers.
private let navigators: Set<String> = ["coordinator", "router", "wireframe", "navigator"]

/// Whether a name is a flow controller's.
private let flowControllerNames = Memo<String, Bool> { name in
  name.contains("FlowController") || name.hasPrefix("flowController")
}

/// The methods that lead from screen to screen.
private let moves: Set<String> = [
  "pushViewController", "popViewController", "popToViewController", "popToRootViewController",
  "setViewControllers", "showDetailViewController", "performSegue",
]

extension MVVMFCSource {
  /// The names of the library's functions that lead from screen to screen.
  fileprivate var transitionHelpers: Set<String> {
    Set(
      files(in: "Library").flatMap { file in
        (file.typeTexts.map(\.body) + [0..<file.tokens.count]).flatMap { MemberText.all(in: $0, of: file) }
          .filter { member in member.keyword == "func" && member.range.contains { file.leadsOn($0) } }
      }.map(\.name))
  }

  /// The names of the types that factories answer, and of those that inherit from them.
  fileprivate var answeredByFactories: Set<String> {
    let answered = code(of: .factory).flatMap { factory in
      factory.indices.filter { factory.file.text($0 - 1) == ">" && factory.file.text($0 - 2) == "-" }
        .map { factory.file.text($0) }
    }
    let heirs = files.flatMap(\.typeTexts).filter { $0.inherited.contains(where: answered.contains) }
    return Set(answered + heirs.map(\.name))
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

  /// Whether a token is a flow controller's type, or a property called for it.
  fileprivate func namesFlowController(_ index: Int) -> Bool {
    flowControllerNames(text(index))
  }

  /// Whether a token makes a part of a module or an object of one of some types, or has a storyboard make one.
  fileprivate func assembles(_ index: Int, or types: Set<String>) -> Bool {
    let word = text(index)
    if word == "instantiateViewController" || word == "instantiateInitialViewController" { return true }
    guard word.first?.isUppercase == true else { return false }
    let isPart = ["ViewModel", "ViewController", "FlowController"].contains(where: word.hasSuffix)
    guard isPart && !word.hasPrefix("UI") || types.contains(word) else { return false }
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
