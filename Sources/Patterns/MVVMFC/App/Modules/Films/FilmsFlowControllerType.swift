import Catalogue

/// The screens that follow a country's films.
protocol FilmsFlowControllerType: FlowControllerType {
  func showFilm(_ film: Film)
}
