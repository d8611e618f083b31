public import Catalogue

/// A store in which the first mark and one read fail, by default the first read.
public final class FailingFavourites: FavouritesStore {
  private let target = InMemoryFavourites()
  private let failingRead: Int
  private var reads = 0
  private var writes = 0

  /// Creates an empty store.
  ///
  /// - Parameter failingRead: The number of the read that fails, from 1; 0 if none fails.
  public init(failingRead: Int = 1) {
    self.failingRead = failingRead
  }

  /// Fails at the chosen read, and only then.
  ///
  /// - Throws: `FavouritesError.damaged` at the chosen read.
  public func favourites() throws(FavouritesError) -> [Film.ID] {
    reads += 1
    guard reads != failingRead else { throw .damaged(file: "favourites.json") }
    return target.favourites()
  }

  /// Fails the first time.
  ///
  /// - Throws: `FavouritesError.unwritable` at the first mark.
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
