import Catalogue

import struct HeadlessUI.Outlet

@testable import SwiftIO

/// Handles the events of the list of favourites.
final class FavouritesInteractor {
  @Outlet var list: any RowInput

  var model: (any FavouritesModelUpdating)!
  var actions: (any ActionFactory)!
  weak var delegate: (any FavouritesInteractorDelegate)?

  private var pendingAction: (any Action<[Film], any Error>)?
}

extension FavouritesInteractor: FavouritesInteractorInput {
  func load() {
    let action = actions.listFavourites()
    pendingAction?.cancel()
    pendingAction = action
    action.run { [weak self] result in
      guard let self else { return }
      pendingAction = nil
      switch result {
      case .success(let films):
        model.update(films: films)
        delegate?.favouritesDidLoad()
      case .failure(let error):
        model.update(failure: error)
        delegate?.favouritesDidFailToLoad()
      }
    }
  }

  func cancel() {
    pendingAction?.cancel()
  }

  func retry() {
    model.update(isLoading: true)
    delegate?.favouritesDidBeginLoading()
    load()
  }
}

extension FavouritesInteractor: FavouritesEvents {
  @IBAction func reload(_ sender: Any) {
    retry()
  }

  @IBAction func openFilm(_ sender: Any) {
    guard let row = list.selectedRow else { return }
    delegate?.favouritesDidOpen(model.films[row])
  }
}
