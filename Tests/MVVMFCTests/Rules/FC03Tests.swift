import Foundation
import Testing

@Suite struct FC03Tests {
  @Test func `FC-03 the library knows nothing of this app`() async throws {
    try await expectKept("FC-03")
  }

  @Test func `FC-03 counterexample: the library has a decoder for films`() async throws {
    try await expectBroken(
      "FC-03", naming: "Library", "FC03FilmDecoder",
      by: .readingBeside("FC03FilmDecoder", in: "Library/ApiSession"))
  }

  @Test func `FC-03 counterexample: the library has the address of this app's server`() async throws {
    try await expectBroken(
      "FC-03", naming: "Library", "FC03Server", "URL",
      by: .readingBeside("FC03Server", in: "Library/ApiSession"))
  }
}

private enum FC03FilmDecoder {
  // import Foundation

  /// Decodes films, which no other project needs.
  private struct FilmDecoder {
    func titles(from data: Data) throws -> [String] {
      try JSONDecoder().decode([String].self, from: data)
    }
  }
}

private enum FC03Server {
  // import Foundation

  /// The address of this app's server.
  private struct Server {
    let url = URL(string: "https://catalogue.example/")
  }
}
