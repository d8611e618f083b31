import Catalogue
import HeadlessUI
import Specification
import Stories
import Testing

@testable import MVVMFC

@Suite struct FC17Tests {
  @Test func `FC-17 pushIn creates a screen and pushes it`() throws {
    try expectKept("FC-17")
  }

  @Test func `FC-17 counterexample: pushIn presents the screen`() throws {
    var program = MVVMFCProgram.plain()
    program.factories.films = PresentingFactory.self
    try expectBroken("FC-17", naming: "Factory → Navigation", "pushIn", by: .running(program))
  }

  @Test func `FC-17 counterexample: pushIn puts the screen in the place of the stack`() throws {
    var program = MVVMFCProgram.plain()
    program.factories.films = ReplacingFactory.self
    try expectBroken("FC-17", naming: "Factory → Navigation", "setViewControllers", by: .running(program))
  }

  @Test func `FC-17 counterexample: pushIn shows the same screen again`() throws {
    var program = MVVMFCProgram.plain()
    program.factories.films = KeepingFactory.self
    // What is kept outlives its app, which is the matter of other rules: only the messages are looked at.
    var evidence = Evidence.appSession
    evidence.traces.append(try Performance(of: .twoVisits, by: MVVMFCArchitecture(program)).document)
    try expectBroken("FC-17", naming: "Factory → Navigation", "not created", by: evidence)
  }
}

/// Shows films over the countries, with no way back.
private enum PresentingFactory: FilmsFactoryType {
  static func create(country: Country, dependencies: any DependencyManager) -> UIViewController {
    FilmsFactory.create(country: country, dependencies: dependencies)
  }

  static func pushIn(
    _ navigationController: UINavigationController?, country: Country, dependencies: any DependencyManager
  ) {
    navigationController?.present(create(country: country, dependencies: dependencies), animated: true)
  }
}

/// Takes the countries away when it shows films.
private enum ReplacingFactory: FilmsFactoryType {
  static func create(country: Country, dependencies: any DependencyManager) -> UIViewController {
    FilmsFactory.create(country: country, dependencies: dependencies)
  }

  static func pushIn(
    _ navigationController: UINavigationController?, country: Country, dependencies: any DependencyManager
  ) {
    let next = create(country: country, dependencies: dependencies)
    navigationController?.setViewControllers([next], animated: true)
  }
}

/// Creates the screen once, for whichever country comes first.
private enum KeepingFactory: FilmsFactoryType {
  private static var kept: UIViewController?

  static func create(country: Country, dependencies: any DependencyManager) -> UIViewController {
    FilmsFactory.create(country: country, dependencies: dependencies)
  }

  static func pushIn(
    _ navigationController: UINavigationController?, country: Country, dependencies: any DependencyManager
  ) {
    let next = kept ?? create(country: country, dependencies: dependencies)
    kept = next
    navigationController?.pushViewController(next, animated: true)
  }
}

nonisolated extension Story {
  /// A sort, a search that fails, and two looks at the same country.
  fileprivate static let twoVisits = Story(
    id: "two-visits", wish: "look at a country twice",
    steps: [
      .launch(), .reply(), .tap("Name ↑"), .paste("fin"), .fail(), .tap("Try Again"), .reply(),
      .pick("Finland"), .reply(), .goBack(), .pick("Finland"), .goBack(),
    ])
}
