/// Shows the failures of a screen.
protocol FailureRouting: AnyObject {
  /// Shows a failure, unless the screen is out of sight. An alert that is already up gets the new message.
  ///
  /// - Parameter retry: Repeats what failed; called when the user taps "Try Again".
  func showFailure(_ message: String, retry: @escaping () -> Void)
}
