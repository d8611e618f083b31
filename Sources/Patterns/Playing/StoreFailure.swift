public import Catalogue

/// The failures of the store of favourites that a story can begin.
public enum StoreFailure: String, CaseIterable, Codable, Sendable {
  /// Every access fails: the file cannot be read.
  case unreadable
  /// Every access fails: the file holds something else.
  case damaged
  /// Every access fails: the setting holds something else.
  case damagedSetting
  /// Every access fails: the file is of a newer version.
  case tooNew
  /// Favourites can be read, but not marked or unmarked.
  case unwritable

  /// The error that the store throws.
  public var error: FavouritesError {
    switch self {
    case .unreadable: .unreadable(file: "favourites.json", reason: "permission denied")
    case .damaged: .damaged(file: "favourites.json")
    case .damagedSetting: .damagedSetting(key: "favourites")
    case .tooNew: .tooNew(file: "favourites.json", version: 2)
    case .unwritable: .unwritable(file: "favourites.json", reason: "permission denied")
    }
  }
}

/// A store that a story lets fail, in front of the store that keeps the favourites.
final class StagedFavourites: FavouritesStore {
  /// The failure at the moment, or nil.
  var failure: StoreFailure?
  /// Each access so far, such as `add tt0065234`.
  private(set) var accesses: [String] = []
  private let target: any FavouritesStore

  init(_ target: any FavouritesStore) {
    self.target = target
  }

  func favourites() throws(FavouritesError) -> [Film.ID] {
    accesses.append("read")
    if let failure, failure != .unwritable { throw failure.error }
    return try target.favourites()
  }

  func add(_ id: Film.ID) throws(FavouritesError) {
    accesses.append("add \(id)")
    if let failure { throw failure.error }
    try target.add(id)
  }

  func remove(_ id: Film.ID) throws(FavouritesError) {
    accesses.append("remove \(id)")
    if let failure { throw failure.error }
    try target.remove(id)
  }
}
