import Catalogue

/// What configurators inject into interactors: makes workers, each at the moment at which it is needed.
protocol Dependencies: AnyObject {
  func makeFindCountriesWorker() -> any FindCountriesWorking
  func makeSortCountriesWorker() -> any SortCountriesWorking
  func makeFetchFilmsWorker() -> any FetchFilmsWorking
  func makeFetchFilmWorker() -> any FetchFilmWorking
  func makeFetchFavouritesWorker() -> any FetchFavouritesWorking
  func makeReadFavouritesWorker() -> any ReadFavouritesWorking
  func makeMarkFavouriteWorker() -> any MarkFavouriteWorking
  func makePickRowWorker() -> any PickRowWorking
}

/// Makes workers that work on the catalogue and on the favourites.
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

  func makeFetchFilmsWorker() -> any FetchFilmsWorking {
    FetchFilmsWorker(catalogue: catalogue)
  }

  func makeFetchFilmWorker() -> any FetchFilmWorking {
    FetchFilmWorker(catalogue: catalogue)
  }

  func makeFetchFavouritesWorker() -> any FetchFavouritesWorking {
    FetchFavouritesWorker(catalogue: catalogue)
  }

  func makeReadFavouritesWorker() -> any ReadFavouritesWorking {
    ReadFavouritesWorker(favourites: favourites)
  }

  func makeMarkFavouriteWorker() -> any MarkFavouriteWorking {
    MarkFavouriteWorker(favourites: favourites)
  }

  func makePickRowWorker() -> any PickRowWorking {
    PickRowWorker()
  }
}
