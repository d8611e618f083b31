import Catalogue
import HeadlessUI
import Playing
import Testing

@testable import CleanSwift

@Suite struct VIP22Tests {
  @Test func `VIP-22 the cycle is connected before any event can arrive`() async throws {
    try await expectKept("VIP-22")
  }

  @Test func `VIP-22 an unconnected cycle loads nothing`() throws {
    let program = CleanSwiftProgram.plain(configurator: IdleConfigurator.self)
    let stage = Stage(CleanSwiftArchitecture(program))
    try stage.perform(.launch())
    #expect(stage.catalogue.pending.isEmpty)
    #expect(!stage.robot.sees("countries"))
  }

  @Test func `VIP-22 counterexample: the router receives its view controller only in viewDidAppear`()
    async throws
  {
    let program = CleanSwiftProgram.plain(
      configurator: HastyConfigurator.self,
      controller: { TardyViewController(dependencies: $0, configurator: $1) })
    try await expectBroken("VIP-22", naming: "Configurator → Router", by: .running(program))
  }
}

/// Connects nothing.
private final class IdleConfigurator: PlainConfigurator {
  override func configure(_ viewController: PlainViewController, dependencies: any Dependencies) {}
}

/// Lets the view controller make the last connection.
private final class HastyConfigurator: PlainConfigurator {
  override func connect(
    _ viewController: PlainViewController, _ interactor: PlainInteractor, _ presenter: PlainPresenter,
    _ router: PlainRouter
  ) {
    super.connect(viewController, interactor, presenter, router)
    router.viewController = nil
    (viewController as? TardyViewController)?.unfinishedRouter = router
  }
}

/// Makes the last connection when its view has appeared.
private final class TardyViewController: PlainViewController {
  var unfinishedRouter: PlainRouter?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    unfinishedRouter?.viewController = self
    unfinishedRouter = nil
  }
}
