/// Navigation from a country's films.
protocol FilmsRouting: FailureRouting {
  func showFilm(_ id: String, titled title: String)
}
