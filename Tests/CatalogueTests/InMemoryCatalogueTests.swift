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

  @Test func `requests wait in the order in which they were sent, each with a number`() {
    for request in CatalogueRequest.samples {
      _ = request.send(to: catalogue) {}
    }
    #expect(catalogue.pending.map(\.request) == CatalogueRequest.samples)
    #expect(catalogue.pending.map(\.id) == [1, 2, 3, 4, 5])
  }

  @Test func `replies can be delivered in any order`() {
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

  @Test func `every delivery reports when there is nothing to deliver`() {
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

  @Test func `a request fails with the given error, and a repeated one may succeed`() {
    var results: [Result<[Film], CatalogueError>] = []
    catalogue.films([]) { results.append($0) }
    catalogue.films([]) { results.append($0) }
    catalogue.films([]) { results.append($0) }
    catalogue.fail(2, with: .unknownFilm("tt1"))
    catalogue.failNext()
    catalogue.deliverNext()
    #expect(results == [.failure(.unknownFilm("tt1")), .failure(.unavailable), .success([])])
  }

  @Test func `a cancelled request leaves the queue at once, and the others stay`() {
    catalogue.countries { _ in }
    let second = catalogue.countries { _ in }
    catalogue.countries { _ in }
    second.cancel()
    #expect(catalogue.pending.map(\.id) == [1, 3])
    second.cancel()
    #expect(catalogue.pending.map(\.id) == [1, 3])
  }

  @Test func `a completion may send another request, which deliverAll delivers too`() {
    var arrived: [Int] = []
    catalogue.countries { [catalogue] _ in
      arrived.append(catalogue.pending.count)
      catalogue.film("tt0040137") { _ in arrived.append(catalogue.pending.count) }
    }
    catalogue.countries { [catalogue] _ in arrived.append(catalogue.pending.count) }
    #expect(catalogue.deliverAll() == 3)
    #expect(arrived == [1, 1, 0])
  }

  @Test func `a completion may cancel another request, and cancelling its own does nothing`() {
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

  @Test func `a cancellable does not keep the catalogue alive`() {
    var catalogue: InMemoryCatalogue? = InMemoryCatalogue()
    weak let held = catalogue
    let request = catalogue?.countries { _ in }
    catalogue = nil
    #expect(held == nil)
    request?.cancel()
  }
}
