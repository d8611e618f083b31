import Catalogue
import Foundation
import Testing

@MainActor
struct FileCatalogueTests {
  private let folder: TemporaryFolder
  private let catalogue: FileCatalogue

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("[\(Rows.france)]", to: "states.json")
    try folder.write("[\(Rows.gervaise)]", to: "movies.json")
    catalogue = FileCatalogue(countries: folder.file("states.json"), films: folder.file("movies.json"))
  }

  private func countries() async -> Result<[CountryCode], CatalogueError> {
    await withCheckedContinuation { continuation in
      catalogue.countries { result in continuation.resume(returning: result.map { $0.map(\.code) }) }
    }
  }

  @Test func `a missing file is named in the failure`() async throws {
    try FileManager.default.removeItem(at: folder.file("movies.json"))
    #expect(
      await countries()
        == .failure(.unreadable(file: "movies.json", reason: "no such file or directory")))
  }

  @Test func `a folder instead of a file is named in the failure`() async throws {
    try FileManager.default.removeItem(at: folder.file("states.json"))
    try FileManager.default.createDirectory(
      at: folder.file("states.json"), withIntermediateDirectories: true)
    #expect(await countries() == .failure(.unreadable(file: "states.json", reason: "is a directory")))
  }

  @Test func `a malformed file is named in the failure`() async throws {
    try folder.write("[\n]]", to: "movies.json")
    #expect(await countries() == .failure(.notJSON(file: "movies.json", line: 2)))
  }

  @Test func `a repaired file is read by the next request`() async throws {
    try folder.write("[", to: "states.json")
    #expect(await countries() == .failure(.notJSON(file: "states.json", line: nil)))
    try folder.write("[\(Rows.france)]", to: "states.json")
    #expect(await countries() == .success(["FR"]))
  }

  @Test func `requests at the same time each get their own reply`() async throws {
    async let first = countries()
    async let second = countries()
    #expect(await [first, second] == [.success(["FR"]), .success(["FR"])])
  }
}
