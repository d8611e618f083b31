import Catalogue
import Library

/// Answers questions about countries and films asynchronously.
///
/// A completion is called once, on the main actor, never before the call has returned and never after the request
/// was cancelled.
protocol CatalogueServiceType: AnyObject {
  /// Asks for the countries that match a text, or for all countries if it is nil, sorted by name.
  func countries(
    matching text: String?, completion: @escaping (Result<[Country], ApiError>) -> Void
  ) -> any Cancellable

  /// Asks for the films that a country submitted, sorted by year.
  func films(
    of country: Country, completion: @escaping (Result<[Film], ApiError>) -> Void
  ) -> any Cancellable

  /// Asks for the films with these ids, sorted by title.
  func films(
    _ ids: [Film.ID], completion: @escaping (Result<[Film], ApiError>) -> Void
  ) -> any Cancellable

  /// Asks for a film and its countries.
  func film(
    _ id: Film.ID, completion: @escaping (Result<FilmDetails, ApiError>) -> Void
  ) -> any Cancellable
}
