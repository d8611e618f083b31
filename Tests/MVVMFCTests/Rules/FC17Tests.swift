import Catalogue
import Checks
import HeadlessUI
import Playing
import Testing

@testable import MVVMFC

@Suite struct FC17Tests {
  @Test func `FC-17 pushIn creates a screen and pushes it`() async throws {
    try await expectKept("FC-17")
  }

  @Test func `FC-17 counterexample: pushIn presents the screen`() async throws {
    let program = MVVMFCProgram.plain(flowController: PresentingFlowController.self)
    try await expectBroken("FC-17", naming: "Factory → Navigation", "pushIn", by: .running(program))
  }

  @Test func `FC-17 counterexample: pushIn replaces the stack with the screen`() async throws {
    let program = MVVMFCProgram.plain(flowController: ReplacingFlowController.self)
    try await expectBroken(
      "FC-17", naming: "Factory → Navigation", "setViewControllers", by: .running(program))
  }

  @Test func `FC-17 counterexample: pushIn pushes the same screen again`() async throws {
    let program = MVVMFCProgram.plain(flowController: KeepingFlowController.self)
    // Other rules report that the kept objects outlive the app; this test reads only the messages.
    var evidence = Evidence.appSession
    evidence.traces.append(try Performance(of: .twoVisits, by: MVVMFCArchitecture(program)).document)
    try await expectBroken("FC-17", naming: "Factory → Navigation", "not created", by: evidence)
  }
}

private final class PresentingFlowController: PlainFlowController {
  override func showFilms(of country: Country) {
    guard let navigationController else { return }
    PresentingFactory.pushIn(
      navigationController, country: country, dependencies: dependencies)
  }
}

/// Presents the films over the countries, without a back button.
private enum PresentingFactory {
  static func create(country: Country, dependencies: any DependencyManager) -> UIViewController {
    FilmsFactory.create(country: country, dependencies: dependencies)
  }

  static func pushIn(
    _ navigationController: UINavigationController?, country: Country, dependencies: any DependencyManager
  ) {
    navigationController?.present(create(country: country, dependencies: dependencies), animated: true)
  }
}

private final class ReplacingFlowController: PlainFlowController {
  override func showFilms(of country: Country) {
    guard let navigationController else { return }
    ReplacingFactory.pushIn(
      navigationController, country: country, dependencies: dependencies)
  }
}

/// Replaces the countries with the films.
private enum ReplacingFactory {
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

private final class KeepingFlowController: PlainFlowController {
  override func showFilms(of country: Country) {
    guard let navigationController else { return }
    KeepingFactory.pushIn(
      navigationController, country: country, dependencies: dependencies)
  }
}

/// Creates the screen only once, whatever the country.
private enum KeepingFactory {
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
  /// A sort, a search that fails, and two visits to the same country.
  fileprivate static let twoVisits = Story(
    id: "two-visits", wish: "look at a country twice",
    steps: [
      .launch(), .reply(), .tap("Name ↑"), .paste("fin"), .fail(), .tap("Try Again"), .reply(),
      .pick("Finland"), .reply(), .goBack(), .pick("Finland"), .goBack(),
    ])
}
