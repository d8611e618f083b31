import Catalogue
import Foundation

/// Creates the actions that the interactors of all scenes run.
protocol ActionFactory: AnyObject {
  func listCountries() -> any Action<[Country], CatalogueError>
  func searchCountries(matching text: String) -> any Action<[Country], CatalogueError>
  func sortCountries(_ countries: [Country], by order: CountryOrder) -> any Action<[Country], Never>
  func filterCountries(_ countries: [Country], by region: Region?) -> any Action<[Country], Never>
  func listRegions() -> any Action<[Region], Never>
  func listFilms(of country: Country) -> any Action<[Film], CatalogueError>
  func showFilm(_ film: Film) -> any Action<FilmDetails, CatalogueError>
  func markFavourite(_ film: Film) -> any Action<Bool, FavouritesError>
  func unmarkFavourite(_ film: Film) -> any Action<Bool, FavouritesError>
  func readFavourites() -> any Action<[FilmID], FavouritesError>
  func listFavourites(_ ids: [FilmID]) -> any Action<[Film], CatalogueError>
  func openLink(_ link: URL) -> any Action<FilmDetails, CatalogueError>
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

  func filterCountries(_ countries: [Country], by region: Region?) -> any Action<[Country], Never> {
    FilterCountries(countries, by: region)
  }

  func listRegions() -> any Action<[Region], Never> {
    ListRegions()
  }

  func listFilms(of country: Country) -> any Action<[Film], CatalogueError> {
    ListFilms(of: country, catalogue: catalogue)
  }

  func showFilm(_ film: Film) -> any Action<FilmDetails, CatalogueError> {
    ShowFilm(film, catalogue: catalogue)
  }

  func markFavourite(_ film: Film) -> any Action<Bool, FavouritesError> {
    MarkFavourite(film, favourites: favourites)
  }

  func unmarkFavourite(_ film: Film) -> any Action<Bool, FavouritesError> {
    UnmarkFavourite(film, favourites: favourites)
  }

  func readFavourites() -> any Action<[FilmID], FavouritesError> {
    ReadFavourites(favourites: favourites)
  }

  func listFavourites(_ ids: [FilmID]) -> any Action<[Film], CatalogueError> {
    ListFavourites(ids, catalogue: catalogue)
  }

  func openLink(_ link: URL) -> any Action<FilmDetails, CatalogueError> {
    OpenLink(link, catalogue: catalogue)
  }
}
