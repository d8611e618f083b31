/// The content of a country's films.
protocol FilmsView: AnyObject {
  func showFilms(_ films: [Row])
  func showSummary(_ text: String)
  func showLoading(_ isLoading: Bool)
}
