/// A service that answers questions about countries and films asynchronously, each in two forms: it calls a completion,
/// or it is awaited.
///
/// Every conforming type obeys these laws, for every request:
///
/// 1. The completion is called on the main actor, and never before the requesting method has returned.
/// 2. It is called once, with the response or an error; after ``Cancellable/cancel()`` it is never called.
/// 3. It is released as soon as it has been called or the request has been cancelled.
/// 4. Replies may come in another order than the requests.
/// 5. The answer depends only on the catalogue and the request, and is sorted as documented below.
/// 6. A request that is awaited returns or throws what its completion would get. When its task is cancelled, so is the
///    request, and it throws `CancellationError`; in a task that was cancelled before, it is never sent.
///
/// A service that fails may succeed when it is asked again. A service that is released before it has replied may
/// never call the completion; whoever awaits a reply keeps the service.
@MainActor
public protocol CatalogueService: AnyObject {
  /// Asks for all countries, in the order ``CountryOrder/byName``.
  @discardableResult
  func countries(completion: @escaping (Result<[Country], CatalogueError>) -> Void) -> any Cancellable

  /// Asks for the countries for which ``Country/matches(_:)`` holds, in the order ``CountryOrder/byName``.
  ///
  /// No match is an empty list, not a failure.
  @discardableResult
  func countries(
    matching text: String, completion: @escaping (Result<[Country], CatalogueError>) -> Void
  ) -> any Cancellable

  /// Asks for the films that a country submitted, alone or with others, sorted by year, then by title.
  ///
  /// The result is an empty list for a country without films, and ``CatalogueError/unknownCountry(_:)`` for an unknown
  /// code.
  @discardableResult
  func films(
    of country: CountryCode, completion: @escaping (Result<[Film], CatalogueError>) -> Void
  ) -> any Cancellable

  /// Asks for one film and its countries; an unknown id fails with ``CatalogueError/unknownFilm(_:)``.
  @discardableResult
  func film(
    _ id: Film.ID, completion: @escaping (Result<FilmDetails, CatalogueError>) -> Void
  ) -> any Cancellable

  /// Asks for the films with these ids, sorted by title.
  ///
  /// Each film is listed once, however often its id is given; an unknown id is left out.
  @discardableResult
  func films(
    _ ids: [Film.ID], completion: @escaping (Result<[Film], CatalogueError>) -> Void
  ) -> any Cancellable

  /// Waits for all countries, in the order ``CountryOrder/byName``.
  ///
  /// - Throws: ``CatalogueError``; `CancellationError` when the task is cancelled.
  func countries() async throws -> [Country]

  /// Waits for the countries for which ``Country/matches(_:)`` holds, in the order ``CountryOrder/byName``.
  ///
  /// - Throws: ``CatalogueError``; `CancellationError` when the task is cancelled.
  func countries(matching text: String) async throws -> [Country]

  /// Waits for the films that a country submitted, alone or with others, sorted by year, then by title.
  ///
  /// - Throws: ``CatalogueError``; `CancellationError` when the task is cancelled.
  func films(of country: CountryCode) async throws -> [Film]

  /// Waits for one film and its countries.
  ///
  /// - Throws: ``CatalogueError``; `CancellationError` when the task is cancelled.
  func film(_ id: Film.ID) async throws -> FilmDetails

  /// Waits for the films with these ids, sorted by title.
  ///
  /// - Throws: ``CatalogueError``; `CancellationError` when the task is cancelled.
  func films(_ ids: [Film.ID]) async throws -> [Film]
}
