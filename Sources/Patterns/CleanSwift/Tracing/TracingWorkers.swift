import Catalogue
import Tracing

/// The boundary to a worker that finds countries, watched.
final class TracingFindCountriesWorker: TracingDecorator<any FindCountriesWorking>, FindCountriesWorking {
  func findCountries(
    matching text: String?, completion: @escaping (Result<[Country], CatalogueError>) -> Void
  ) {
    trace.message(to: participant, text as Any) {
      target.findCountries(matching: text, completion: trace.reply(completion))
    }
  }
}

/// The boundary to a worker that sorts countries, watched.
final class TracingSortCountriesWorker: TracingDecorator<any SortCountriesWorking>, SortCountriesWorking {
  func sort(_ countries: [Country], by order: CountryOrder) -> [Country] {
    trace.message(to: participant, (countries, by: order)) { target.sort(countries, by: order) }
  }
}

/// The boundary to a worker that fetches the films of a country, watched.
final class TracingFetchFilmsWorker: TracingDecorator<any FetchFilmsWorking>, FetchFilmsWorking {
  func fetchFilms(
    of country: CountryCode, completion: @escaping (Result<[Catalogue.Film], CatalogueError>) -> Void
  ) {
    trace.message(to: participant, country) {
      target.fetchFilms(of: country, completion: trace.reply(completion))
    }
  }

  func cancel() {
    trace.message(to: participant) { target.cancel() }
  }
}

/// The boundary to a worker that fetches a film, watched.
final class TracingFetchFilmWorker: TracingDecorator<any FetchFilmWorking>, FetchFilmWorking {
  func fetchFilm(_ id: FilmID, completion: @escaping (Result<FilmDetails, CatalogueError>) -> Void) {
    trace.message(to: participant, id) { target.fetchFilm(id, completion: trace.reply(completion)) }
  }

  func cancel() {
    trace.message(to: participant) { target.cancel() }
  }
}

/// The boundary to a worker that fetches the films that were marked, watched.
final class TracingFetchFavouritesWorker: TracingDecorator<any FetchFavouritesWorking>, FetchFavouritesWorking
{
  func fetchFilms(
    _ ids: [FilmID], completion: @escaping (Result<[Catalogue.Film], CatalogueError>) -> Void
  ) {
    trace.message(to: participant, ids) { target.fetchFilms(ids, completion: trace.reply(completion)) }
  }

  func cancel() {
    trace.message(to: participant) { target.cancel() }
  }
}

/// The boundary to a worker that reads which films were marked, watched.
final class TracingReadFavouritesWorker: TracingDecorator<any ReadFavouritesWorking>, ReadFavouritesWorking {
  func readFavourites() throws(FavouritesError) -> [FilmID] {
    try trace.message(to: participant) { () throws(FavouritesError) in try target.readFavourites() }
  }
}

/// The boundary to a worker that marks favourites, watched.
final class TracingMarkFavouriteWorker: TracingDecorator<any MarkFavouriteWorking>, MarkFavouriteWorking {
  func mark(_ id: FilmID, isFavourite: Bool) throws(FavouritesError) {
    try trace.message(to: participant, (id, isFavourite: isFavourite)) { () throws(FavouritesError) in
      try target.mark(id, isFavourite: isFavourite)
    }
  }
}

/// The boundary to a worker that finds out what a person picked, watched.
final class TracingPickRowWorker: TracingDecorator<any PickRowWorking>, PickRowWorking {
  func pick<Item>(_ row: Int, in list: [Item]) throws(NoSuchRow) -> Item {
    try trace.message(to: participant, (row, in: list)) { () throws(NoSuchRow) in
      try target.pick(row, in: list)
    }
  }
}
