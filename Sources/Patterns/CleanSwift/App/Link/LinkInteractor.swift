import Catalogue
import Foundation

/// The request that the interactor handles.
protocol LinkInteractorInput: AnyObject {
  func open(request: FollowLink.Open.Request)
}

typealias LinkInteractorOutput = LinkPresenterInput

/// The data that the router passes to the scenes that a link leads to.
protocol LinkDataStore: AnyObject {
  /// The film that was found last, or nil.
  var film: Film? { get }

  /// The first country that submitted it, or nil.
  var country: Country? { get }
}

/// Finds the film that a link leads to.
final class LinkInteractor: LinkDataStore {
  var output: (any LinkInteractorOutput)?

  private(set) var film: Film?
  private(set) var country: Country?

  private let dependencies: any Dependencies
  private lazy var fetchWorker = dependencies.makeFetchFilmWorker()

  init(dependencies: any Dependencies) {
    self.dependencies = dependencies
  }

  private func finish(_ result: Result<FilmDetails, CatalogueError>, of link: String) {
    switch result {
    case .success(let details):
      film = details.film
      country = details.countries.first
      output?.presentOpen(response: .success)
    case .failure(let error):
      output?.presentOpen(response: .failure(Failure(error), link: link))
    }
  }
}

extension LinkInteractor: LinkInteractorInput {
  func open(request: FollowLink.Open.Request) {
    let link = request.link
    fetchWorker.cancel()
    do throws(CatalogueError) {
      guard let url = URL(string: link) else { throw .unknownLink(link) }
      fetchWorker.fetchFilm(try FilmID(link: url)) { [weak self] in self?.finish($0, of: link) }
    } catch {
      finish(.failure(error), of: link)
    }
  }
}
