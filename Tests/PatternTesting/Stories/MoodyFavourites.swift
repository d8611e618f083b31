public import Catalogue

/// A store of which the first read and the first write fail.
public final class MoodyFavourites: FavouritesStore {
  private let target = InMemoryFavourites()
  private var reads = 0
  private var writes = 0

  /// An empty store.
  public init() {}

  /// Fails the first time.
  public func favourites() throws(FavouritesError) -> [Film.ID] {
    reads += 1
    guard reads > 1 else { throw .damaged(file: "favourites.json") }
    return target.favourites()
  }

  /// Fails the first time.
  public func add(_ id: Film.ID) throws(FavouritesError) {
    writes += 1
    guard writes > 1 else { throw .unwritable(file: "favourites.json", reason: "permission denied") }
    target.add(id)
  }

  /// Never fails.
  public func remove(_ id: Film.ID) throws(FavouritesError) {
    target.remove(id)
  }
}
