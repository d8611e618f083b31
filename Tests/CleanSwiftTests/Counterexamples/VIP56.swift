protocol VIP56ViewControllerInput: AnyObject {
  func displayGreet(viewModel: String)
}

final class VIP56ViewController: VIP56ViewControllerInput {
  func displayGreet(viewModel: String) {}
}

/// Can send to only one class of view controller.
final class VIP56Presenter {
  weak var output: VIP56ViewController?
}
