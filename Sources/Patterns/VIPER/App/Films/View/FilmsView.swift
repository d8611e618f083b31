/// The view of a country's films, as its presenter knows it.
protocol FilmsView: AnyObject {
  func showFilms(_ rows: [Row])
  func showSummary(_ text: String)
  func showLoading(_ isLoading: Bool)
  func showRetry(_ isOffered: Bool)
}
