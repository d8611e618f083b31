protocol VIP46TwinPresenterInput: AnyObject {}

protocol VIP46TwinInteractorInput: AnyObject {}

/// Names the boundary to the presenter a second time.
protocol VIP46TwinInteractorOutput: AnyObject {}

final class VIP46TwinInteractor: VIP46TwinInteractorInput {
  var output: (any VIP46TwinInteractorOutput)?
}
