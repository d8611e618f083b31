import Catalogue
import Checks
import HeadlessUI
import Library
import PatternTesting
import Playing
import Testing

@testable import MVVMFC

@Suite struct FC15Tests {
  @Test func `FC-15 a factory creates the whole module`() async throws {
    try await expectKept("FC-15")
  }

  @Test func `FC-15 a flow controller may push a screen that a factory created`() async {
    await mvvmFC.expectUnbroken(by: .running(.plain(flowController: PushingFlowController.self)))
  }

  @Test func `FC-15 counterexample: the factory does not give the flow controller its view controller`()
    async throws
  {
    var program = MVVMFCProgram()
    program.rootIn = { navigation, dependencies in
      OpenFactory.rootIn(navigation, dependencies: dependencies.manager)
      OpenFactory.flowController?.viewController = navigation.topViewController
    }
    try await expectBroken(
      "FC-15", naming: "Factory → Flow Controller", "View Controller", by: .running(program))
  }

  @Test func `FC-15 counterexample: the flow controller creates the parts of the next module`() async throws {
    try await expectBroken(
      "FC-15", naming: "Flow Controller", "Factory",
      by: .running(.plain(flowController: AssemblingFlowController.self)))
  }

  @Test func `FC-15 counterexample: the flow controller creates one of two modules that it shows`()
    async throws
  {
    let story = Story(
      id: "double-visit", wish: "look in, and find two screens above the first",
      steps: Story.plainVisit.steps.prefix(8) + [
        .goBack(), .reply(), .pick("The Man without a Past"), .reply(),
      ])
    try await expectBroken(
      "FC-15", naming: "Flow Controller", "Factory",
      by: .running(.plain(flowController: SparingFlowController.self), performing: story))
  }

  @Test func `FC-15 counterexample: the flow controller creates an alert`() async throws {
    let story = Story(
      id: "failing-visit", wish: "look in while nothing works",
      steps: Story.plainVisit.steps + [.goBack(), .tap("Favourites"), .fail()])
    try await expectBroken(
      "FC-15", naming: "Flow Controller → Navigation", "present", "Factory",
      by: .running(.plain(flowController: AlertingFlowController.self), performing: story))
  }

  @Test func `FC-15 counterexample: the factory creates only a view controller`() async throws {
    let program = MVVMFCProgram.plain(flowController: BareFlowController.self)
    // Only the trace is evidence: checks do not examine objects of a type that belongs to no module.
    var evidence = Evidence()
    evidence.traces = Evidence.running(program).traces
    try await expectBroken("FC-15", naming: "Factory → View Controller", "View Model", by: evidence)
  }
}

/// Gets a screen from its factory, and pushes it.
private final class PushingFlowController: PlainFlowController {
  override func showFavourites() {
    viewController?.navigationController?.pushViewController(
      FavouritesFactory.create(dependencies: dependencies), animated: true)
  }
}

/// Does not give the flow controller its view controller.
private enum OpenFactory {
  static weak var flowController: PlainFlowController?

  static func create(dependencies: any DependencyManager) -> UIViewController {
    let flowController = PlainFlowController(dependencies: dependencies)
    self.flowController = flowController
    return PlainViewController(
      viewModel: PlainViewModel(
        catalogue: dependencies.catalogue, findFavourites: dependencies.findFavourites,
        flowController: flowController))
  }

  static func rootIn(_ navigationController: UINavigationController, dependencies: any DependencyManager) {
    navigationController.setViewControllers([create(dependencies: dependencies)], animated: false)
  }
}

/// Asks a factory for the films, and puts the favourites above them without their factory.
private final class SparingFlowController: AssemblingFlowController {
  override func showFilms(of country: Country) {
    guard let navigationController else { return }
    let films = FilmsFactory.create(country: country, dependencies: dependencies)
    navigationController.setViewControllers(
      navigationController.viewControllers + [films, makeFavourites()], animated: true)
  }
}

/// Does the work of the favourites' factory.
private class AssemblingFlowController: PlainFlowController {
  override func showFavourites() {
    viewController?.navigationController?.pushViewController(makeFavourites(), animated: true)
  }

  func makeFavourites() -> UIViewController {
    let flowController = FavouritesFlowController(dependencies: dependencies)
    let next = FavouritesViewController(
      viewModel: FavouritesViewModel(
        findFavourites: dependencies.findFavourites, flowController: flowController))
    flowController.viewController = next
    return next
  }
}

/// Does the work of the alert's factory.
private final class AlertingFlowController: PlainFlowController {
  override func show(apiError: ApiError, retry: @escaping () -> Void) {
    let alert = UIAlertController(title: nil, message: apiError.message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Try Again", style: .default) { _ in retry() })
    viewController?.present(alert, animated: true)
  }
}

/// Opens the films through a factory that creates no module.
private final class BareFlowController: PlainFlowController {
  override func showFilms(of country: Country) {
    guard let navigationController else { return }
    BareFactory.pushIn(
      navigationController, country: country, dependencies: dependencies)
  }
}

/// Creates a bare view controller.
private enum BareFactory {
  static func create(country: Country, dependencies: any DependencyManager) -> UIViewController {
    UIViewController()
  }

  static func pushIn(
    _ navigationController: UINavigationController?, country: Country, dependencies: any DependencyManager
  ) {
    navigationController?.pushViewController(
      create(country: country, dependencies: dependencies), animated: true)
  }
}
