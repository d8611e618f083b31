import Checks
import Testing

@Suite struct VPR13Tests {
  @Test func `VPR-13 entities cannot persist themselves`() async throws {
    try await expectKept("VPR-13")
  }

  @Test func `VPR-13 counterexample: an entity saves itself`() async throws {
    try await expectBroken(
      "VPR-13", naming: "Entity", "Data Store", "UserDefaults", by: .compiling(for: "VPR-13", saving))
  }

  @Test func `VPR-13 counterexample: an entity's type reads names from a file`() async throws {
    try await expectBroken(
      "VPR-13", naming: "Entity", "Data Store", "line 6",
      by: .compiling(for: "VPR-13", loading))
  }
}

/// Saves itself in the user defaults.
private let saving = """
  import Foundation

  extension Mark {
    func save() { UserDefaults.standard.set(isSet, forKey: film.rawValue) }
  }
  """

/// Reads the names of countries from a file.
private let loading = """
  import Catalogue
  import Foundation

  extension Mark {
    static func names() throws -> [String] {
      let data = try Data(contentsOf: URL(fileURLWithPath: "countries.json"))
      return try JSONDecoder().decode([String].self, from: data)
    }
  }
  """
