/// The ways that lead on from the list of countries.
protocol CountriesRouting: AnyObject {
  func showFilms(ofCountry code: String, named name: String)
  func showFavourites()
  func showFailure(_ message: String, retry: @escaping () -> Void)
}
