import HeadlessUI
import Testing

@testable import MVVMFC

@Suite struct FC21Tests {
  @Test func `FC-21 the application delegate opens the first screen through its factory`() async throws {
    try await expectKept("FC-21")
  }

  @Test func `FC-21 counterexample: another screen creates the first one`() async throws {
    var program = MVVMFCProgram.plain()
    program.start = { window, dependencies, rootIn in
      let navigation = UINavigationController()
      navigation.isToolbarHidden = false
      let welcome = WelcomeViewController { [weak window] in
        window?.rootViewController = navigation
        rootIn(navigation)
      }
      window.rootViewController = welcome
      window.makeKeyAndVisible()
      return welcome
    }
    try await expectBroken("FC-21", naming: "Application", "Factory", by: .running(program))
  }

  @Test func `FC-21 counterexample: the application shows a screen that no factory has created`() async throws
  {
    var program = MVVMFCProgram.plain()
    let rootIn = program.rootIn
    program.rootIn = { navigation, dependencies in
      let flowController = FavouritesFlowController(dependencies: dependencies.manager)
      let favourites = FavouritesViewController(
        viewModel: FavouritesViewModel(
          findFavourites: dependencies.manager.findFavourites, flowController: flowController))
      flowController.viewController = favourites
      navigation.setViewControllers([favourites], animated: false)
      rootIn(navigation, dependencies)
    }
    try await expectBroken("FC-21", naming: "Application → Navigation", "Factory", by: .running(program))
  }
}

/// Opens the app's first screen as soon as its own view has appeared.
private final class WelcomeViewController: UIViewController {
  private let goOn: () -> Void

  init(goOn: @escaping () -> Void) {
    self.goOn = goOn
    super.init()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    goOn()
  }
}
