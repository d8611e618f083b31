import Catalogue
import Library
import Testing

@testable import MVVMFC

/// A use case alone: its service is a test double.
@Suite struct FindFavouritesUseCaseTests {
  @Test func `the use case asks the service for the marked films and passes the reply on`() throws {
    let films = Array(CatalogueData.embedded.films[..<2])
    let favourites = InMemoryFavourites()
    films.forEach { favourites.add($0.id) }
    let service = Service(films: films)
    var found: [Film]?
    _ = try FindFavouritesUseCase(catalogue: service, favourites: favourites).films {
      found = try? $0.get()
    }
    #expect(service.requestedIDs == films.map(\.id))
    #expect(found == films)
  }

  @Test func `without a marked film the use case asks for nothing`() throws {
    let service = Service(films: [])
    var found: [Film]?
    _ = try FindFavouritesUseCase(catalogue: service, favourites: InMemoryFavourites()).films {
      found = try? $0.get()
    }
    #expect(service.requestedIDs == nil)
    #expect(found == [])
  }

  /// Replies to a request for films by their ids at once, and to no other.
  private final class Service: CatalogueServiceType {
    private let films: [Film]
    private(set) var requestedIDs: [Film.ID]?

    init(films: [Film]) { self.films = films }

    func films(
      _ ids: [Film.ID], completion: @escaping (Result<[Film], ApiError>) -> Void
    ) -> any Cancellable {
      requestedIDs = ids
      completion(.success(films))
      return Request()
    }

    func countries(
      matching text: String?, completion: @escaping (Result<[Country], ApiError>) -> Void
    ) -> any Cancellable { Request() }

    func films(
      of country: Country, completion: @escaping (Result<[Film], ApiError>) -> Void
    ) -> any Cancellable { Request() }

    func film(
      _ id: Film.ID, completion: @escaping (Result<FilmDetails, ApiError>) -> Void
    ) -> any Cancellable { Request() }
  }

  private final class Request: Cancellable {
    func cancel() {}
  }
}
