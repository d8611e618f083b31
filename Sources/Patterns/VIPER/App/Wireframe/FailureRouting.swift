/// Shows the failures of a screen.
protocol FailureRouting: AnyObject {
  /// Shows `message` in an alert that offers to try again.
  ///
  /// If the screen is out of sight or in a transition, or an alert is just going, no alert is shown. If an alert is
  /// presented, its message is replaced.
  ///
  /// - Parameter retry: Repeats what failed; called when the user taps "Try Again".
  func showFailure(_ message: String, retry: @escaping () -> Void)
}
