import Catalogue
import Checks
import Testing

@testable import MVVMFC

@Suite struct FC36Tests {
  @Test func `FC-36 the view model receives its flow controller in its initializer`() async throws {
    try await expectKept("FC-36")
  }

  @Test func `FC-36 counterexample: the flow controller is set later`() async throws {
    try await expectBroken(
      "FC-36", naming: "View Model → Flow Controller", "GreetingsViewModel",
      by: .declaredBeside("FC36Program").besidePattern)
  }

  @Test func `FC-36 counterexample: the flow controller is an optional argument of the initializer`()
    async throws
  {
    try await expectBroken(
      "FC-36", naming: "View Model → Flow Controller", "GreetingsViewModel",
      by: .declaredBeside("FC36OptionalProgram").besidePattern)
  }

  @Test func `FC-36 counterexample: the flow controller can be replaced`() async throws {
    let evidence = try await Evidence.compiling(
      "FC36ViewModel", in: "Modules/Films", for: "FC-36")
    try await expectBroken(
      "FC-36", naming: "View Model → Flow Controller", "FC36ViewModel.flowController", "later",
      by: evidence.besidePattern)
  }
}

/// Receives its flow controller after its initializer.
enum FC36Program {
  final class GreetingsViewModel {
    var flowController: (any FilmsFlowControllerType)?

    func reload() {}
  }
}

/// Can be created without a flow controller.
enum FC36OptionalProgram {
  final class GreetingsViewModel {
    private let flow: (any FilmsFlowControllerType)?

    init(flow: (any FilmsFlowControllerType)? = nil) {
      self.flow = flow
    }

    func reload() {}
  }
}

private enum FC36ViewModel {
  // @testable import MVVMFC

  /// Has a flow controller that any user of the view model can replace.
  final class FC36ViewModel {
    var flowController: any FlowControllerType

    init(flowController: any FlowControllerType) {
      self.flowController = flowController
    }
  }
}
