/// Answers questions about countries and films, later.
///
/// Every conforming type keeps this law, whichever request it is:
///
/// 1. The completion is called on the main actor, and never before the request has returned.
/// 2. It is called once, with the response or with the reason for its absence; after
///    ``Cancellable/cancel()`` it is never called.
/// 3. It is released as soon as it was called or cancelled.
/// 4. Replies may come in another order than the requests were made in.
/// 5. The answer depends on the catalogue and the request alone, and comes in the order written below.
///
/// A service that fails may succeed when it is asked again. One that is released before it has replied may
/// leave the completion uncalled.
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

  /// Asks for the films that a country submitted, alone or with others, by year, then by title.
  ///
  /// A country without films gives an empty list, a code of no country
  /// ``CatalogueError/unknownCountry(_:)``.
  @discardableResult
  func films(
    of country: CountryCode, completion: @escaping (Result<[Film], CatalogueError>) -> Void
  ) -> any Cancellable

  /// Asks for one film and its countries; an id of no film fails with ``CatalogueError/unknownFilm(_:)``.
  @discardableResult
  func film(
    _ id: Film.ID, completion: @escaping (Result<FilmDetails, CatalogueError>) -> Void
  ) -> any Cancellable

  /// Asks for the films with these ids, by title.
  ///
  /// Each film comes once, however often its id is given; an id of no film is left out.
  @discardableResult
  func films(
    _ ids: [Film.ID], completion: @escaping (Result<[Film], CatalogueError>) -> Void
  ) -> any Cancellable
}
