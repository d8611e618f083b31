/// Remembers the films that a person marked.
///
/// Every conforming type keeps this law: what was added is there, once and in the order in which it was marked,
/// until it is removed. To add what is there changes nothing, its place included; to remove what is not there
/// changes nothing. A call that throws has changed nothing.
@MainActor
public protocol FavouritesStore: AnyObject {
  /// The ids that were marked, each once, the first marked first.
  func favourites() throws(FavouritesError) -> [Film.ID]

  /// Marks a film; whether the catalogue knows its id is not asked.
  func add(_ id: Film.ID) throws(FavouritesError)

  /// Unmarks a film.
  func remove(_ id: Film.ID) throws(FavouritesError)
}

extension FavouritesStore {
  /// Returns true if a film is marked.
  public func contains(_ id: Film.ID) throws(FavouritesError) -> Bool {
    try favourites().contains(id)
  }
}
