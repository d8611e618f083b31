import Foundation
import Library
import LoopbackServer
import ProcessTesting
import Testing

@testable import MVVMFC

/// Responses that are not a catalogue, each tested in its own process.
@Suite(.enabled("\(LoopbackServer.reason)") { await LoopbackServer.isAvailable }, .timeLimit(.minutes(30)))
nonisolated struct HostileCatalogueTests {
  @Test(
    arguments: [
      ("[", "countries.json is not JSON."),
      ("{}", "countries.json is malformed: expected a list of rows, found an object."),
      ("[7]", "Row 1 of countries.json is malformed: expected an object, found 7."),
      (
        #"[{"code":"FR","name":"a\u001B[2Jb","capital":null,"region":null,"population":1}]"#,
        "Row 1 (FR) of countries.json is malformed in name: expected text without control characters, "
          + #"found "a\u{1B}[2Jb"."#
      ),
      (
        #"[{"code":"FR","name":"a","capital":"x\u202Ey","region":null,"population":1}]"#,
        "Row 1 (FR) of countries.json is malformed in capital: expected text without control characters, "
          + #"found "x\u{202E}y"."#
      ),
      (
        #"[{"code":"FR","name":"a","capital":null,"region":null,"population":"many"}]"#,
        "Row 1 (FR) of countries.json is malformed in population: expected a whole number, zero or more, or null, "
          + #"found "many"."#
      ),
      (String(repeating: "[", count: 100_000), "countries.json is not JSON: see line 1."),
    ] as [(String, String)])
  func `a body that is not a list of countries is reported, with the row and the field if known`(
    body: String, reason: String
  ) async {
    await #expect(processExitsWith: .success) { [body, reason] in
      await inOwnProcess {
        let catalogue = try await ServedCatalogue(countries: Data(body.utf8))
        let answer = await catalogue.answer { $0.countries(matching: nil, completion: $1) }
        expectEqual(answer, .failure(.undecodable(reason: reason)))
      }
    }
  }
}
