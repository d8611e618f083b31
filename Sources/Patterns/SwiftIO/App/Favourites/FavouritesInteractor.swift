import Catalogue

import struct HeadlessUI.Outlet

/// The view controller's requests, and the parts that it injects.
protocol FavouritesInteractorInput: AnyObject {
  var model: (any FavouritesModelUpdating)! { get set }
  var actions: (any ActionFactory)! { get set }
  var delegate: (any FavouritesInteractorDelegate)? { get set }

  /// Lists the favourites as they are now.
  func load()

  /// Stops loading.
  func cancel()

  /// Loads again what could not be loaded.
  func retry()
}

/// The events of the scene's controls.
protocol FavouritesEvents: AnyObject {
  func reload(_ sender: Any)
  func openFilm(_ sender: Any)
}

/// The notifications that the interactor sends after it has updated the model.
protocol FavouritesInteractorDelegate: AnyObject {
  func favouritesDidBeginLoading()
  func favouritesDidLoad()
  func favouritesDidOpen(_ film: Film)
  func favouritesDidFailToLoad()
}

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
    reload(self)
  }
}

extension FavouritesInteractor: FavouritesEvents {
  @IBAction func reload(_ sender: Any) {
    model.update(isLoading: true)
    delegate?.favouritesDidBeginLoading()
    load()
  }

  @IBAction func openFilm(_ sender: Any) {
    guard let row = list.selectedRow else { return }
    let action = actions.openFilm(at: row, in: model.films)
    action.run { [weak self] result in
      guard let self else { return }
      let film = result.get()
      model.update(selected: film)
      delegate?.favouritesDidOpen(film)
    }
  }
}
