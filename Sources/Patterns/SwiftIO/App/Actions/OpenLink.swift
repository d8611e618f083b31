import Catalogue
import Foundation

/// As a user, I want to open a film by a link.
final class OpenLink: Action {
  private let link: URL
  private let catalogue: any CatalogueService
  private var request: (any Cancellable)?

  init(_ link: URL, catalogue: any CatalogueService) {
    self.link = link
    self.catalogue = catalogue
  }

  /// Completes at once, with an error, if the link leads to no film.
  func run(completion: @escaping (Result<FilmDetails, CatalogueError>) -> Void) {
    do throws(CatalogueError) {
      request = catalogue.film(try FilmID(link: link), completion: completion)
    } catch {
      completion(.failure(error))
    }
  }

  func cancel() {
    request?.cancel()
  }
}
