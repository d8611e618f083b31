import Tracing

/// What interactors are given, watched: each worker is, from the moment at which it is made.
final class TracingDependencies: Dependencies, StandIn {
  private let target: any Dependencies
  private let trace: Trace

  init(_ target: any Dependencies, _ trace: Trace) {
    self.target = target
    self.trace = trace
  }

  var original: Any { target }

  func makeFindCountriesWorker() -> any FindCountriesWorking {
    watch(target.makeFindCountriesWorker()) { TracingFindCountriesWorker($0, trace, $1) }
  }

  func makeSortCountriesWorker() -> any SortCountriesWorking {
    watch(target.makeSortCountriesWorker()) { TracingSortCountriesWorker($0, trace, $1) }
  }

  func makeFetchFilmsWorker() -> any FetchFilmsWorking {
    watch(target.makeFetchFilmsWorker()) { TracingFetchFilmsWorker($0, trace, $1) }
  }

  func makeFetchFilmWorker() -> any FetchFilmWorking {
    watch(target.makeFetchFilmWorker()) { TracingFetchFilmWorker($0, trace, $1) }
  }

  func makeFetchFavouritesWorker() -> any FetchFavouritesWorking {
    watch(target.makeFetchFavouritesWorker()) { TracingFetchFavouritesWorker($0, trace, $1) }
  }

  func makeReadFavouritesWorker() -> any ReadFavouritesWorking {
    watch(target.makeReadFavouritesWorker()) { TracingReadFavouritesWorker($0, trace, $1) }
  }

  func makeMarkFavouriteWorker() -> any MarkFavouriteWorking {
    watch(target.makeMarkFavouriteWorker()) { TracingMarkFavouriteWorker($0, trace, $1) }
  }

  func makePickRowWorker() -> any PickRowWorking {
    watch(target.makePickRowWorker()) { TracingPickRowWorker($0, trace, $1) }
  }

  private func watch<Worker>(
    _ worker: Worker, name: String = #function, _ decorate: (Worker, Participant) -> Worker
  ) -> Worker {
    let participant = trace.participant(.worker, worker as AnyObject)
    trace.message(to: participant, kind: .creation, name: name) {}
    return decorate(worker, participant)
  }
}
