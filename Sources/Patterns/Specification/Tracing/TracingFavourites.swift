import Catalogue
import Tracing

/// The boundary to the favourites store, watched.
@MainActor final class TracingFavourites: TracingDecorator<any FavouritesStore>, FavouritesStore {
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
