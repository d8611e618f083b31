import Catalogue
import Testing

/// The pause of searches; the laws of services are in CatalogueServiceLaws.
@MainActor
struct DebouncedCatalogueTests {
  private let catalogue = InMemoryCatalogue()
  private let scheduler = ManualScheduler()
  private let debounced: DebouncedCatalogue

  init() {
    debounced = DebouncedCatalogue(catalogue, scheduler: scheduler)
  }

  @Test func `a search is sent after a pause`() {
    debounced.countries(matching: "fin") { _ in }
    #expect(scheduler.pauses == [.milliseconds(300)])
    #expect(catalogue.requestCount == 0)
    scheduler.runAll()
    #expect(catalogue.pending.map(\.request) == [.search("fin")])
  }

  @Test func `a search that is cancelled during the pause is never sent`() {
    let texts = ["f", "fi", "fin"]
    var last: (any Cancellable)?
    for text in texts {
      last?.cancel()
      last = debounced.countries(matching: text) { _ in }
    }
    scheduler.runAll()
    #expect(catalogue.requestCount == 1)
    #expect(catalogue.pending.map(\.request) == [.search("fin")])
  }

  @Test func `a search that has been sent can still be cancelled`() {
    let search = debounced.countries(matching: "fin") { _ in }
    scheduler.runAll()
    search.cancel()
    #expect(catalogue.pending.isEmpty)
  }

  @Test func `a search for an empty text asks for all countries at once`() {
    debounced.countries(matching: "") { _ in }
    #expect(catalogue.pending.map(\.request) == [.countries])
    #expect(scheduler.pauses.isEmpty)
  }

  @Test(arguments: CatalogueRequest.samples.filter { $0 != .search("fra") })
  func `any other request is sent at once`(request: CatalogueRequest) {
    _ = request.send(to: debounced) {}
    #expect(catalogue.pending.map(\.request) == [request])
    #expect(scheduler.pauses.isEmpty)
  }
}
