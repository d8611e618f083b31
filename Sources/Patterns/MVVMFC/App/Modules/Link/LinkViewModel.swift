import Catalogue
import Foundation
import Library

/// The user's action: to open a link.
protocol LinkViewModelType: AnyObject {
  /// Opens a link, in place of one that is being opened.
  func open(link: URL)
}

/// Finds the film that a link leads to, and has it shown.
final class LinkViewModel: LinkViewModelType {
  private let flowController: any LinkFlowControllerType
  private let catalogue: any CatalogueServiceType
  private var request: (any Cancellable)?

  init(catalogue: any CatalogueServiceType, flowController: any LinkFlowControllerType) {
    self.catalogue = catalogue
    self.flowController = flowController
  }

  func open(link: URL) {
    request?.cancel()
    request = nil
    do throws(CatalogueError) {
      request = catalogue.film(try FilmID(link: link)) { [weak self] in self?.finish($0, of: link) }
    } catch {
      finish(.failure(.missing(message: error.description)), of: link)
    }
  }

  private func finish(_ result: Result<FilmDetails, ApiError>, of link: URL) {
    request = nil
    switch result {
    case .success(let details): flowController.showFilm(details)
    case .failure(let error): flowController.show(apiError: error) { [weak self] in self?.open(link: link) }
    }
  }
}
