import Catalogue
import Tracing

/// The boundary to the catalogue, watched.
@MainActor final class TracingCatalogue: CatalogueService {
  private let target: any CatalogueService
  private let trace: Trace
  private let participant: Participant

  init(_ target: any CatalogueService, _ trace: Trace) {
    self.target = target
    self.trace = trace
    participant = trace.participant(.catalogue, target)
  }

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
@MainActor private final class TracingCancellable: Cancellable {
  private let target: any Cancellable
  private let trace: Trace
  private let participant: Participant

  init(_ target: any Cancellable, _ trace: Trace, _ participant: Participant) {
    self.target = target
    self.trace = trace
    self.participant = participant
  }

  func cancel() {
    trace.message(to: participant) { target.cancel() }
  }
}
