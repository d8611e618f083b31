import Catalogue
import Foundation
import Testing

/// The laws of favourites stores, tested on each store.
@MainActor
struct FavouritesStoreLaws {
  enum Kind: CaseIterable {
    case inMemory
    case file
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func store(_ kind: Kind) -> any FavouritesStore {
    switch kind {
    case .inMemory: InMemoryFavourites()
    case .file: FileFavourites(url: folder.file("favourites.json"))
    }
  }

  @Test(arguments: Kind.allCases)
  func `a new store is empty`(kind: Kind) throws {
    #expect(try store(kind).favourites().isEmpty)
  }

  @Test(arguments: Kind.allCases)
  func `films are kept in the order in which they were marked`(kind: Kind) throws {
    let store = store(kind)
    for id: Film.ID in ["tt3", "tt1", "tt2"] {
      try store.add(id)
    }
    #expect(try store.favourites() == ["tt3", "tt1", "tt2"])
    #expect(try store.contains("tt1"))
    #expect(try !store.contains("tt4"))
  }

  @Test(arguments: Kind.allCases)
  func `a film that is marked again keeps its place`(kind: Kind) throws {
    let store = store(kind)
    try store.add("tt1")
    try store.add("tt2")
    try store.add("tt1")
    #expect(try store.favourites() == ["tt1", "tt2"])
  }

  @Test(arguments: Kind.allCases)
  func `a film that is unmarked and marked again comes last`(kind: Kind) throws {
    let store = store(kind)
    try store.add("tt1")
    try store.add("tt2")
    try store.remove("tt1")
    #expect(try store.favourites() == ["tt2"])
    try store.add("tt1")
    #expect(try store.favourites() == ["tt2", "tt1"])
  }

  @Test(arguments: Kind.allCases)
  func `unmarking a film that is not marked changes nothing`(kind: Kind) throws {
    let store = store(kind)
    try store.remove("tt1")
    try store.add("tt2")
    try store.remove("tt1")
    #expect(try store.favourites() == ["tt2"])
  }
}
