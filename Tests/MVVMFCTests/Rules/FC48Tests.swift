import Catalogue
import HeadlessUI
import Testing

@testable import MVVMFC

@Suite struct FC48Tests {
  @Test func `FC-48 the dependency manager is passed on`() async throws {
    try await expectKept("FC-48")
  }

  @Test func `FC-48 counterexample: the flow controller creates a manager for the next module`() async throws
  {
    try await expectBroken(
      "FC-48", naming: "Flow Controller → Factory", "Dependency Manager",
      by: .running(.plain(flowController: RemakingFlowController.self)))
  }

  @Test func `FC-48 counterexample: a module uses a manager other than the one it was given`()
    async throws
  {
    try await expectBroken(
      "FC-48", naming: "Flow Controller → Factory", "Dependency Manager",
      by: .running(.plain(flowController: TrustingFlowController.self)))
  }

  @Test func `FC-48 counterexample: the flow controller passes on a manager that it finds by itself`()
    async throws
  {
    var program = MVVMFCProgram.plain(flowController: FindingFlowController.self)
    program.makeDependencies = {
      let manager = AppDependencyManager(catalogue: ApiCatalogueService(onStage: $0), favourites: $1)
      FindingFlowController.manager = manager
      return manager
    }
    try await expectBroken(
      "FC-48", naming: "Flow Controller → Factory", "Dependency Manager", by: .running(program))
  }
}

/// Gives the films a new manager.
private final class RemakingFlowController: PlainFlowController {
  override func showFilms(of country: Country) {
    guard let navigationController else { return }
    FilmsFactory.pushIn(
      navigationController, country: country, dependencies: dependencies.remade)
  }
}

/// Opens the films with a factory that creates a manager.
private final class TrustingFlowController: PlainFlowController {
  override func showFilms(of country: Country) {
    guard let navigationController else { return }
    RemakingFactory.pushIn(
      navigationController, country: country, dependencies: dependencies)
  }
}

/// Gives the module's flow controller a manager that the factory created.
private enum RemakingFactory {
  static func create(country: Country, dependencies: any DependencyManager) -> UIViewController {
    FilmsFactory.create(country: country, dependencies: dependencies.remade)
  }

  static func pushIn(
    _ navigationController: UINavigationController?, country: Country, dependencies: any DependencyManager
  ) {
    navigationController?.pushViewController(
      create(country: country, dependencies: dependencies), animated: true)
  }
}

extension DependencyManager {
  /// Another manager, with the same services and empty favourites.
  fileprivate var remade: any DependencyManager {
    PlainDependencyManager(catalogue: catalogue, favourites: InMemoryFavourites())
  }
}

/// Gives the films the manager that a static property refers to.
private final class FindingFlowController: PlainFlowController {
  static weak var manager: (any DependencyManager)?

  override func showFilms(of country: Country) {
    guard let navigationController, let manager = Self.manager else { return }
    FilmsFactory.pushIn(navigationController, country: country, dependencies: manager)
  }
}
