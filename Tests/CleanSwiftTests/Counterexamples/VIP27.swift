/// Declares two protocols for the boundary to the interactor, one from either side.
protocol VIP27ViewControllerInput: AnyObject {}

protocol VIP27ViewControllerOutput: AnyObject {}

protocol VIP27InteractorInput: AnyObject {}

final class VIP27ViewController: VIP27ViewControllerInput {
  var output: (any VIP27ViewControllerOutput)?
}
