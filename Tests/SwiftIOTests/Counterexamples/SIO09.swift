import HeadlessUI

/// Imports the user interface, so later code could name any widget.
private final class GreetingInteractor {
  func greet() {}
}
