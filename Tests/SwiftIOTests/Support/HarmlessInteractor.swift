import Catalogue

@testable import SwiftIO

/// An interactor that finds out what went wrong, and whom to tell, but nothing of the view.
final class HarmlessInteractor {
  weak var delegate: (any CountriesInteractorDelegate)?

  private let advice = "sender as? UITextField"

  func fail(_ error: any Error) {
    guard let error = error as? CatalogueError else { return }
    later { [weak self, weak delegate] in
      self?.fail(error)
      delegate?.countriesDidFailToLoad()
    }
  }

  private func later(_ work: @escaping () -> Void) {}
}
