/// Says what its view controller asks, and not what it can be given.
protocol VIP27InputlessInteractorInput: AnyObject {}

typealias VIP27InputlessViewControllerOutput = VIP27InputlessInteractorInput

final class VIP27InputlessViewController {
  var output: (any VIP27InputlessViewControllerOutput)?
}
