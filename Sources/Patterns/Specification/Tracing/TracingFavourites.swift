import Catalogue
import Tracing

/// The boundary to the favourites store, watched.
@MainActor final class TracingFavourites: FavouritesStore {
  private let target: any FavouritesStore
  private let trace: Trace
  private let participant: Participant

  init(_ target: any FavouritesStore, _ trace: Trace) {
    self.target = target
    self.trace = trace
    participant = trace.participant(.favourites, target)
  }

  func favourites() throws(FavouritesError) -> [Film.ID] {
    try trace.read(from: participant) { () throws(FavouritesError) in try target.favourites() }
  }

  func add(_ film: Film.ID) throws(FavouritesError) {
    try trace.message(to: participant, film) { () throws(FavouritesError) in try target.add(film) }
  }

  func remove(_ film: Film.ID) throws(FavouritesError) {
    try trace.message(to: participant, film) { () throws(FavouritesError) in try target.remove(film) }
  }
}
