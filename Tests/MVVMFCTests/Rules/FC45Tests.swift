import Catalogue
import Checks
import HeadlessUI
import Library
import PatternTesting
import SourceModel
import Testing
import Toolchain

@testable import MVVMFC

@Suite struct FC45Tests {
  @Test func `FC-45 a flow controller is created in a factory and used by a view model`() async throws {
    try await expectKept("FC-45")
  }

  @Test func `FC-45 counterexample: a view controller also holds the flow controller`() async throws {
    try await expectBroken(
      "FC-45", naming: "Flow Controller", "View Model", "FC45GreetingsViewController",
      by: .compiling("FC45GreetingsViewController", in: "Modules/Films", for: "FC-45"))
  }

  @Test func `FC-45 counterexample: a service navigates`() async throws {
    try await expectBroken(
      "FC-45", naming: "Flow Controller", "View Model", "FC45GreetingService",
      by: .compiling("FC45GreetingService", in: "Services/Greetings", for: "FC-45"))
  }

  @Test func `FC-45 counterexample: a view model creates its flow controller`() async throws {
    try await expectBroken(
      "FC-45", naming: "Flow Controller", "View Model", "Factory",
      by: .compiling("FC45GreetingsViewModel", in: "Modules/Films", for: "FC-45"))
  }

  @Test func `FC-45 counterexample: an alert holds the flow controller`() async throws {
    try await expectBroken(
      "FC-45", naming: "Flow Controller", "View Model", "AlertFactory",
      by: .compiling("FC45GreetingsFlowController", in: "Modules/Films", for: "FC-45"))
  }

  @Test(arguments: [
    ("{ self.greet() }", true), ("{ [weak self] in self?.greet() }", false),
    ("{ [unowned self] in self.greet() }", false), ("{ [unowned(unsafe) self] in self.greet() }", false),
  ])
  func `FC-45 only a closure that captures the flow controller strongly owns it`(
    closure: String, isOwner: Bool
  ) throws {
    let text = """
      final class GreetingsFlowController: FlowController {
        func showGreeting(in viewController: UIViewController) {
          AlertFactory.showIn(viewController, message: "Hello", retry: \(closure), dependencies: dependencies)
        }
      }
      """
    var evidence = Evidence()
    evidence.sources = mvvmFC.evidence.sources
    evidence.sources.append(
      try SourceFile(name: "GreetingsFlowController.swift", text: text, folder: "Modules/Films"))
    let violations = try mvvmFC.check(of: "FC-45").findings(in: evidence)
    #expect(violations.contains { $0.message.contains("GreetingsFlowController.swift") } == isOwner)
  }
}

private enum FC45GreetingsViewController {
  // import Catalogue
  // import HeadlessUI

  // @testable import MVVMFC

  /// Uses a flow controller itself, instead of asking a view model.
  private final class GreetingsViewController: UIViewController {
    private let way: any FilmsFlowControllerType

    init(way: any FilmsFlowControllerType) {
      self.way = way
      super.init()
    }

    private func open(_ film: Film) {
      way.showFilm(film)
    }
  }
}

private enum FC45GreetingService {
  // import Library

  // @testable import MVVMFC

  /// Shows failures through a flow controller.
  private final class GreetingService {
    weak var flowController: (any FlowControllerType)?

    func fail(_ error: ApiError) {
      flowController?.show(apiError: error) {}
    }
  }
}

private enum FC45GreetingsViewModel {
  private final class GreetingsFlowController {
    func showGreeting() {}
  }

  /// Creates its flow controller instead of receiving it.
  private final class GreetingsViewModel {
    private let flowController = GreetingsFlowController()

    func selectedGreeting() {
      flowController.showGreeting()
    }
  }
}

private enum FC45GreetingsFlowController {
  // import HeadlessUI

  // @testable import MVVMFC

  /// Is also held by a closure that it gives to its alert.
  private final class GreetingsFlowController: FlowController {
    private var greet: (() -> Void)?

    func showGreeting(greet: @escaping () -> Void) {
      self.greet = greet
      guard let viewController else { return }
      AlertFactory.showIn(
        viewController, message: "Hello", retry: { self.greet?() }, dependencies: dependencies)
    }
  }
}
