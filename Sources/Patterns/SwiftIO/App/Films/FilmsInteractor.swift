import Catalogue

import struct HeadlessUI.Outlet

/// The view controller's requests, and the parts that it injects.
protocol FilmsInteractorInput: AnyObject {
  var model: (any FilmsModelUpdating)! { get set }
  var actions: (any ActionFactory)! { get set }
  var delegate: (any FilmsInteractorDelegate)? { get set }

  /// Lists the films of the model's country.
  func load()

  /// Stops loading; call it when the user has left the scene.
  func cancel()

  /// Loads again what could not be loaded.
  func retry()
}

/// The events of the scene's controls.
protocol FilmsEvents: AnyObject {
  func reload(_ sender: Any)
  func openFilm(_ sender: Any)
}

/// The notifications that the interactor sends after it has updated the model.
protocol FilmsInteractorDelegate: AnyObject {
  func filmsDidBeginLoading()
  func filmsDidLoad()
  func filmsDidOpen(_ film: Film)
  func filmsDidFailToLoad()
}

/// Handles the events of the list of a country's films.
final class FilmsInteractor {
  @Outlet var list: any RowInput

  var model: (any FilmsModelUpdating)!
  var actions: (any ActionFactory)!
  weak var delegate: (any FilmsInteractorDelegate)?

  private var pendingAction: (any Action<[Film], CatalogueError>)?
}

extension FilmsInteractor: FilmsInteractorInput {
  func load() {
    let action = actions.listFilms(of: model.country)
    pendingAction?.cancel()
    pendingAction = action
    action.run { [weak self] result in
      guard let self else { return }
      pendingAction = nil
      switch result {
      case .success(let films):
        model.update(films: films)
        delegate?.filmsDidLoad()
      case .failure(let error):
        model.update(failure: error)
        delegate?.filmsDidFailToLoad()
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

extension FilmsInteractor: FilmsEvents {
  @IBAction func reload(_ sender: Any) {
    model.update(isLoading: true)
    delegate?.filmsDidBeginLoading()
    load()
  }

  @IBAction func openFilm(_ sender: Any) {
    guard let row = list.selectedRow else { return }
    let film = model.films[row]
    model.update(selected: film)
    delegate?.filmsDidOpen(film)
  }
}
