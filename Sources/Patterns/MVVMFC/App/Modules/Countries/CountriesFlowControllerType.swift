import Catalogue

/// The screens that follow the list of countries.
protocol CountriesFlowControllerType: FlowControllerType {
  func showFilms(of country: Country)
  func showFavourites()
}
