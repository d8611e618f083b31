/// Declares the requests of its view controller, but not the view models that it displays.
protocol VIP27InputlessInteractorInput: AnyObject {}

typealias VIP27InputlessViewControllerOutput = VIP27InputlessInteractorInput

final class VIP27InputlessViewController {
  var output: (any VIP27InputlessViewControllerOutput)?
}
