import Catalogue
import Foundation

/// The view controller's requests, and the parts that it injects.
protocol LinkInteractorInput: AnyObject {
  var model: (any LinkModelUpdating)! { get set }
  var actions: (any ActionFactory)! { get set }
  var delegate: (any LinkInteractorDelegate)? { get set }

  /// Finds the film that a link leads to, in place of one that is being found.
  func open(_ link: URL)
}

/// The notifications that the interactor sends after it has updated the model.
protocol LinkInteractorDelegate: AnyObject {
  func linkDidOpen(_ film: FilmDetails)
  func linkDidFailToOpen(_ link: URL)
}

/// Finds the films that links lead to.
final class LinkInteractor {
  var model: (any LinkModelUpdating)!
  var actions: (any ActionFactory)!
  weak var delegate: (any LinkInteractorDelegate)?

  private var pendingAction: (any Action<FilmDetails, CatalogueError>)?
}

extension LinkInteractor: LinkInteractorInput {
  func open(_ link: URL) {
    let action = actions.openLink(link)
    pendingAction?.cancel()
    pendingAction = action
    action.run { [weak self] result in
      guard let self else { return }
      pendingAction = nil
      switch result {
      case .success(let film):
        model.update(failure: nil)
        delegate?.linkDidOpen(film)
      case .failure(let error):
        model.update(failure: error)
        delegate?.linkDidFailToOpen(link)
      }
    }
  }
}
