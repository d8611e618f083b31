import Catalogue

import struct HeadlessUI.Outlet

@testable import SwiftIO

/// Handles the events of the list of favourites.
final class FavouritesInteractor {
  @Outlet var list: any RowInput

  var model: (any FavouritesModelUpdating)!
  var actions: (any ActionFactory)!
  weak var delegate: (any FavouritesInteractorDelegate)?

  private var pendingAction: (any Action<[Film], CatalogueError>)?

  private func list(_ ids: [FilmID]) {
    let action = actions.listFavourites(ids)
    pendingAction = action
    action.run { [weak self] result in
      guard let self else { return }
      pendingAction = nil
      switch result {
      case .success(let films):
        model.update(films: films)
        delegate?.favouritesDidLoad()
      case .failure(let error):
        fail(error)
      }
    }
  }

  private func fail(_ error: any Error) {
    model.update(failure: error)
    delegate?.favouritesDidFailToLoad()
  }
}

extension FavouritesInteractor: FavouritesInteractorInput {
  func load() {
    pendingAction?.cancel()
    let action = actions.readFavourites()
    action.run { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let ids): list(ids)
      case .failure(let error): fail(error)
      }
    }
  }

  func cancel() {
    guard let action = pendingAction else { return }
    pendingAction = nil
    action.cancel()
    model.update(isLoading: false)
    delegate?.favouritesDidStopLoading()
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
