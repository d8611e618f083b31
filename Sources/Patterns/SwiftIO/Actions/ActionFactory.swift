import Catalogue

/// Makes the commands that interactors run, whichever scene they belong to.
protocol ActionFactory: AnyObject {
  func listCountries() -> any Action<[Country]>
  func searchCountries(matching text: String) -> any Action<[Country]>
  func sortCountries(_ countries: [Country], by order: CountryOrder) -> any Action<[Country]>
  func openCountry(at row: Int, in countries: [Country]) -> any Action<Country>
  func listFilms(of country: Country) -> any Action<[Film]>
  func openFilm(at row: Int, in films: [Film]) -> any Action<Film>
  func showFilm(_ film: Film) -> any Action<FilmRecord>
  func markFavourite(_ film: Film) -> any Action<Bool>
  func unmarkFavourite(_ film: Film) -> any Action<Bool>
  func openFavourites() -> any Action<[Film.ID]>
  func listFavourites() -> any Action<[Film]>
}
