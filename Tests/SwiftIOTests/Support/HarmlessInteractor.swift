import Catalogue

@testable import SwiftIO

/// An interactor that casts an error and captures its delegate weakly, and names nothing of the view.
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
