/// Navigation from the list of countries.
protocol CountriesRouting: FailureRouting {
  func showFilms(ofCountry code: String, named name: String)
  func showFavourites()
}
