import Catalogue
import Tracing

/// The boundary to the data store, watched.
final class TracingDataStore: TracingDecorator<any DataStore>, DataStore {
  var countryList: CountryList {
    trace.read(from: participant) { target.countryList }
  }

  func findCountries(
    matching text: String?, completion: @escaping (Result<[Country], any Error>) -> Void
  ) -> any Cancellable {
    trace.message(to: participant, text as Any) {
      watch(target.findCountries(matching: text, completion: trace.reply(completion)))
    }
  }

  func put(_ list: CountryList) {
    trace.message(to: participant, list) { target.put(list) }
  }

  func filmList(of country: CountryCode) -> FilmList? {
    trace.read(from: participant) { target.filmList(of: country) }
  }

  func findFilms(
    of country: CountryCode, completion: @escaping (Result<[Film], any Error>) -> Void
  ) -> any Cancellable {
    trace.message(to: participant, country) {
      watch(target.findFilms(of: country, completion: trace.reply(completion)))
    }
  }

  func put(_ list: FilmList) {
    trace.message(to: participant, list) { target.put(list) }
  }

  var favouriteList: FavouriteList {
    trace.read(from: participant) { target.favouriteList }
  }

  func markedFilms() throws -> [FilmID] {
    try trace.read(from: participant) { try target.markedFilms() }
  }

  func findFilms(
    _ ids: [FilmID], completion: @escaping (Result<[Film], any Error>) -> Void
  ) -> any Cancellable {
    trace.message(to: participant, ids) {
      watch(target.findFilms(ids, completion: trace.reply(completion)))
    }
  }

  func put(_ list: FavouriteList) {
    trace.message(to: participant, list) { target.put(list) }
  }

  func record(of film: FilmID) -> FilmRecord? {
    trace.read(from: participant) { target.record(of: film) }
  }

  func findRecord(
    of film: FilmID, completion: @escaping (Result<FilmRecord, any Error>) -> Void
  ) -> any Cancellable {
    trace.message(to: participant, film) {
      watch(target.findRecord(of: film, completion: trace.reply(completion)))
    }
  }

  func put(_ record: FilmRecord) {
    trace.message(to: participant, record) { target.put(record) }
  }

  func mark(of film: FilmID) throws -> Mark {
    try trace.read(from: participant) { try target.mark(of: film) }
  }

  func put(_ mark: Mark) throws {
    try trace.message(to: participant, mark) { try target.put(mark) }
  }

  private func watch(_ request: any Cancellable) -> any Cancellable {
    TracingStoreRequest(request, trace, participant)
  }
}

/// Something under way in the data store, whose cancellation is a message to it.
private final class TracingStoreRequest: TracingDecorator<any Cancellable>, Cancellable {
  func cancel() {
    trace.message(to: participant) { target.cancel() }
  }
}
