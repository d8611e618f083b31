import HeadlessUI
import Testing

@testable import CleanSwift

@Suite struct VIP21Tests {
  @Test func `VIP-21 the view controller calls the configurator as it is created`() async throws {
    try await expectKept("VIP-21")
  }

  @Test func `VIP-21 counterexample: the view controller calls the configurator when its view loads`()
    async throws
  {
    let program = CleanSwiftProgram.plain(controller: {
      WaitingViewController(dependencies: $0, configurator: $1)
    })
    try await expectBroken("VIP-21", naming: "View Controller → Configurator", by: .running(program))
  }
}

/// Calls the configurator when its view loads.
private final class WaitingViewController: PlainViewController {
  private var connect: (() -> Void)?

  override func configure(
    _ configurator: PlainConfigurator, _ dependencies: any Dependencies
  ) {
    connect = { [unowned self] in configurator.configure(self, dependencies: dependencies) }
  }

  override func loadView() {
    connect?()
    connect = nil
    super.loadView()
  }
}
