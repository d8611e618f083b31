import Specification
import Stories
import Testing

@testable import CleanSwift

@Suite struct VIP31Tests {
  @Test func `VIP-31 the configurator connects the parts of the cycle`() throws {
    try expectKept("VIP-31")
  }

  @Test func `VIP-31 counterexample: the view controller makes its own router`() throws {
    let program = CleanSwiftProgram.plain(
      configurator: YieldingConfigurator.self,
      controller: { HandyViewController(dependencies: $0, configurator: $1) })
    try expectBroken("VIP-31", naming: "Configurator → Router", by: .running(program))
  }
}

/// Brings a router of its own along.
private final class HandyViewController: PlainViewController {
  override func configure(
    _ configurator: any Configuring<PlainViewController>, _ dependencies: any Dependencies
  ) {
    router = PlainRouter()
    super.configure(configurator, dependencies)
  }
}

/// Takes the router that is there.
private final class YieldingConfigurator: PlainConfigurator {
  override func connect(
    _ viewController: PlainViewController, _ interactor: PlainInteractor, _ presenter: PlainPresenter,
    _ router: PlainRouter
  ) {
    let router = viewController.router as? PlainRouter ?? router
    super.connect(viewController, interactor, presenter, router)
  }
}
