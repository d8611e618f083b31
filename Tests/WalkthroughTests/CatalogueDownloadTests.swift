import Catalogue
import Foundation
import LoopbackServer
import ProcessTesting
import Specification
import Testing
import Tracing

@testable import Walkthrough

/// The program with the catalogue of a real server.
@Suite(.enabled("\(LoopbackServer.reason)") { await LoopbackServer.isAvailable }, .timeLimit(.minutes(30)))
nonisolated struct CatalogueDownloadTests {
  @Test func `every pattern performs a story with the server's countries`() async throws {
    let text = String(decoding: CatalogueData.countriesJSON, as: UTF8.self)
    let countries = Data(text.replacing("Afghanistan", with: "Aardvarkia").utf8)
    let server = try await LoopbackServer.servingCatalogue(countries: countries)
    for pattern in Pattern.allCases.map(\.rawValue) {
      let run = try await walkthrough(
        "trace", pattern, "list-countries", "--catalogue", server.url.absoluteString)
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output.contains("Aardvarkia"), "\(pattern)")
      #expect(!run.output.contains("Afghanistan"), "\(pattern)")
    }
  }

  @Test func `a comparison and the console take the address of a catalogue too`() async throws {
    let server = try await LoopbackServer.servingCatalogue()
    let compared = try await walkthrough("compare", "go-back", "--catalogue=\(server.url)/")
    #expect(compared.status == 0)
    #expect(compared.output.contains("all show the same screen."))
    let store = FileManager.default.temporaryDirectory.appending(path: "download-\(UUID().uuidString).json")
    let console = try await walkthrough(
      ["console", "--store", store.path, "--catalogue", "\(server.url)"], typing: "search algeria\n")
    #expect(console.output.contains("Algeria"))
  }

  @Test func `an app used by hand has the server's countries, even after a replay in another pattern`()
    async throws
  {
    let text = String(decoding: CatalogueData.countriesJSON, as: UTF8.self)
    let countries = Data(text.replacing("Afghanistan", with: "Aardvarkia").utf8)
    let server = try await LoopbackServer.servingCatalogue(countries: countries)
    let run = try await walkthrough(
      ["app", "viper", "--catalogue", "\(server.url)"], typing: "pattern mvvm-fc\npick aard\n")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("Aardvarkia: "))
    #expect(!run.output.contains("Afghanistan"))
  }

  @Test(arguments: ["0", "-1", "soon"])
  func `an invalid timeout is refused`(timeout: String) async throws {
    let run = try await walkthrough(
      ["trace", "viper", "list-countries", "--catalogue", "http://127.0.0.1:9"],
      environment: ["WALKTHROUGH_TIMEOUT": timeout])
    #expect(run.status != 0)
    #expect(run.errors.contains("WALKTHROUGH_TIMEOUT takes a number of seconds from 1 to 86400"))
  }

  @Test(arguments: [
    ("[7]", "Row 1 of countries.json is malformed: expected an object, found 7."),
    (#"{"code":"FR"}"#, "countries.json is malformed: expected a list of rows, found an object."),
    (
      #"[{"code":"FR","name":"\u001B[2J","capital":null,"region":null,"population":1}]"#,
      "expected text without control characters"
    ),
    ("<html>", "countries.json is not JSON"),
    ("", "countries.json is not JSON"),
  ])
  func `an answer that is not a catalogue is reported before anything else is printed`(
    body: String, reason: String
  ) async throws {
    let server = try await LoopbackServer.servingCatalogue(countries: Data(body.utf8))
    let run = try await walkthrough("trace", "mvvm-fc", "go-back", "--catalogue", "\(server.url)")
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.errors.replacing("\n", with: " ").contains(reason), "\(run.errors)")
    #expect(!run.errors.contains("\u{1B}"))
  }

  @Test func `for a missing file and an unreachable server, the error names the file that cannot be read`()
    async throws
  {
    let server = try await LoopbackServer.servingCatalogue()
    let run = try await walkthrough("trace", "viper", "go-back", "--catalogue", "\(server.url)/nowhere")
    #expect(run.status == 1)
    #expect(run.errors.contains("\(server.url)/nowhere/countries.json cannot be read."))
    #expect(run.errors.contains("404"))
    await server.stop()
    let late = try await walkthrough("trace", "viper", "go-back", "--catalogue", "\(server.url)")
    #expect(late.status == 1)
    #expect(late.errors.contains("\(server.url)/countries.json cannot be read."))
  }

  @Test
  func `a response that crashes the reader is reported like any other failure`()
    async throws
  {
    let server = try await LoopbackServer.servingCatalogue()
    let run = try await walkthrough("trace", "viper", "go-back", "--catalogue", "\(server.url)/half-headers")
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("walkthrough: \(server.url)/half-headers"), "\(run.errors)")
    #expect(!run.errors.contains("Fatal"), "\(run.errors)")
  }

  @Test func `a password in the address is not printed`() async throws {
    let server = try await LoopbackServer.servingCatalogue()
    let address = server.url.absoluteString.replacing("://", with: "://user:secret@")
    let run = try await walkthrough("trace", "viper", "go-back", "--catalogue", "\(address)/nowhere")
    #expect(run.status == 1)
    #expect(!run.errors.contains("secret"), "\(run.errors)")
  }

  @Test func `a file of a hundred megabytes is refused`() async throws {
    let big =
      Data(repeating: UInt8(ascii: "["), count: 1) + Data(repeating: UInt8(ascii: " "), count: 100_000_000)
    let server = try await LoopbackServer.servingCatalogue(films: big)
    let run = try await walkthrough("trace", "swift-io", "go-back", "--catalogue", "\(server.url)")
    #expect(run.status == 1)
    #expect(run.errors.contains("films.json cannot be read."), "\(run.errors)")
  }
}
