@testable import MVVMFC

private final class GreetingsViewModel {
  var flowController: any FlowControllerType

  init(flowController: any FlowControllerType) {
    self.flowController = flowController
  }
}

/// Replaces the flow controller that the view model has received.
private enum FC36Factory {
  static func create(dependencies: any DependencyManager) -> GreetingsViewModel {
    let viewModel = GreetingsViewModel(flowController: FlowController(dependencies: dependencies))
    let flowController = FlowController(dependencies: dependencies)
    viewModel.flowController = flowController
    return viewModel
  }
}
