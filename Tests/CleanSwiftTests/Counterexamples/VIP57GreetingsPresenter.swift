private protocol GreetingsPresenterOutput: AnyObject {
  func displayGreeting(viewModel: String)
}

/// Has a weak output, and relies on its being there.
private final class GreetingsPresenter {
  weak var output: (any GreetingsPresenterOutput)?

  func presentGreeting(response: String) {
    output!.displayGreeting(viewModel: response)
  }
}
