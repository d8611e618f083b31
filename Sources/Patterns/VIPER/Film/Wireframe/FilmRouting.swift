/// The ways that lead on from a film: an alert, and no other screen.
protocol FilmRouting: AnyObject {
  func showFailure(_ message: String, retry: @escaping () -> Void)
}
