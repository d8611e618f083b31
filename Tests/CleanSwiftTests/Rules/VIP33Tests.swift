import Checks
import HeadlessUI
import PatternTesting
import Playing
import Testing

@testable import CleanSwift

@Suite struct VIP33Tests {
  @Test func `VIP-33 each scene gets fresh parts, connected once`() async throws {
    try await expectKept("VIP-33")
  }

  @Test func `VIP-33 counterexample: the view controller is connected again when its view loads`()
    async throws
  {
    let program = CleanSwiftProgram.plain(controller: {
      AnxiousViewController(dependencies: $0, configurator: $1)
    })
    try await expectBroken("VIP-33", naming: "View Controller → Configurator", by: .runningBeside(program))
  }

  @Test func `VIP-33 counterexample: two scenes share a presenter`() async throws {
    let program = CleanSwiftProgram.plain(configurator: ThriftyConfigurator.self)
    try await expectBroken(
      "VIP-33", naming: "Configurator → Presenter", by: .runningBeside(program, performing: .twoVisits))
  }

  @Test func `VIP-33 counterexample: the function that creates a scene connects it a second time`()
    async throws
  {
    var evidence = Evidence.readingBeside("VIP33")
    evidence.traces = Evidence.running(.plain()).traces
    try await expectBroken("VIP-33", naming: "View Controller → Configurator", "VIP33.swift", by: evidence)
  }
}

nonisolated extension Story {
  /// The plain visit, and a second scene of the same kind.
  fileprivate static let twoVisits = Story(
    id: "two-visits", wish: "look in twice", steps: plainVisit.steps + [.relaunch(), .reply()])
}

/// Calls its configurator again when its view loads.
private final class AnxiousViewController: PlainViewController {
  private var connectAgain: (() -> Void)?

  override func configure(
    _ configurator: PlainConfigurator, _ dependencies: any Dependencies
  ) {
    super.configure(configurator, dependencies)
    connectAgain = { [unowned self] in configurator.configure(self, dependencies: dependencies) }
  }

  override func loadView() {
    super.loadView()
    connectAgain?()
  }
}

/// Uses one presenter for all scenes.
private final class ThriftyConfigurator: PlainConfigurator {
  private let presenter = PlainPresenter()

  override func connect(
    _ viewController: PlainViewController, _ interactor: PlainInteractor, _ presenter: PlainPresenter,
    _ router: PlainRouter
  ) {
    super.connect(viewController, interactor, self.presenter, router)
  }
}

// MARK: - VIP33

// import HeadlessUI

/// Calls its configurator in its initializer.
private final class GreetingsViewController: UIViewController {
  override init() {
    super.init()
    GreetingsConfigurator.shared.configure(self)
  }
}

private final class GreetingsConfigurator {
  static let shared = GreetingsConfigurator()

  private init() {}

  func configure(_ viewController: GreetingsViewController) {}
}

/// Creates a scene and connects it a second time.
private func makeScene() -> UIViewController {
  let controller = GreetingsViewController()
  GreetingsConfigurator.shared.configure(controller)
  return controller
}
