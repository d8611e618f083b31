/// A view controller that has a view model: where the trace puts a decorator.
protocol ViewModelHolder<ViewModel>: AnyObject {
  associatedtype ViewModel
  var viewModel: ViewModel { get set }
}

/// A view model that has a flow controller.
protocol FlowControllerHolder<FlowController>: AnyObject {
  associatedtype FlowController
  var flowController: FlowController { get set }
}
