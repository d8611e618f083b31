import Catalogue

import struct HeadlessUI.Outlet

/// What the view controller may ask of the interactor.
protocol FavouritesInteractorInput: AnyObject {
  var model: (any FavouritesModelUpdating)! { get set }
  var actions: (any ActionFactory)! { get set }
  var delegate: (any FavouritesInteractorDelegate)? { get set }

  /// Call when the scene comes into sight: what is marked may have changed.
  func load()

  /// Call when the scene goes out of sight.
  func cancel()
}

/// What a person can do to the list of favourites.
protocol FavouritesEvents: AnyObject {
  func openFilm(_ sender: Any)
  func retry(_ sender: Any)
}

/// What the interactor tells the view controller, each time after it has updated the model.
protocol FavouritesInteractorDelegate: AnyObject {
  func favouritesDidLoad()
  func favouritesDidOpen(_ film: Film)
  func favouritesDidFailToLoad()
  func favouritesDidFail()
}

/// Handles the events of the list of favourites.
final class FavouritesInteractor: FavouritesInteractorInput, FavouritesEvents {
  @Outlet var list: any RowInput

  var model: (any FavouritesModelUpdating)!
  var actions: (any ActionFactory)!
  weak var delegate: (any FavouritesInteractorDelegate)?

  private var listing: (any Action<[Film]>)?
  private var opening: (any Action<Film>)?
  private var failedAttempt: (() -> Void)?

  func load() {
    listing?.cancel()
    let action = actions.listFavourites()
    listing = action
    action.run { [weak self] result in
      guard let self else { return }
      listing = nil
      switch result {
      case .success(let films):
        model.update(films: films)
        delegate?.favouritesDidLoad()
      case .failure(let error):
        failedAttempt = { [weak self] in self?.load() }
        model.update(failure: error)
        delegate?.favouritesDidFailToLoad()
      }
    }
  }

  func cancel() {
    listing?.cancel()
  }

  @IBAction func openFilm(_ sender: Any) {
    guard let row = list.selectedRow else { return }
    openFilm(at: row)
  }

  @IBAction func retry(_ sender: Any) {
    let attempt = failedAttempt
    failedAttempt = nil
    attempt?()
  }

  private func openFilm(at row: Int) {
    let action = actions.openFilm(at: row, in: model.films)
    opening = action
    action.run { [weak self] result in
      guard let self else { return }
      opening = nil
      switch result {
      case .success(let film):
        model.update(openedFilm: film)
        delegate?.favouritesDidOpen(film)
      case .failure(let error):
        failedAttempt = { [weak self] in self?.openFilm(at: row) }
        model.update(failure: error)
        delegate?.favouritesDidFail()
      }
    }
  }
}
