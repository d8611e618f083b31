/// Is known by its class, as it has no input protocol.
final class VIP46Interactor {
  var output: (any VIP46InteractorOutput)?
}

protocol VIP46PresenterInput: AnyObject {}

typealias VIP46InteractorOutput = VIP46PresenterInput
