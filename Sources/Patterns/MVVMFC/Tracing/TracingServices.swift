import ApiSession
import Catalogue
import Tracing

/// The boundary to the service that answers from the catalogue, watched.
final class TracingCatalogueService: TracingDecorator<any CatalogueServiceType>, CatalogueServiceType {
  func countries(
    matching text: String?, completion: @escaping (Result<[Country], ApiError>) -> Void
  ) -> any Cancellable {
    trace.message(to: participant, text as Any) {
      watch(target.countries(matching: text, completion: trace.reply(completion)))
    }
  }

  func films(
    of country: Country, completion: @escaping (Result<[Film], ApiError>) -> Void
  ) -> any Cancellable {
    trace.message(to: participant, country) {
      watch(target.films(of: country, completion: trace.reply(completion)))
    }
  }

  func films(
    _ ids: [Film.ID], completion: @escaping (Result<[Film], ApiError>) -> Void
  ) -> any Cancellable {
    trace.message(to: participant, ids) {
      watch(target.films(ids, completion: trace.reply(completion)))
    }
  }

  func film(
    _ id: Film.ID, completion: @escaping (Result<FilmDetails, ApiError>) -> Void
  ) -> any Cancellable {
    trace.message(to: participant, id) {
      watch(target.film(id, completion: trace.reply(completion)))
    }
  }

  private func watch(_ request: any Cancellable) -> any Cancellable {
    TracingRequest(request, trace, participant)
  }
}

/// The boundary to a use case, watched.
final class TracingFindFavourites: TracingDecorator<any FindFavouritesUseCaseType>, FindFavouritesUseCaseType
{
  func checkMarks() throws(FavouritesError) {
    try trace.message(to: participant) { () throws(FavouritesError) in try target.checkMarks() }
  }

  func films(
    completion: @escaping (Result<[Film], ApiError>) -> Void
  ) throws(FavouritesError) -> any Cancellable {
    try trace.message(to: participant) { () throws(FavouritesError) -> any Cancellable in
      TracingRequest(try target.films(completion: trace.reply(completion)), trace, participant)
    }
  }
}

/// Something under way, whose cancellation is a message to whoever does it.
private final class TracingRequest: TracingDecorator<any Cancellable>, Cancellable {
  func cancel() {
    trace.message(to: participant) { target.cancel() }
  }
}
