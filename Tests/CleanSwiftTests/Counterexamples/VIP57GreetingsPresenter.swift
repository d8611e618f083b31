private protocol GreetingsPresenterOutput: AnyObject {
  func displayGreeting(viewModel: String)
}

/// Has a weak output, but assumes that it still exists.
private final class GreetingsPresenter {
  weak var output: (any GreetingsPresenterOutput)?

  func presentGreeting(response: String) {
    output!.displayGreeting(viewModel: response)
  }
}
