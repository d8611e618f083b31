import Checks
import Testing

@Suite struct VPR12Tests {
  @Test func `VPR-12 entities know nothing of the data store`() async throws {
    try await expectKept("VPR-12")
  }

  @Test func `VPR-12 counterexample: an entity refers to its data store`() async throws {
    try await expectBroken(
      "VPR-12", naming: "Entity", "Data Store", "store", by: .compiling(for: "VPR-12", remembering))
  }

  @Test func `VPR-12 counterexample: an entity is created from the data store`() async throws {
    try await expectBroken(
      "VPR-12", naming: "Entity", "Data Store", "Mark", by: .compiling(for: "VPR-12", looking))
  }
}

/// Refers to the data store that it came from.
private let remembering = """
  import Catalogue

  struct Mark: Equatable {
    let film: FilmID
    var isSet: Bool
    var store: (any DataStore)?

    static func == (first: Mark, second: Mark) -> Bool { first.film == second.film }
  }
  """

/// Reads itself from the data store.
private let looking = """
  import Catalogue

  extension Mark {
    init(of film: FilmID, in store: any DataStore) throws {
      self.init(film: film, isSet: try store.mark(of: film).isSet)
    }
  }
  """
