import Catalogue
import Foundation

/// Keeps favourites in the user's defaults.
final class UserDefaultsFavourites: FavouritesStore {
  private let defaults: UserDefaults
  private let key = "favourites"

  /// Creates a store in the given defaults.
  init(defaults: UserDefaults) {
    self.defaults = defaults
  }

  func favourites() throws(FavouritesError) -> [Film.ID] {
    guard let value = defaults.object(forKey: key) else { return [] }
    guard let ids = value as? [String], Set(ids).count == ids.count else { throw .damagedSetting(key: key) }
    return ids.map(FilmID.init(rawValue:))
  }

  func add(_ id: Film.ID) throws(FavouritesError) {
    let ids = try favourites()
    guard !ids.contains(id) else { return }
    save(ids + [id])
  }

  func remove(_ id: Film.ID) throws(FavouritesError) {
    let ids = try favourites()
    guard ids.contains(id) else { return }
    save(ids.filter { $0 != id })
  }

  private func save(_ ids: [Film.ID]) {
    defaults.set(ids.map(\.rawValue), forKey: key)
  }
}
