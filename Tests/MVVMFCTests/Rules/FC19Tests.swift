import HeadlessUI
import Testing

@testable import MVVMFC

@Suite struct FC19Tests {
  @Test func `FC-19 rootIn creates a screen and makes it the root`() async throws {
    try await expectKept("FC-19")
  }

  @Test func `FC-19 counterexample: rootIn pushes the screen`() async throws {
    var program = MVVMFCProgram()
    program.rootIn = { PushingFactory.rootIn($0, dependencies: $1.manager) }
    try await expectBroken(
      "FC-19", naming: "Factory → Navigation", "pushViewController", by: .running(program))
  }

  @Test func `FC-19 counterexample: rootIn puts another screen below the root`() async throws {
    var program = MVVMFCProgram()
    program.rootIn = { PilingFactory.rootIn($0, dependencies: $1.manager) }
    try await expectBroken("FC-19", naming: "Factory → Navigation", "2 screens", by: .running(program))
  }
}

/// Pushes the screen onto the stack.
private enum PushingFactory {
  static func create(dependencies: any DependencyManager) -> UIViewController {
    CountriesFactory.create(dependencies: dependencies)
  }

  static func rootIn(_ navigationController: UINavigationController, dependencies: any DependencyManager) {
    navigationController.pushViewController(create(dependencies: dependencies), animated: false)
  }
}

/// Puts the favourites below the countries.
private enum PilingFactory {
  static func create(dependencies: any DependencyManager) -> UIViewController {
    CountriesFactory.create(dependencies: dependencies)
  }

  static func rootIn(_ navigationController: UINavigationController, dependencies: any DependencyManager) {
    let favourites = FavouritesFactory.create(dependencies: dependencies)
    navigationController.setViewControllers(
      [favourites, create(dependencies: dependencies)], animated: false)
  }
}
