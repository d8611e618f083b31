@testable import MVVMFC

/// Has a flow controller that any user of the view model can replace.
final class FC36ViewModel {
  var flowController: any FlowControllerType

  init(flowController: any FlowControllerType) {
    self.flowController = flowController
  }
}
