/// A service that debounces searches: each waits for a pause before another service gets it, and a search that is
/// cancelled meanwhile, because its user types on, is never sent. All other requests are sent at once.
public final class DebouncedCatalogue: CatalogueService {
  private let service: any CatalogueService
  private let scheduler: any Scheduler
  private let pause: Duration

  /// Creates a service in front of another.
  ///
  /// - Parameters:
  ///   - service: Gets the requests.
  ///   - scheduler: Waits for the pauses.
  ///   - pause: How long a search waits.
  public init(
    _ service: any CatalogueService, scheduler: any Scheduler = ClockScheduler(),
    pause: Duration = .milliseconds(300)
  ) {
    self.service = service
    self.scheduler = scheduler
    self.pause = pause
  }
}

extension DebouncedCatalogue {
  /// Sends a request for all countries.
  @discardableResult
  public func countries(
    completion: @escaping (Result<[Country], CatalogueError>) -> Void
  ) -> any Cancellable {
    service.countries(completion: completion)
  }

  /// Sends a search after the pause; one for an empty text, which asks for all countries, at once.
  @discardableResult
  public func countries(
    matching text: String, completion: @escaping (Result<[Country], CatalogueError>) -> Void
  ) -> any Cancellable {
    guard !text.isEmpty else { return service.countries(matching: text, completion: completion) }
    let request = DebouncedRequest()
    request.current = scheduler.schedule(after: pause) { [service] in
      request.current = service.countries(matching: text, completion: completion)
    }
    return request
  }

  /// Sends a request for the films of a country.
  @discardableResult
  public func films(
    of country: CountryCode, completion: @escaping (Result<[Film], CatalogueError>) -> Void
  ) -> any Cancellable {
    service.films(of: country, completion: completion)
  }

  /// Sends a request for one film.
  @discardableResult
  public func film(
    _ id: Film.ID, completion: @escaping (Result<FilmDetails, CatalogueError>) -> Void
  ) -> any Cancellable {
    service.film(id, completion: completion)
  }

  /// Sends a request for the films with these ids.
  @discardableResult
  public func films(
    _ ids: [Film.ID], completion: @escaping (Result<[Film], CatalogueError>) -> Void
  ) -> any Cancellable {
    service.films(ids, completion: completion)
  }
}
