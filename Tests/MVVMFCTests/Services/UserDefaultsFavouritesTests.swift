import Catalogue
import Foundation
import PatternTesting
import Playing
import Testing

@testable import MVVMFC

/// Favourites in a suite of user defaults that each test creates and removes.
@Suite struct UserDefaultsFavouritesTests {
  private let suite = DefaultsSuite()

  private var store: UserDefaultsFavourites { UserDefaultsFavourites(defaults: suite.defaults) }

  @Test func `films are kept in the order in which they were marked, each once`() throws {
    #expect(try store.favourites().isEmpty)
    for id: Film.ID in ["tt3", "tt1", "tt2", "tt3"] { try store.add(id) }
    #expect(try store.favourites() == ["tt3", "tt1", "tt2"])
    #expect(try store.contains("tt1"))
    #expect(try !store.contains("tt4"))
  }

  @Test func `a film that is unmarked and marked again comes last`() throws {
    for id: Film.ID in ["tt1", "tt2"] { try store.add(id) }
    try store.remove("tt1")
    try store.remove("tt9")
    #expect(try store.favourites() == ["tt2"])
    try store.add("tt1")
    #expect(try store.favourites() == ["tt2", "tt1"])
  }

  @Test func `a setting that is not a list of favourites is reported and left as it is`() throws {
    suite.defaults.set(7, forKey: "favourites")
    #expect(throws: FavouritesError.self) { try store.favourites() }
    #expect(throws: FavouritesError.self) { try store.add("tt1") }
    #expect(throws: FavouritesError.self) { try store.remove("tt1") }
    #expect(suite.defaults.integer(forKey: "favourites") == 7)
  }

  @Test func `a setting that has a film twice is reported and left as it is`() throws {
    suite.defaults.set(["tt1", "tt1"], forKey: "favourites")
    #expect(throws: FavouritesError.self) { try store.favourites() }
    #expect(throws: FavouritesError.self) { try store.remove("tt1") }
    #expect(suite.defaults.stringArray(forKey: "favourites") == ["tt1", "tt1"])
  }

  @Test func `a mark is found after a relaunch`() throws {
    try Stage(MVVMFCArchitecture(), favourites: store).perform(.markFavourite)
    #expect(try store.favourites().isEmpty)
  }
}

/// A suite of user defaults with a unique name, which is removed with this object.
nonisolated final class DefaultsSuite {
  let defaults: UserDefaults
  let name = "mvvm-fc-tests-\(UUID().uuidString)"

  init() {
    guard let defaults = UserDefaults(suiteName: name) else {
      preconditionFailure("The user's defaults cannot have a suite called \(name).")
    }
    self.defaults = defaults
  }

  deinit {
    defaults.removePersistentDomain(forName: name)
    defaults.synchronize()
  }
}
