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
  func favouritesDidStopLoading()
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
    // A first load begins again when the scene comes back.
    guard model.hasLoaded else { return }
    model.update(isLoading: false)
    delegate?.favouritesDidStopLoading()
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
    let film = model.films[row]
    model.update(selected: film)
    delegate?.favouritesDidOpen(film)
  }
}
