import Catalogue
import Foundation
import Library
import LoopbackServer
import ProcessTesting
import Testing

@testable import MVVMFC

/// The service over a real session and a real server of files, each test in its own process.
@Suite(.enabled("\(LoopbackServer.reason)") { await LoopbackServer.isAvailable }, .timeLimit(.minutes(30)))
nonisolated struct ApiCatalogueServiceTests {
  @Test func `all countries arrive in the order of their names`() async {
    await #expect(processExitsWith: .success) {
      await inOwnProcess {
        let catalogue = try await ServedCatalogue()
        let answer = await catalogue.answer { $0.countries(matching: nil, completion: $1) }
        expectEqual(answer, .success(CatalogueData.embedded.allCountries()))
      }
    }
  }

  @Test(arguments: ["sao tome", "fi", "", "100 % & more?", "Ähtäri/ü"])
  func `a search gives the same result as the catalogue`(text: String) async {
    await #expect(processExitsWith: .success) { [text] in
      await inOwnProcess {
        let catalogue = try await ServedCatalogue()
        let answer = await catalogue.answer { $0.countries(matching: text, completion: $1) }
        expectEqual(answer, .success(CatalogueData.embedded.countries(matching: text)))
      }
    }
  }

  @Test func `the films of a country arrive in the order of their years`() async {
    await #expect(processExitsWith: .success) {
      await inOwnProcess {
        let catalogue = try await ServedCatalogue()
        let japan = try #require(CatalogueData.embedded.countries.first { $0.code == "JP" })
        let answer = await catalogue.answer { $0.films(of: japan, completion: $1) }
        expectEqual(answer, .success(try CatalogueData.embedded.films(of: "JP")))
      }
    }
  }

  @Test func `a country without films has an empty list, and an unknown one is reported by its code`() async {
    await #expect(processExitsWith: .success) {
      await inOwnProcess {
        let catalogue = try await ServedCatalogue()
        let empty = Country(code: "AQ", name: "Antarctica")
        expectEqual(await catalogue.answer { $0.films(of: empty, completion: $1) }, .success([]))
        let gone = Country(code: "ZZ", name: "Nowhere")
        expectEqual(
          await catalogue.answer { $0.films(of: gone, completion: $1) },
          .failure(.missing(message: "The catalogue has no country ZZ.")))
      }
    }
  }

  @Test func `films that are requested by id arrive in the order of their titles, each once`() async {
    await #expect(processExitsWith: .success) {
      await inOwnProcess {
        let catalogue = try await ServedCatalogue()
        let ids: [Film.ID] = ["tt0065234", "tt0042876", "tt0042876", "none"]
        let answer = await catalogue.answer { $0.films(ids, completion: $1) }
        expectEqual(answer, .success(CatalogueData.embedded.films(ids)))
      }
    }
  }

  @Test func `a film arrives with its countries`() async {
    await #expect(processExitsWith: .success) {
      await inOwnProcess {
        let catalogue = try await ServedCatalogue()
        let film = try #require(CatalogueData.embedded.films.first { $0.countries.count > 1 })
        let answer = await catalogue.answer { $0.film(film.id, completion: $1) }
        expectEqual(answer, .success(try CatalogueData.embedded.film(film.id)))
      }
    }
  }

  @Test func `an unknown film is reported by its id, as the catalogue reports it`() async {
    await #expect(processExitsWith: .success) {
      await inOwnProcess {
        let catalogue = try await ServedCatalogue()
        let answer = await catalogue.answer { $0.film("tt0", completion: $1) }
        expectEqual(answer, .failure(.missing(message: "The catalogue has no film tt0.")))
      }
    }
  }

  @Test func `a missing file is reported by the status of the response`() async {
    await #expect(processExitsWith: .success) {
      await inOwnProcess {
        let files = ["countries.json": CatalogueData.countriesJSON]
        let catalogue = ServedCatalogue(server: try await LoopbackServer(serving: files))
        let answer = await catalogue.answer { $0.film("tt0042876", completion: $1) }
        expectEqual(answer, .failure(.rejected(status: 404)))
      }
    }
  }

  @Test func `a cancelled request is never answered`() async {
    await #expect(processExitsWith: .success) {
      await inOwnProcess {
        let catalogue = try await ServedCatalogue()
        var answers = 0
        let request = catalogue.service.film("tt0042876") { _ in answers += 1 }
        request.cancel()
        request.cancel()
        // A later request gets its reply later, from the same server and on the same thread.
        _ = await catalogue.answer { $0.countries(matching: nil, completion: $1) }
        expectEqual(answers, 0)
      }
    }
  }

  @Test func `the service replies on the main queue`() async {
    await #expect(processExitsWith: .success) {
      await inOwnProcess {
        let catalogue = try await ServedCatalogue()
        let isMain = await withCheckedContinuation { continuation in
          _ = catalogue.service.film("tt0042876") { _ in
            continuation.resume(returning: DispatchQueue.isMain)
          }
        }
        expectEqual(isMain, true)
      }
    }
  }
}
