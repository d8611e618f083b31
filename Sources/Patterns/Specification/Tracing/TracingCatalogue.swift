import Catalogue
import Tracing

/// The boundary to the catalogue, watched.
@MainActor final class TracingCatalogue: TracingDecorator<any CatalogueService>, CatalogueService {
  func countries(completion: @escaping (Result<[Country], CatalogueError>) -> Void) -> any Cancellable {
    trace.message(to: participant) {
      cancellable(target.countries(completion: trace.reply(completion)))
    }
  }

  func countries(
    matching text: String, completion: @escaping (Result<[Country], CatalogueError>) -> Void
  ) -> any Cancellable {
    trace.message(to: participant, text) {
      cancellable(target.countries(matching: text, completion: trace.reply(completion)))
    }
  }

  func films(
    of country: CountryCode, completion: @escaping (Result<[Film], CatalogueError>) -> Void
  ) -> any Cancellable {
    trace.message(to: participant, country) {
      cancellable(target.films(of: country, completion: trace.reply(completion)))
    }
  }

  func film(
    _ id: Film.ID, completion: @escaping (Result<FilmDetails, CatalogueError>) -> Void
  ) -> any Cancellable {
    trace.message(to: participant, id) {
      cancellable(target.film(id, completion: trace.reply(completion)))
    }
  }

  func films(
    _ ids: [Film.ID], completion: @escaping (Result<[Film], CatalogueError>) -> Void
  ) -> any Cancellable {
    trace.message(to: participant, ids) {
      cancellable(target.films(ids, completion: trace.reply(completion)))
    }
  }

  private func cancellable(_ request: any Cancellable) -> any Cancellable {
    TracingCancellable(request, trace, participant)
  }
}

/// A request under way, whose cancellation is a message to the catalogue.
@MainActor private final class TracingCancellable: TracingDecorator<any Cancellable>, Cancellable {
  func cancel() {
    trace.message(to: participant) { target.cancel() }
  }
}
