protocol VIP55TwinViewControllerInput: AnyObject {}

protocol VIP55TwinPresenterInput: AnyObject {}

/// Names the boundary to the view controller a second time.
protocol VIP55TwinPresenterOutput: AnyObject {}

final class VIP55TwinPresenter: VIP55TwinPresenterInput {
  weak var output: (any VIP55TwinPresenterOutput)?
}
