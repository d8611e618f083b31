import Catalogue
import Testing

/// The requests that are awaited.
@MainActor struct AwaitedRequestTests {
  private let catalogue = InMemoryCatalogue()

  @Test func `each request returns what its completion would get`() async throws {
    let service = catalogue
    #expect(try await delivered { try await service.countries() } == CatalogueData.embedded.allCountries())
    #expect(try await delivered { try await service.countries(matching: "sao") }.map(\.code) == ["ST"])
    #expect(try await delivered { try await service.films(of: "SE") }.count == 16)
    #expect(try await delivered { try await service.film("tt0042876") }.film.title == "Rashomon")
    #expect(try await delivered { try await service.films(["tt0042876"]) }.map(\.title) == ["Rashomon"])
    #expect(catalogue.requestCount == 5)
  }

  @Test func `a request that fails throws`() async throws {
    let service = catalogue
    await #expect(throws: CatalogueError.unknownFilm("tt0")) {
      try await delivered { try await service.film("tt0") }
    }
    let task = Task { try await service.countries() }
    await requested(2)
    catalogue.failNext()
    await #expect(throws: CatalogueError.unavailable) { try await task.value }
  }

  @Test func `a task that waits is cancelled with its request`() async {
    let service = catalogue
    let task = Task { try await service.countries(matching: "fin") }
    await requested(1)
    #expect(catalogue.pending.count == 1)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(catalogue.pending.isEmpty)
  }

  @Test func `a task that was cancelled before sends no request`() async {
    let service = catalogue
    let task = Task { try await service.countries() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(catalogue.requestCount == 0)
  }

  @Test func `cancelling a task after the reply has no effect on it`() async throws {
    let service = catalogue
    let task = Task { try await service.countries() }
    await requested(1)
    catalogue.deliverNext()
    task.cancel()
    #expect(try await task.value.count == 253)
  }

  @Test func `a search that is cancelled during the pause is never sent`() async {
    let scheduler = ManualScheduler()
    let service = DebouncedCatalogue(catalogue, scheduler: scheduler)
    let task = Task { try await service.countries(matching: "fin") }
    while scheduler.pauses.isEmpty { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    scheduler.runAll()
    #expect(catalogue.requestCount == 0)
  }

  /// Delivers the reply to a request of a task, and returns what the task makes of it.
  private func delivered<Value: Sendable>(
    _ request: @escaping @MainActor () async throws -> Value
  ) async throws -> Value {
    let task = Task { try await request() }
    await requested(catalogue.requestCount + 1)
    catalogue.deliverNext()
    return try await task.value
  }

  private func requested(_ count: Int) async {
    while catalogue.requestCount < count { await Task.yield() }
  }
}
