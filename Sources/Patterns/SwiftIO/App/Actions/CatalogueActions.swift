import Catalogue

/// Creates the actions that the interactors of all scenes run.
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
  func openFavourites() -> any Action<Void, FavouritesError>
  func listFavourites() -> any Action<[Film], any Error>
}

/// Creates actions that use the catalogue and the favourites.
final class CatalogueActions: ActionFactory {
  private let catalogue: any CatalogueService
  private let favourites: any FavouritesStore

  init(catalogue: any CatalogueService, favourites: any FavouritesStore) {
    self.catalogue = catalogue
    self.favourites = favourites
  }

  func listCountries() -> any Action<[Country], CatalogueError> {
    ListCountries(catalogue: catalogue)
  }

  func searchCountries(matching text: String) -> any Action<[Country], CatalogueError> {
    SearchCountries(text, catalogue: catalogue)
  }

  func sortCountries(_ countries: [Country], by order: CountryOrder) -> any Action<[Country], Never> {
    SortCountries(countries, by: order)
  }

  func openCountry(at row: Int, in countries: [Country]) -> any Action<Country, Never> {
    OpenCountry(at: row, in: countries)
  }

  func listFilms(of country: Country) -> any Action<[Film], CatalogueError> {
    ListFilms(of: country, catalogue: catalogue)
  }

  func openFilm(at row: Int, in films: [Film]) -> any Action<Film, Never> {
    OpenFilm(at: row, in: films)
  }

  func showFilm(_ film: Film) -> any Action<FilmRecord, any Error> {
    ShowFilm(film, catalogue: catalogue, favourites: favourites)
  }

  func markFavourite(_ film: Film) -> any Action<Bool, FavouritesError> {
    MarkFavourite(film, favourites: favourites)
  }

  func unmarkFavourite(_ film: Film) -> any Action<Bool, FavouritesError> {
    UnmarkFavourite(film, favourites: favourites)
  }

  func openFavourites() -> any Action<Void, FavouritesError> {
    OpenFavourites(favourites: favourites)
  }

  func listFavourites() -> any Action<[Film], any Error> {
    ListFavourites(catalogue: catalogue, favourites: favourites)
  }
}
