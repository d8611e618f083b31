/// A store of the films that the user marked.
///
/// Every conforming type keeps this law: a film that was added is in the store, once and in the order of marking,
/// until it is removed. Adding a film that is in the store, or removing one that is not in it, changes nothing, not
/// even the order. A call that throws has changed nothing.
@MainActor
public protocol FavouritesStore: AnyObject {
  /// Returns the ids of the marked films, each once, the first marked first.
  func favourites() throws(FavouritesError) -> [Film.ID]

  /// Marks a film, without checking that the catalogue knows its id.
  func add(_ id: Film.ID) throws(FavouritesError)

  /// Unmarks a film.
  func remove(_ id: Film.ID) throws(FavouritesError)
}

extension FavouritesStore {
  /// Returns true if a film is marked.
  ///
  /// - Throws: `FavouritesError` if the favourites cannot be read.
  public func contains(_ id: Film.ID) throws(FavouritesError) -> Bool {
    try favourites().contains(id)
  }
}
