/// A service whose owner decides when, in which order and how each reply arrives.
///
/// A request joins a queue and stays there until the owner, a test or a walkthrough, delivers it or makes it fail, or
/// until the caller cancels it. A reply leaves the queue before its completion runs, so a completion may send another
/// request, cancel one or deliver another reply.
public final class InMemoryCatalogue: CatalogueService {
  private struct Entry {
    let reply: PendingReply
    /// Calls the completion with the failure, or with the answer if there is no failure.
    let send: (CatalogueError?) -> Void
  }

  /// What later requests are answered from.
  public var data: CatalogueData
  private var queue: [Entry] = []
  /// The requests so far, including those that were answered or cancelled.
  public private(set) var requests: [CatalogueRequest] = []
  /// The number of requests so far.
  public var requestCount: Int { requests.count }

  /// Creates a service that answers from `data`.
  public init(data: CatalogueData = .embedded) {
    self.data = data
  }

  /// The replies that wait to be delivered, oldest first.
  public var pending: [PendingReply] {
    queue.map(\.reply)
  }

  /// Delivers the oldest reply; returns false if none is waiting.
  @discardableResult
  public func deliverNext() -> Bool {
    send(at: queue.indices.first, failure: nil)
  }

  /// Delivers the newest reply; returns false if none is waiting.
  @discardableResult
  public func deliverLast() -> Bool {
    send(at: queue.indices.last, failure: nil)
  }

  /// Delivers the reply with this id; returns false if it is not waiting.
  @discardableResult
  public func deliver(_ id: PendingReply.ID) -> Bool {
    send(at: index(of: id), failure: nil)
  }

  /// Delivers the oldest reply until none is left, including replies to requests made meanwhile.
  ///
  /// This never ends if every completion sends another request.
  ///
  /// - Returns: The number of replies that were delivered.
  @discardableResult
  public func deliverAll() -> Int {
    var count = 0
    while deliverNext() {
      count += 1
    }
    return count
  }

  /// Makes the oldest request fail; returns false if none is waiting.
  @discardableResult
  public func failNext(with error: CatalogueError = .unavailable) -> Bool {
    send(at: queue.indices.first, failure: error)
  }

  /// Makes the request with this id fail; returns false if it is not waiting.
  @discardableResult
  public func fail(_ id: PendingReply.ID, with error: CatalogueError) -> Bool {
    send(at: index(of: id), failure: error)
  }

  private func index(of id: PendingReply.ID) -> Int? {
    queue.firstIndex { $0.reply.id == id }
  }

  private func send(at index: Int?, failure: CatalogueError?) -> Bool {
    guard let index else { return false }
    queue.remove(at: index).send(failure)
    return true
  }

  private func enqueue<Value>(
    _ request: CatalogueRequest,
    completion: @escaping (Result<Value, CatalogueError>) -> Void,
    answer: @escaping (CatalogueData) throws(CatalogueError) -> Value
  ) -> any Cancellable {
    requests.append(request)
    let id = requests.count
    let entry = Entry(reply: PendingReply(id: id, request: request)) { [data] failure in
      completion(
        Result { () throws(CatalogueError) in
          if let failure { throw failure }
          return try answer(data)
        })
    }
    queue.append(entry)
    return QueuedRequest { [weak self] in
      self?.queue.removeAll { $0.reply.id == id }
    }
  }
}

extension InMemoryCatalogue {
  /// Queues a request for all countries.
  @discardableResult
  public func countries(
    completion: @escaping (Result<[Country], CatalogueError>) -> Void
  ) -> any Cancellable {
    enqueue(.countries, completion: completion) { $0.allCountries() }
  }

  /// Queues a search.
  @discardableResult
  public func countries(
    matching text: String, completion: @escaping (Result<[Country], CatalogueError>) -> Void
  ) -> any Cancellable {
    // A search for nothing in particular is a request for all countries.
    enqueue(text.isEmpty ? .countries : .search(text), completion: completion) {
      $0.countries(matching: text)
    }
  }

  /// Queues a request for the films of a country.
  @discardableResult
  public func films(
    of country: CountryCode, completion: @escaping (Result<[Film], CatalogueError>) -> Void
  ) -> any Cancellable {
    enqueue(.films(of: country), completion: completion) { data throws(CatalogueError) in
      try data.films(of: country)
    }
  }

  /// Queues a request for one film.
  @discardableResult
  public func film(
    _ id: Film.ID, completion: @escaping (Result<FilmDetails, CatalogueError>) -> Void
  ) -> any Cancellable {
    enqueue(.film(id), completion: completion) { data throws(CatalogueError) in
      try data.film(id)
    }
  }

  /// Queues a request for the films with these ids.
  @discardableResult
  public func films(
    _ ids: [Film.ID], completion: @escaping (Result<[Film], CatalogueError>) -> Void
  ) -> any Cancellable {
    enqueue(.filmsWithIDs(ids), completion: completion) { $0.films(ids) }
  }
}
