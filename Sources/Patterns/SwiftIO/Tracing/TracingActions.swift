import Catalogue
import Tracing

/// The factory of actions, each of which is watched from the moment it is made.
final class TracingActions: ActionFactory {
  private let target: any ActionFactory
  private let trace: Trace

  init(_ target: any ActionFactory, _ trace: Trace) {
    self.target = target
    self.trace = trace
  }

  func listCountries() -> any Action<[Country]> {
    watch(target.listCountries())
  }

  func searchCountries(matching text: String) -> any Action<[Country]> {
    watch(target.searchCountries(matching: text), text)
  }

  func sortCountries(_ countries: [Country], by order: CountryOrder) -> any Action<[Country]> {
    watch(target.sortCountries(countries, by: order), order)
  }

  func openCountry(at row: Int, in countries: [Country]) -> any Action<Country> {
    watch(target.openCountry(at: row, in: countries), row)
  }

  func listFilms(of country: Country) -> any Action<[Film]> {
    watch(target.listFilms(of: country), country)
  }

  func openFilm(at row: Int, in films: [Film]) -> any Action<Film> {
    watch(target.openFilm(at: row, in: films), row)
  }

  func showFilm(_ film: Film) -> any Action<FilmRecord> {
    watch(target.showFilm(film), film)
  }

  func markFavourite(_ film: Film) -> any Action<Bool> {
    watch(target.markFavourite(film), film)
  }

  func unmarkFavourite(_ film: Film) -> any Action<Bool> {
    watch(target.unmarkFavourite(film), film)
  }

  func openFavourites() -> any Action<[Film.ID]> {
    watch(target.openFavourites())
  }

  func listFavourites() -> any Action<[Film]> {
    watch(target.listFavourites())
  }

  private func watch<Output>(
    _ action: any Action<Output>, _ payload: Any = (), name: String = #function
  ) -> any Action<Output> {
    let participant = trace.participant(.action, action)
    trace.message(to: participant, payload, kind: .creation, name: name) {}
    return TracingAction(action, trace, participant)
  }
}

/// The boundary to an action, watched.
final class TracingAction<Output>: TracingDecorator<any Action<Output>>, Action {
  func run(completion: @escaping (Result<Output, any Error>) -> Void) {
    trace.message(to: participant) { target.run(completion: trace.reply(completion)) }
  }

  func cancel() {
    trace.message(to: participant) { target.cancel() }
  }
}
