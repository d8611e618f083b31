protocol VIP46TwinPresenterInput: AnyObject {}

protocol VIP46TwinInteractorInput: AnyObject {}

/// A second protocol for the boundary to the presenter.
protocol VIP46TwinInteractorOutput: AnyObject {}

final class VIP46TwinInteractor: VIP46TwinInteractorInput {
  var output: (any VIP46TwinInteractorOutput)?
}
