/// The ways that lead on from a country's films.
protocol FilmsRouting: AnyObject {
  func showFilm(_ id: String, titled title: String)
  func showFailure(_ message: String, retry: @escaping () -> Void)
}
