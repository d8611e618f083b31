import Catalogue

/// Makes the commands that interactors run, whichever scene they belong to.
protocol ActionFactory: AnyObject {
  func listCountries() -> any Action<[Country], CatalogueError>
  func searchCountries(matching text: String) -> any Action<[Country], CatalogueError>
  func sortCountries(_ countries: [Country], by order: CountryOrder) -> any Action<[Country], Never>
  func openCountry(at row: Int, in countries: [Country]) -> any Action<Country, Never>
  func listFilms(of country: Country) -> any Action<[Film], CatalogueError>
  func openFilm(at row: Int, in films: [Film]) -> any Action<Film, Never>
  func showFilm(_ film: Film) -> any Action<FilmRecord, any Error>
  func markFavourite(_ film: Film) -> any Action<Bool, FavouritesError>
  func unmarkFavourite(_ film: Film) -> any Action<Bool, FavouritesError>
  func openFavourites() -> any Action<[Film.ID], FavouritesError>
  func listFavourites() -> any Action<[Film], any Error>
}
