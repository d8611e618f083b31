/// Keeps its delegate alive until the work ends.
private final class GreetingInteractor {
  weak var delegate: (any GreetingInteractorDelegate)?

  func greet(_ work: (@escaping () -> Void) -> Void) {
    work { [delegate] in delegate?.greetingDidEnd() }
  }
}

private protocol GreetingInteractorDelegate: AnyObject {
  func greetingDidEnd()
}
