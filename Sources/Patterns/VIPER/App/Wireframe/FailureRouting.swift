/// Shows the failures of a screen.
protocol FailureRouting: AnyObject {
  /// Shows `message` in an alert that offers to try again.
  ///
  /// If the scene is off screen, no alert is shown. If an alert is already presented, its message is replaced.
  ///
  /// - Parameter retry: Repeats what failed; called when the user taps "Try Again".
  func showFailure(_ message: String, retry: @escaping () -> Void)
}
