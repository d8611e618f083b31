@testable import MVVMFC

/// Has a flow controller that whoever knows it can replace.
final class FC36ViewModel {
  var flowController: any FlowControllerType

  init(flowController: any FlowControllerType) {
    self.flowController = flowController
  }
}
