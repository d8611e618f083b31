import HeadlessUI

/// Could name any widget there is.
private final class GreetingInteractor {
  func greet() {}
}
