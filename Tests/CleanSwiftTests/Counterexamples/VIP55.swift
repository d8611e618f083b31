/// Is known by its class, as it has no input protocol.
final class VIP55Presenter {
  weak var output: (any VIP55PresenterOutput)?
}

protocol VIP55ViewControllerInput: AnyObject {}

typealias VIP55PresenterOutput = VIP55ViewControllerInput
