import Catalogue

/// The screens that a link leads to.
protocol LinkFlowControllerType: FlowControllerType {
  /// Shows a film above the films of its first country, and the list of countries.
  func showFilm(_ details: FilmDetails)
}
