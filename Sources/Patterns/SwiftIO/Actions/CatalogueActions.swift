import Catalogue

/// Makes actions that work on the catalogue and on the favourites.
final class CatalogueActions: ActionFactory {
  private let catalogue: any CatalogueService
  private let favourites: any FavouritesStore

  init(catalogue: any CatalogueService, favourites: any FavouritesStore) {
    self.catalogue = catalogue
    self.favourites = favourites
  }

  func listCountries() -> any Action<[Country]> {
    ListCountries(catalogue: catalogue)
  }

  func searchCountries(matching text: String) -> any Action<[Country]> {
    SearchCountries(text, catalogue: catalogue)
  }

  func sortCountries(_ countries: [Country], by order: CountryOrder) -> any Action<[Country]> {
    SortCountries(countries, by: order)
  }

  func openCountry(at row: Int, in countries: [Country]) -> any Action<Country> {
    OpenCountry(at: row, in: countries)
  }

  func listFilms(of country: Country) -> any Action<[Film]> {
    ListFilms(of: country, catalogue: catalogue)
  }

  func openFilm(at row: Int, in films: [Film]) -> any Action<Film> {
    OpenFilm(at: row, in: films)
  }

  func showFilm(_ film: Film) -> any Action<FilmRecord> {
    ShowFilm(film, catalogue: catalogue, favourites: favourites)
  }

  func markFavourite(_ film: Film) -> any Action<Bool> {
    MarkFavourite(film, favourites: favourites)
  }

  func unmarkFavourite(_ film: Film) -> any Action<Bool> {
    UnmarkFavourite(film, favourites: favourites)
  }

  func openFavourites() -> any Action<[Film.ID]> {
    OpenFavourites(favourites: favourites)
  }

  func listFavourites() -> any Action<[Film]> {
    ListFavourites(catalogue: catalogue, favourites: favourites)
  }
}
