import Catalogue

/// Creates workers. Configurators inject this object into interactors, which create each worker on first use.
protocol Dependencies: AnyObject {
  func makeFindCountriesWorker() -> any FindCountriesWorking
  func makeSortCountriesWorker() -> any SortCountriesWorking
  func makeFilterCountriesWorker() -> any FilterCountriesWorking
  func makeListRegionsWorker() -> any ListRegionsWorking
  func makeFetchFilmsWorker() -> any FetchFilmsWorking
  func makeFetchFilmWorker() -> any FetchFilmWorking
  func makeReadFavouritesWorker() -> any ReadFavouritesWorking
  func makeMarkFavouriteWorker() -> any MarkFavouriteWorking
}

/// Creates workers that use the catalogue and the favourites.
final class CatalogueDependencies: Dependencies {
  private let catalogue: any CatalogueService
  private let favourites: any FavouritesStore

  init(catalogue: any CatalogueService, favourites: any FavouritesStore) {
    self.catalogue = catalogue
    self.favourites = favourites
  }

  func makeFindCountriesWorker() -> any FindCountriesWorking {
    FindCountriesWorker(catalogue: catalogue)
  }

  func makeSortCountriesWorker() -> any SortCountriesWorking {
    SortCountriesWorker()
  }

  func makeFilterCountriesWorker() -> any FilterCountriesWorking {
    FilterCountriesWorker()
  }

  func makeListRegionsWorker() -> any ListRegionsWorking {
    ListRegionsWorker()
  }

  func makeFetchFilmsWorker() -> any FetchFilmsWorking {
    FetchFilmsWorker(catalogue: catalogue)
  }

  func makeFetchFilmWorker() -> any FetchFilmWorking {
    FetchFilmWorker(catalogue: catalogue)
  }

  func makeReadFavouritesWorker() -> any ReadFavouritesWorking {
    ReadFavouritesWorker(favourites: favourites)
  }

  func makeMarkFavouriteWorker() -> any MarkFavouriteWorking {
    MarkFavouriteWorker(favourites: favourites)
  }
}
