import Catalogue
import Playing

@testable import CleanSwift

/// Creates the app's workers, except those that a test replaces.
final class AlteredDependencies: Dependencies {
  private let target: CatalogueDependencies
  private let findWorker: (() -> any FindCountriesWorking)?
  private let filmsWorker: (() -> any FetchFilmsWorking)?

  init(
    _ environment: Environment, finding findWorker: (() -> any FindCountriesWorking)? = nil,
    fetching filmsWorker: (() -> any FetchFilmsWorking)? = nil
  ) {
    target = CatalogueDependencies(catalogue: environment.catalogue, favourites: environment.favourites)
    self.findWorker = findWorker
    self.filmsWorker = filmsWorker
  }

  func makeFindCountriesWorker() -> any FindCountriesWorking {
    findWorker?() ?? target.makeFindCountriesWorker()
  }
  func makeSortCountriesWorker() -> any SortCountriesWorking { target.makeSortCountriesWorker() }
  func makeFetchFilmsWorker() -> any FetchFilmsWorking { filmsWorker?() ?? target.makeFetchFilmsWorker() }
  func makeFetchFilmWorker() -> any FetchFilmWorking { target.makeFetchFilmWorker() }
  func makeFetchFavouritesWorker() -> any FetchFavouritesWorking { target.makeFetchFavouritesWorker() }
  func makeReadFavouritesWorker() -> any ReadFavouritesWorking { target.makeReadFavouritesWorker() }
  func makeMarkFavouriteWorker() -> any MarkFavouriteWorking { target.makeMarkFavouriteWorker() }
}
