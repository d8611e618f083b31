import Catalogue
import Testing

/// The laws of catalogue services, tested on each service.
@MainActor
struct CatalogueServiceLaws {
  @Test(arguments: ServiceUnderTest.Kind.allCases, CatalogueRequest.samples)
  func `a request is answered once, after its method has returned, and then its completion is released`(
    kind: ServiceUnderTest.Kind, request: CatalogueRequest
  ) async throws {
    let subject = try ServiceUnderTest(kind)
    var token: Token? = Token()
    weak let held = token
    var returned = false
    var repliedEarly = false
    var replies = 0
    var kept: (any Cancellable)?
    _ = await subject.reply { service, done in
      let cancellable = request.send(to: service) { [token] in
        withExtendedLifetime(token) {}
        MainActor.assertIsolated()
        repliedEarly = !returned
        replies += 1
        done(.success(()))
      }
      token = nil
      kept = cancellable
      returned = true
      return cancellable
    }
    #expect(!repliedEarly)
    #expect(replies == 1)
    await subject.settle()
    #expect(replies == 1)
    #expect(held == nil)
    withExtendedLifetime(kept) {}
  }

  @Test(arguments: ServiceUnderTest.Kind.allCases, CatalogueRequest.samples)
  func `a cancelled request is never answered, and its completion is released at once`(
    kind: ServiceUnderTest.Kind, request: CatalogueRequest
  ) async throws {
    let subject = try ServiceUnderTest(kind)
    var token: Token? = Token()
    weak let held = token
    var replies = 0
    let cancellable = request.send(to: subject.service) { [token] in
      withExtendedLifetime(token) {}
      replies += 1
    }
    token = nil
    #expect(held != nil)
    cancellable.cancel()
    #expect(held == nil)
    cancellable.cancel()
    await subject.settle()
    #expect(replies == 0)
  }

  @Test(arguments: ServiceUnderTest.Kind.allCases)
  func `cancelling after the reply has no effect on this request or any other`(
    kind: ServiceUnderTest.Kind
  ) async throws {
    let subject = try ServiceUnderTest(kind)
    var first: (any Cancellable)?
    _ = await subject.reply { service, done in
      let cancellable = service.countries(completion: done)
      first = cancellable
      return cancellable
    }
    let second = await subject.reply { service, done in
      let cancellable = service.films(of: "SE", completion: done)
      first?.cancel()
      return cancellable
    }
    #expect(try second.get().count == 16)
  }

  @Test(arguments: ServiceUnderTest.Kind.allCases)
  func `all countries arrive in the order of their names`(kind: ServiceUnderTest.Kind) async throws {
    let countries = try await ServiceUnderTest(kind).reply { $0.countries(completion: $1) }.get()
    #expect(countries == CatalogueData.embedded.countries.sorted(by: .byName))
  }

  @Test(arguments: ServiceUnderTest.Kind.allCases)
  func `a search gives the matching countries in the order of their names`(
    kind: ServiceUnderTest.Kind
  ) async throws {
    let subject = try ServiceUnderTest(kind)
    let found = try await subject.reply { $0.countries(matching: "sao", completion: $1) }.get()
    #expect(found.map(\.code) == ["ST"])
    let guineas = try await subject.reply { $0.countries(matching: "guinea", completion: $1) }.get()
    #expect(
      guineas.map(\.name) == ["Equatorial Guinea", "Guinea", "Guinea-Bissau", "Papua New Guinea"])
    let none = try await subject.reply { $0.countries(matching: "atlantis", completion: $1) }.get()
    #expect(none.isEmpty)
  }

  @Test(arguments: ServiceUnderTest.Kind.allCases)
  func `films of a country arrive in the order of their years`(
    kind: ServiceUnderTest.Kind
  ) async throws {
    let subject = try ServiceUnderTest(kind)
    let films = try await subject.reply { $0.films(of: "SUHH", completion: $1) }.get()
    #expect(films.map(\.year) == films.map(\.year).sorted())
    let italian = try await subject.reply { $0.films(of: "IT", completion: $1) }.get()
    #expect(italian.first?.title == "The Walls of Malapaga")
  }

  @Test(arguments: ServiceUnderTest.Kind.allCases)
  func `a country without films has an empty list, an unknown code fails`(
    kind: ServiceUnderTest.Kind
  ) async throws {
    let subject = try ServiceUnderTest(kind)
    #expect(await subject.reply { $0.films(of: "AQ", completion: $1) } == .success([]))
    #expect(await subject.reply { $0.films(of: "ZZ", completion: $1) } == .failure(.unknownCountry("ZZ")))
  }

  @Test(arguments: ServiceUnderTest.Kind.allCases)
  func `a film arrives with its countries in the order in which the film lists them`(
    kind: ServiceUnderTest.Kind
  ) async throws {
    let subject = try ServiceUnderTest(kind)
    let details = try await subject.reply { $0.film("tt0040137", completion: $1) }.get()
    #expect(details.film.title == "The Walls of Malapaga")
    #expect(details.countries.map(\.name) == ["France", "Italy"])
    #expect(await subject.reply { $0.film("tt0", completion: $1) } == .failure(.unknownFilm("tt0")))
  }

  @Test(arguments: ServiceUnderTest.Kind.allCases)
  func `films requested by id arrive once each in the order of their titles, without the unknown ones`(
    kind: ServiceUnderTest.Kind
  ) async throws {
    let ids: [Film.ID] = ["tt0042876", "tt0", "tt0047528", "tt0042876"]
    let films = try await ServiceUnderTest(kind).reply { $0.films(ids, completion: $1) }.get()
    #expect(films.map(\.title) == ["La Strada", "Rashomon"])
  }
}
