import Catalogue
import Foundation

/// As a user, I want to open a film by a link.
protocol FindLinkedFilmInteractorInput: AnyObject {
  /// Finds the film that a link leads to. Replaces a request that is under way.
  func findFilm(of link: String)
}

/// The results of following a link.
protocol FindLinkedFilmInteractorOutput: AnyObject {
  func foundFilm(_ film: LinkedFilmFacts)
  func failedToFindFilm(of link: String, because failure: Failure)
}

/// Finds the film that a link leads to.
final class FindLinkedFilmInteractor: FindLinkedFilmInteractorInput {
  weak var output: (any FindLinkedFilmInteractorOutput)?

  private let store: any DataStore
  private var request: (any Cancellable)?

  init(store: any DataStore) {
    self.store = store
  }

  func findFilm(of link: String) {
    request?.cancel()
    request = nil
    do throws(CatalogueError) {
      guard let url = URL(string: link) else { throw .unknownLink(link) }
      request = store.findFilm(try FilmID(link: url)) { [weak self] in self?.finish($0, of: link) }
    } catch {
      finish(.failure(error), of: link)
    }
  }

  private func finish(_ result: Result<FilmDetails, CatalogueError>, of link: String) {
    request = nil
    switch result {
    case .success(let details): output?.foundFilm(details.linkedFacts)
    case .failure(let error): output?.failedToFindFilm(of: link, because: Failure(error))
    }
  }
}
