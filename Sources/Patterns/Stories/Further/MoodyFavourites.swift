public import Catalogue

/// A store of which one read, the first unless told otherwise, and the first write fail.
public final class MoodyFavourites: FavouritesStore {
  private let target = InMemoryFavourites()
  private let failingRead: Int
  private var reads = 0
  private var writes = 0

  /// An empty store.
  ///
  /// - Parameter failingRead: Which read fails, from 1.
  public init(failingRead: Int = 1) {
    self.failingRead = failingRead
  }

  /// Fails once.
  public func favourites() throws(FavouritesError) -> [Film.ID] {
    reads += 1
    guard reads != failingRead else { throw .damaged(file: "favourites.json") }
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
