@testable import MVVMFC

/// Has a flow controller that every user of it can replace.
final class FC36ViewModel {
  var flowController: any FlowControllerType

  init(flowController: any FlowControllerType) {
    self.flowController = flowController
  }
}
