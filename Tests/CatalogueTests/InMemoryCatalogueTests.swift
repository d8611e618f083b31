import Catalogue
import Testing

@MainActor
struct InMemoryCatalogueTests {
  private let catalogue = InMemoryCatalogue()

  @Test func `nothing arrives until it is delivered`() {
    var replies = 0
    catalogue.countries { _ in replies += 1 }
    #expect(replies == 0)
    #expect(catalogue.pending.map(\.description) == ["1: countries"])
    #expect(catalogue.deliverNext())
    #expect(replies == 1)
    #expect(catalogue.pending.isEmpty)
  }

  @Test func `requests wait in the order in which they were made, each with a number`() {
    for request in CatalogueRequest.samples {
      _ = request.send(to: catalogue) {}
    }
    #expect(catalogue.pending.map(\.request) == CatalogueRequest.samples)
    #expect(catalogue.pending.map(\.id) == [1, 2, 3, 4, 5])
  }

  @Test func `replies arrive in any order that the owner likes`() {
    var arrived: [String] = []
    for text in ["a", "b", "c", "d"] {
      catalogue.countries(matching: text) { _ in arrived.append(text) }
    }
    #expect(catalogue.deliverLast())
    #expect(catalogue.deliver(2))
    #expect(catalogue.deliverNext())
    #expect(catalogue.deliverAll() == 1)
    #expect(arrived == ["d", "b", "a", "c"])
  }

  @Test func `with nothing to deliver every delivery says so`() {
    catalogue.countries { _ in }.cancel()
    #expect(!catalogue.deliverNext())
    #expect(!catalogue.deliverLast())
    #expect(!catalogue.deliver(1))
    #expect(catalogue.deliverAll() == 0)
    #expect(!catalogue.failNext())
    #expect(!catalogue.fail(1, with: .unavailable))
  }

  @Test func `a reply is delivered once`() {
    var replies = 0
    catalogue.countries { _ in replies += 1 }
    #expect(catalogue.deliver(1))
    #expect(!catalogue.deliver(1))
    #expect(!catalogue.fail(1, with: .unavailable))
    #expect(replies == 1)
  }

  @Test func `a request fails as the owner says, and one that is made again may succeed`() {
    var results: [Result<[Film], CatalogueError>] = []
    catalogue.films([]) { results.append($0) }
    catalogue.films([]) { results.append($0) }
    catalogue.films([]) { results.append($0) }
    catalogue.fail(2, with: .unknownFilm("tt1"))
    catalogue.failNext()
    catalogue.deliverNext()
    #expect(results == [.failure(.unknownFilm("tt1")), .failure(.unavailable), .success([])])
  }

  @Test func `a cancelled request leaves the queue at once, the others stay`() {
    catalogue.countries { _ in }
    let second = catalogue.countries { _ in }
    catalogue.countries { _ in }
    second.cancel()
    #expect(catalogue.pending.map(\.id) == [1, 3])
    second.cancel()
    #expect(catalogue.pending.map(\.id) == [1, 3])
  }

  @Test func `a completion may ask again, and deliverAll delivers that too`() {
    var arrived: [Int] = []
    catalogue.countries { [catalogue] _ in
      arrived.append(catalogue.pending.count)
      catalogue.film("tt0040137") { _ in arrived.append(catalogue.pending.count) }
    }
    catalogue.countries { [catalogue] _ in arrived.append(catalogue.pending.count) }
    #expect(catalogue.deliverAll() == 3)
    #expect(arrived == [1, 1, 0])
  }

  @Test func `a completion may cancel another request, and itself in vain`() {
    var own: (any Cancellable)?
    var other: (any Cancellable)?
    var arrived: [String] = []
    own = catalogue.countries { _ in
      own?.cancel()
      other?.cancel()
      arrived.append("first")
    }
    other = catalogue.countries { _ in arrived.append("second") }
    catalogue.countries { _ in arrived.append("third") }
    #expect(catalogue.deliverAll() == 2)
    #expect(arrived == ["first", "third"])
  }

  @Test func `a completion may deliver another reply`() {
    var arrived: [String] = []
    catalogue.countries { [catalogue] _ in
      catalogue.deliverLast()
      arrived.append("first")
    }
    catalogue.countries { _ in arrived.append("second") }
    #expect(catalogue.deliverAll() == 1)
    #expect(arrived == ["second", "first"])
  }

  @Test func `a cancellable does not keep the catalogue`() {
    var catalogue: InMemoryCatalogue? = InMemoryCatalogue()
    weak let held = catalogue
    let request = catalogue?.countries { _ in }
    catalogue = nil
    #expect(held == nil)
    request?.cancel()
  }
}
