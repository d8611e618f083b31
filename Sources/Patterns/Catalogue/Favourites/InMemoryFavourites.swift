/// A store in memory that never fails.
public final class InMemoryFavourites: FavouritesStore {
  private var ids: [Film.ID] = []

  /// Creates a store without favourites.
  public init() {}

  /// Returns the ids of the marked films, the first marked first.
  public func favourites() -> [Film.ID] {
    ids
  }

  /// Marks a film.
  public func add(_ id: Film.ID) {
    guard !ids.contains(id) else { return }
    ids.append(id)
  }

  /// Unmarks a film.
  public func remove(_ id: Film.ID) {
    ids.removeAll { $0 == id }
  }
}
