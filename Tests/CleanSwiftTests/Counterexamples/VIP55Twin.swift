protocol VIP55TwinViewControllerInput: AnyObject {}

protocol VIP55TwinPresenterInput: AnyObject {}

/// A second protocol for the boundary to the view controller.
protocol VIP55TwinPresenterOutput: AnyObject {}

final class VIP55TwinPresenter: VIP55TwinPresenterInput {
  weak var output: (any VIP55TwinPresenterOutput)?
}
