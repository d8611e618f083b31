protocol VIP56ViewControllerInput: AnyObject {
  func displayGreet(viewModel: String)
}

final class VIP56ViewController: VIP56ViewControllerInput {
  func displayGreet(viewModel: String) {}
}

/// Can have one class of view controllers display what it has made.
final class VIP56Presenter {
  weak var output: VIP56ViewController?
}
