import Checks
import Facts
import PatternTesting
import Testing

@Suite struct FC45Tests {
  @Test func `FC-45 a flow controller is created in a factory and used by a view model`() throws {
    try expectKept("FC-45")
  }

  @Test func `FC-45 counterexample: a view controller also holds the flow controller`() async throws {
    try await expectBroken(
      "FC-45", naming: "Flow Controller", "View Model", "FC45GreetingsViewController",
      by: .compiling("Counterexamples/FC45GreetingsViewController.swift", in: "Modules/Films", for: "FC-45"))
  }

  @Test func `FC-45 counterexample: a service navigates`() async throws {
    try await expectBroken(
      "FC-45", naming: "Flow Controller", "View Model", "FC45GreetingService",
      by: .compiling("Counterexamples/FC45GreetingService.swift", in: "Services/Greetings", for: "FC-45"))
  }

  @Test func `FC-45 counterexample: a view model creates its flow controller`() async throws {
    try await expectBroken(
      "FC-45", naming: "Flow Controller", "View Model", "Factory",
      by: .compiling("Counterexamples/FC45GreetingsViewModel.swift", in: "Modules/Films", for: "FC-45"))
  }

  @Test func `FC-45 counterexample: an alert holds the flow controller`() async throws {
    try await expectBroken(
      "FC-45", naming: "Flow Controller", "View Model", "AlertFactory",
      by: .compiling("Counterexamples/FC45GreetingsFlowController.swift", in: "Modules/Films", for: "FC-45"))
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
